-- Letters that wait for their writer's word, and addresses that a player has confirmed.

CREATE TABLE held (
	inbox_id INTEGER PRIMARY KEY REFERENCES inbox (id),
	seat_id INTEGER NOT NULL,               -- whose orders they would be
	epoch INTEGER NOT NULL,                 -- of the seat: another player confirms nothing of it
	phase_no INTEGER NOT NULL,              -- for which it was written
	why TEXT NOT NULL,                      -- which proof it had: key, address, P1
	content_key TEXT NOT NULL,              -- of the letter: a copy asks no second time
	word_hash TEXT UNIQUE,                  -- of the confirm address; NULL: nobody was asked
	state TEXT NOT NULL CHECK (state IN ('waiting', 'confirmed', 'done', 'expired', 'dropped')),
	always INTEGER NOT NULL DEFAULT 0,      -- the word was "confirm always"
	held_utc INTEGER NOT NULL,
	expires_utc INTEGER NOT NULL,
	settled_utc INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX held_waiting ON held (seat_id, content_key) WHERE state = 'waiting';

-- Addresses of a player beside the one of record: letters from them count as his, none
-- goes to them.
CREATE TABLE seat_alias (
	seat_id INTEGER NOT NULL REFERENCES seat (id) ON DELETE CASCADE,
	address TEXT NOT NULL COLLATE NOCASE,
	utc INTEGER NOT NULL,
	PRIMARY KEY (seat_id, address)
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_alias_of ON seat_alias (address);
