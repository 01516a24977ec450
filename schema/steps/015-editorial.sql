-- Editorials: the GM's words at the head of the next report and of its page in the zine.
CREATE TABLE editorial (
	game_id INTEGER NOT NULL REFERENCES game (id),
	phase_no INTEGER NOT NULL,              -- the phase that was open; 0: before the start
	text TEXT NOT NULL,
	utc INTEGER NOT NULL,
	PRIMARY KEY (game_id, phase_no)
) STRICT, WITHOUT ROWID;
