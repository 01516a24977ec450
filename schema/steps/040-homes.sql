-- Several homes of one house. Rows keep their numbers when their game goes to another home, so no
-- number may be given twice: these tables no longer give the number of a row that is gone again.
-- `moved` tells where a game is that was here.

CREATE TABLE moved (
	game_id INTEGER PRIMARY KEY,
	name TEXT NOT NULL UNIQUE,
	home TEXT NOT NULL,                     -- '': put aside, into a file
	state TEXT NOT NULL,                    -- leaving, gone
	utc INTEGER NOT NULL
) STRICT;

CREATE TABLE question_new (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	seat_id INTEGER NOT NULL REFERENCES seat (id) ON DELETE CASCADE,
	phase_no INTEGER NOT NULL,
	turn INTEGER NOT NULL,
	phase INTEGER NOT NULL,
	receipt INTEGER NOT NULL,
	inbox_id INTEGER NOT NULL,
	kind TEXT NOT NULL,
	text TEXT NOT NULL,
	verb INTEGER NOT NULL,
	a INTEGER NOT NULL,
	b INTEGER NOT NULL,
	state TEXT NOT NULL,
	utc INTEGER NOT NULL,
	settled_utc INTEGER NOT NULL DEFAULT 0,
	sum BLOB
) STRICT;
INSERT INTO question_new SELECT id, seat_id, phase_no, turn, phase, receipt, inbox_id, kind, text, verb,
	a, b, state, utc, settled_utc, sum FROM question ORDER BY id;
DROP TABLE question;
ALTER TABLE question_new RENAME TO question;
CREATE INDEX question_seat ON question (seat_id, phase_no);

CREATE TABLE absence_new (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	game_id INTEGER NOT NULL REFERENCES game (id),
	seat_id INTEGER NOT NULL,
	epoch INTEGER NOT NULL,
	from_day INTEGER NOT NULL,
	to_day INTEGER NOT NULL,
	holds_to INTEGER NOT NULL,
	utc INTEGER NOT NULL,
	spent INTEGER NOT NULL DEFAULT 0
) STRICT;
INSERT INTO absence_new SELECT id, game_id, seat_id, epoch, from_day, to_day, holds_to, utc, spent
	FROM absence ORDER BY id;
DROP TABLE absence;
ALTER TABLE absence_new RENAME TO absence;
CREATE INDEX absence_of ON absence (game_id, from_day);

CREATE TABLE bounce_new (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	outbox_id INTEGER NOT NULL REFERENCES outbox (id),
	inbox_id INTEGER REFERENCES inbox (id),
	game_id INTEGER REFERENCES game (id),
	seat INTEGER,
	address TEXT NOT NULL,
	hard INTEGER NOT NULL,
	status TEXT NOT NULL DEFAULT '',
	text TEXT NOT NULL DEFAULT '',
	utc INTEGER NOT NULL,
	UNIQUE (outbox_id, hard)
) STRICT;
INSERT INTO bounce_new SELECT id, outbox_id, inbox_id, game_id, seat, address, hard, status, text, utc
	FROM bounce ORDER BY id;
DROP TABLE bounce;
ALTER TABLE bounce_new RENAME TO bounce;
CREATE INDEX bounce_of ON bounce (game_id, seat, utc);

CREATE TABLE picture_new (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	hash BLOB NOT NULL UNIQUE,
	bytes BLOB NOT NULL
) STRICT;
INSERT INTO picture_new SELECT id, hash, bytes FROM picture ORDER BY id;
DROP TABLE picture;
ALTER TABLE picture_new RENAME TO picture;

-- Games whose phase was opened since somebody looked.
CREATE INDEX game_opened ON game (opened_utc) WHERE status = 'running';
