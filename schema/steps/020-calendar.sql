-- What a player's calendar shows of a game: the events that letters have published, so that
-- one whose phase runs before its deadline, or not at all, is taken back.
CREATE TABLE calendar (
	seat_id INTEGER NOT NULL REFERENCES seat (id) ON DELETE CASCADE,
	epoch INTEGER NOT NULL,
	phase_no INTEGER NOT NULL,
	sequence INTEGER NOT NULL,
	deadline_utc INTEGER NOT NULL, -- 0: it was taken back
	PRIMARY KEY (seat_id, epoch, phase_no)
) WITHOUT ROWID;
