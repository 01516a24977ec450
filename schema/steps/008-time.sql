-- Deadlines that move, and players who are away.

ALTER TABLE game ADD COLUMN moved INTEGER NOT NULL DEFAULT 0; -- how often the open phase's deadline was

-- Days are counted from 1 January 1970, in the zone of the player. A deadline that falls
-- into one moves behind its days up to `holds_to`: what is beyond is told, and no more.
CREATE TABLE absence (
	id INTEGER PRIMARY KEY,
	game_id INTEGER NOT NULL REFERENCES game (id),
	seat_id INTEGER NOT NULL,               -- of seat.id, which a start does not change
	epoch INTEGER NOT NULL,                 -- of the player: another one has his own
	from_day INTEGER NOT NULL,
	to_day INTEGER NOT NULL,
	holds_to INTEGER NOT NULL,              -- before from_day: it holds nothing
	utc INTEGER NOT NULL
) STRICT;
CREATE INDEX absence_of ON absence (game_id, from_day);
