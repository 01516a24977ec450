-- House rulings of a game: they stand from the day they are made.
CREATE TABLE ruling (
	game_id INTEGER NOT NULL REFERENCES game (id),
	number INTEGER NOT NULL,                -- from 1, by game
	turn INTEGER NOT NULL,                  -- the phase that was open; 0: before the start
	phase INTEGER NOT NULL,
	text TEXT NOT NULL,
	utc INTEGER NOT NULL,
	PRIMARY KEY (game_id, number)
) STRICT, WITHOUT ROWID;
