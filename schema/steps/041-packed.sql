-- Letters that go out are kept packed (schema/store/pack.h), because they are most of what a game writes. `bytes`
-- has the text of a letter and then its bytes. What the letters of a game have in common is kept once, as `pattern`.
-- Letters of editions before this one stay as they are, and go when their time of keeping is over.
CREATE TABLE pattern (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	game_id INTEGER NOT NULL REFERENCES game (id),
	kind TEXT NOT NULL,                     -- of letters, as in `outbox`
	packed BLOB NOT NULL                    -- one of them, which the others resemble
) STRICT;
CREATE INDEX pattern_of ON pattern (game_id, kind);
ALTER TABLE message ADD COLUMN plain_n INTEGER;   -- how long the text is in `bytes`; NULL: not packed, it is in `plain`
ALTER TABLE message ADD COLUMN pattern_id INTEGER REFERENCES pattern (id);
CREATE INDEX message_pattern ON message (pattern_id) WHERE pattern_id IS NOT NULL;
ALTER TABLE picture ADD COLUMN packed INTEGER NOT NULL DEFAULT 0;
