-- GMs beside the first one of a game. The number of a row is never used again: the keys of a GM
-- who left are dead, even if they come back.
CREATE TABLE game_gm (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	game_id INTEGER NOT NULL REFERENCES game (id),
	name TEXT NOT NULL DEFAULT '',
	address TEXT NOT NULL COLLATE NOCASE,
	added_utc INTEGER NOT NULL,
	UNIQUE (game_id, address)
) STRICT;
