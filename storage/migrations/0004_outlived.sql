-- Posts whose place another one has taken. Their buttons are taken off when there is time, also by a bot that starts anew.
CREATE TABLE outlived (
    message_id INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL
);
