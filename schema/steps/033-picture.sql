-- A picture that many letters carry is kept once, as they carry it; `message` has the rest of each.
-- Letters of editions before this one stay as they are.
CREATE TABLE picture (
	id INTEGER PRIMARY KEY,
	hash BLOB NOT NULL UNIQUE,              -- BLAKE2b-256 of `bytes`
	bytes BLOB NOT NULL
) STRICT;
CREATE TABLE pictured (
	outbox_id INTEGER PRIMARY KEY REFERENCES outbox (id),
	picture_id INTEGER NOT NULL REFERENCES picture (id),
	place INTEGER NOT NULL                  -- in the letter: how many of its bytes stand before
) STRICT;
CREATE INDEX pictured_of ON pictured (picture_id);
