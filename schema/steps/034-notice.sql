-- Notices of the GM's acts that wait a minute for more: acts within it reach a player as one letter.
-- What each act said, by the letter that tells it now.
CREATE TABLE notice (
	outbox_id INTEGER NOT NULL REFERENCES outbox (id) ON DELETE CASCADE,
	n INTEGER NOT NULL,                     -- 1 for the first act
	game_id INTEGER NOT NULL,
	seat INTEGER NOT NULL,                  -- -1: the GM
	subject TEXT NOT NULL,                  -- without the tag of the game
	text TEXT NOT NULL,
	PRIMARY KEY (outbox_id, n)
) STRICT, WITHOUT ROWID;
CREATE INDEX notice_of ON notice (game_id, seat);
-- Events that such a letter takes back, with their deadlines: the letter in its place must do it too.
CREATE TABLE notice_event (
	outbox_id INTEGER NOT NULL REFERENCES outbox (id) ON DELETE CASCADE,
	seat_id INTEGER NOT NULL,
	epoch INTEGER NOT NULL,
	phase_no INTEGER NOT NULL,
	deadline INTEGER NOT NULL,
	PRIMARY KEY (outbox_id, phase_no)
) STRICT, WITHOUT ROWID;
