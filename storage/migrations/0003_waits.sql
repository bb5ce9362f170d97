-- Since when a table waits for a seat, and what belongs to that turn: reminders behind it, time added, silence asked for.
CREATE TABLE waits (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    since REAL,
    version INTEGER NOT NULL,
    spent REAL NOT NULL DEFAULT 0,
    granted REAL NOT NULL DEFAULT 0,
    reminded INTEGER NOT NULL DEFAULT 0,
    muted INTEGER NOT NULL DEFAULT 0,
    late INTEGER NOT NULL DEFAULT 0,
    missed INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX waits_by_person ON waits (user_id) WHERE since IS NOT NULL;

-- Games that are under way wait for somebody already; a timer each, so that they are looked at when the bot starts.
INSERT INTO waits (table_id, seat, user_id, since, version)
SELECT tables.id, seats.seat, seats.user_id, coalesce(tables.moved_at, tables.created_at), tables.version
FROM tables, json_each(tables.to_act) AS acting
JOIN seats ON seats.table_id = tables.id AND seats.seat = acting.value
WHERE tables.status = 'running' AND seats.user_id IS NOT NULL;
INSERT INTO timers (key, table_id, user_id, kind, payload, due_at)
SELECT 'wait ' || table_id || ' ' || seat, table_id, user_id, 'wait', '{}', since FROM waits;

-- A plan made before its turn may be played by itself: what closes it, and what it was to bring about.
ALTER TABLE plans ADD COLUMN premove TEXT;
