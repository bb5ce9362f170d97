-- Times are seconds since 1970 (UTC). Identities of Discord are integers. JSON and states are opaque here.

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    guild_id INTEGER,
    channel_id INTEGER NOT NULL,
    owner_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    language TEXT NOT NULL,
    access TEXT NOT NULL,
    settings TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'finished', 'abandoned')),
    version INTEGER NOT NULL DEFAULT 0,
    told_version INTEGER NOT NULL DEFAULT 0,
    turn INTEGER NOT NULL DEFAULT 0,
    to_act TEXT NOT NULL DEFAULT '[]',
    ai_to_act INTEGER NOT NULL DEFAULT 0,
    created_at REAL NOT NULL,
    started_at REAL,
    moved_at REAL,
    ended_at REAL,
    ended_by TEXT,
    rematch_of TEXT REFERENCES tables (id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX one_unfinished_per_channel ON tables (channel_id) WHERE status IN ('lobby', 'running');
CREATE INDEX unfinished_by_guild ON tables (guild_id) WHERE status IN ('lobby', 'running');
CREATE INDEX unfinished_by_owner ON tables (owner_id) WHERE status IN ('lobby', 'running');
CREATE INDEX waiting_for_ai ON tables (id) WHERE ai_to_act = 1;

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    colour TEXT NOT NULL,
    user_id INTEGER,
    ai TEXT,
    reserved_for INTEGER,
    home_id INTEGER,
    joined_at REAL,
    PRIMARY KEY (table_id, seat),
    CHECK (user_id IS NULL OR ai IS NULL)
) WITHOUT ROWID;
CREATE UNIQUE INDEX one_seat_per_person ON seats (table_id, user_id) WHERE user_id IS NOT NULL;
CREATE INDEX seats_by_person ON seats (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX seats_by_absent ON seats (home_id) WHERE home_id IS NOT NULL;

CREATE TABLE seat_changes (
    id INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    version INTEGER NOT NULL,
    kind TEXT NOT NULL,
    user_id INTEGER,
    ai TEXT,
    by_id INTEGER,
    at REAL NOT NULL
);
CREATE INDEX seat_changes_of_table ON seat_changes (table_id);

-- The truth. A row is an action, or the agreement to go back to an earlier version; nothing is ever changed here.
CREATE TABLE actions (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    user_id INTEGER,
    ai TEXT,
    action TEXT,
    undo_to INTEGER,
    request TEXT,
    step INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, version),
    CHECK ((action IS NULL) <> (undo_to IS NULL))
) WITHOUT ROWID;
CREATE UNIQUE INDEX one_action_per_request ON actions (request, step) WHERE request IS NOT NULL;
CREATE TRIGGER actions_stay BEFORE UPDATE ON actions BEGIN SELECT raise(ABORT, 'the log is append only'); END;
CREATE TRIGGER actions_are_kept BEFORE DELETE ON actions BEGIN SELECT raise(ABORT, 'the log is append only'); END;

-- For speed only: the newest state of each table, rebuilt from the log whenever it does not fit.
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    version INTEGER NOT NULL,
    state BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE plans (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    steps TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE TABLE requests (
    request TEXT PRIMARY KEY,
    table_id TEXT,
    user_id INTEGER,
    answer TEXT NOT NULL,
    at REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX requests_by_age ON requests (at);

CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    channel_id INTEGER NOT NULL,
    table_id TEXT REFERENCES tables (id),
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    created_at REAL NOT NULL,
    due_at REAL NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    attempted_at REAL,
    error TEXT,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'given-up')),
    message_id INTEGER,
    ended_at REAL
);
CREATE INDEX outbox_waiting ON outbox (channel_id, id) WHERE state = 'waiting';
CREATE INDEX outbox_ended ON outbox (ended_at) WHERE state <> 'waiting';

CREATE TABLE posts (
    table_id TEXT NOT NULL REFERENCES tables (id),
    role TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    version INTEGER NOT NULL,
    PRIMARY KEY (table_id, role)
) WITHOUT ROWID;

CREATE TABLE timers (
    key TEXT PRIMARY KEY,
    table_id TEXT REFERENCES tables (id),
    user_id INTEGER,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    due_at REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX timers_by_time ON timers (due_at);
CREATE INDEX timers_of_table ON timers (table_id);

CREATE TABLE votes (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    data TEXT NOT NULL,
    version INTEGER NOT NULL,
    opened_by INTEGER NOT NULL,
    opened_at REAL NOT NULL,
    state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'passed', 'failed', 'overtaken', 'withdrawn')),
    closed_at REAL
) WITHOUT ROWID;
CREATE UNIQUE INDEX one_open_vote_of_a_kind ON votes (table_id, kind) WHERE state = 'open';

CREATE TABLE ballots (
    vote_id TEXT NOT NULL REFERENCES votes (id),
    user_id INTEGER NOT NULL,
    agrees INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (vote_id, user_id)
) WITHOUT ROWID;

CREATE TABLE people (
    user_id INTEGER PRIMARY KEY,
    language TEXT,
    time_zone TEXT,
    reminders TEXT NOT NULL,
    accessibility TEXT NOT NULL,
    changed_at REAL NOT NULL
);

CREATE TABLE vacations (
    user_id INTEGER NOT NULL,
    first_day TEXT NOT NULL,
    last_day TEXT NOT NULL,
    booked_at REAL NOT NULL,
    PRIMARY KEY (user_id, first_day),
    CHECK (first_day <= last_day)
) WITHOUT ROWID;

CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user_id INTEGER,
    ai TEXT,
    score INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    parts TEXT NOT NULL,
    events TEXT NOT NULL,
    mu REAL,
    sigma REAL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX results_by_person ON results (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE ratings (
    game TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    changed_at REAL NOT NULL,
    PRIMARY KEY (game, guild_id, user_id)
) WITHOUT ROWID;
