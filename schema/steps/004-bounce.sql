-- Letters of ours that did not arrive, and the addresses that are held for dead.

CREATE TABLE bounce (
	id INTEGER PRIMARY KEY,
	outbox_id INTEGER NOT NULL REFERENCES outbox (id),
	inbox_id INTEGER REFERENCES inbox (id), -- the letter that told it; NULL: the server, at once
	game_id INTEGER REFERENCES game (id),
	seat INTEGER,                           -- as in outbox
	address TEXT NOT NULL,
	hard INTEGER NOT NULL,                  -- 1: no such mailbox; 0: full, delayed, not wanted
	status TEXT NOT NULL DEFAULT '',        -- 5.1.1
	text TEXT NOT NULL DEFAULT '',
	utc INTEGER NOT NULL,
	UNIQUE (outbox_id, hard)                -- a letter is lost once, however often that is told
) STRICT;
CREATE INDEX bounce_of ON bounce (game_id, seat, utc);

CREATE TABLE mailstate (
	game_id INTEGER NOT NULL REFERENCES game (id),
	seat INTEGER NOT NULL,
	address TEXT NOT NULL,                  -- another address of the seat: this counts no more
	state TEXT NOT NULL CHECK (state IN ('probing', 'dead')),
	utc INTEGER NOT NULL,
	PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;
