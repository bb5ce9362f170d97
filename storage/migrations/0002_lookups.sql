-- What people ask for most must not be searched for in everything there is.

CREATE INDEX tables_by_channel ON tables (channel_id);
CREATE INDEX seats_by_invited ON seats (reserved_for) WHERE reserved_for IS NOT NULL;
CREATE INDEX ratings_by_worth ON ratings (game, guild_id, mu - 3 * sigma DESC);
