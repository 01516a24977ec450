-- What a letter left open: an order or a command that was understood as likely, and waits for a
-- YES; a line that was refused; sentences that are no orders, kept for the GM.
CREATE TABLE question (
	id INTEGER PRIMARY KEY,
	seat_id INTEGER NOT NULL REFERENCES seat (id) ON DELETE CASCADE,
	phase_no INTEGER NOT NULL,              -- the phase that was open
	turn INTEGER NOT NULL,
	phase INTEGER NOT NULL,
	receipt INTEGER NOT NULL,               -- that told of it
	inbox_id INTEGER NOT NULL,
	kind TEXT NOT NULL,                     -- asked, refused, words
	text TEXT NOT NULL,                     -- asked: what a YES sends, one order or command a line
	verb INTEGER NOT NULL,                  -- of a refused line: its decision, as the game numbers
	a INTEGER NOT NULL,                     -- them; verb 0: not known
	b INTEGER NOT NULL,
	state TEXT NOT NULL,                    -- open, yes, no, replaced, passed
	utc INTEGER NOT NULL,
	settled_utc INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX question_seat ON question (seat_id, phase_no);
