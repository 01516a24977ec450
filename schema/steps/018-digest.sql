-- DIGEST: what only tells is gathered, and sent once a day or told by the next report.
ALTER TABLE seat ADD COLUMN digest INTEGER NOT NULL DEFAULT 0;
CREATE TABLE digest (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	seat_id INTEGER NOT NULL REFERENCES seat (id) ON DELETE CASCADE,
	epoch INTEGER NOT NULL,                 -- of the player: another one is told nothing of it
	utc INTEGER NOT NULL,
	text TEXT NOT NULL
) STRICT;
CREATE INDEX digest_of ON digest (seat_id, utc);
