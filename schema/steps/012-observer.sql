-- Strangers who read a public game: asked for a confirm, reading, or gone again.
CREATE TABLE observer (
	game_id INTEGER NOT NULL REFERENCES game (id),
	address TEXT NOT NULL COLLATE NOCASE,
	state TEXT NOT NULL CHECK (state IN ('asked', 'reading', 'left')),
	word_hash TEXT UNIQUE,                  -- of the confirm address
	utc INTEGER NOT NULL,                   -- of the state
	PRIMARY KEY (game_id, address)
) STRICT;
