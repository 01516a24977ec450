-- Who waits for a seat of a game, in the order in which they are asked; and who had a
-- seat before.

CREATE TABLE standby (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	game_id INTEGER NOT NULL REFERENCES game (id),
	name TEXT NOT NULL,
	address TEXT NOT NULL COLLATE NOCASE,
	state TEXT NOT NULL CHECK (state IN ('waiting', 'called', 'seated', 'declined', 'silent', 'left')),
	added_utc INTEGER NOT NULL,
	seat INTEGER NOT NULL DEFAULT -1,       -- to which he was called
	called_utc INTEGER NOT NULL DEFAULT 0,
	until_utc INTEGER NOT NULL DEFAULT 0,   -- then the next is called; 0: there is none
	UNIQUE (game_id, address)
) STRICT;
CREATE INDEX standby_due ON standby (until_utc) WHERE state = 'called';

CREATE TABLE holder (
	seat_id INTEGER NOT NULL REFERENCES seat (id),
	epoch INTEGER NOT NULL,                 -- of his keys, which open nothing any more
	name TEXT NOT NULL,
	address TEXT NOT NULL,
	until_utc INTEGER NOT NULL,
	until_phase_no INTEGER NOT NULL,        -- the phase that was open when he went
	why TEXT NOT NULL,                      -- replaced, called
	PRIMARY KEY (seat_id, epoch)
) STRICT, WITHOUT ROWID;
