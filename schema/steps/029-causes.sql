-- Why a letter was written stands in columns of its own: the cause was a number into which the seat
-- had been packed (times 64), the phase (times 100000), the epoch of a seat (times 1000). As
-- https://www.sqlite.org/lang_altertable.html has it (section 7), the table is made anew, with
-- foreign keys off (schema/store/steps.c).
CREATE TABLE outbox_new (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	game_id INTEGER REFERENCES game (id),
	seat INTEGER,                           -- -1: the GM; NULL: neither
	phase_no INTEGER NOT NULL DEFAULT 0,
	cause_kind TEXT NOT NULL,               -- in, phase, game, seat, gm
	cause_id INTEGER NOT NULL,              -- of a letter, a game, a seat, an act
	cause_part INTEGER NOT NULL DEFAULT 0,  -- phase: its number in the game; invited: the epoch
	rcpt TEXT NOT NULL,
	envelope_from TEXT NOT NULL,
	kind TEXT NOT NULL,                     -- receipt, report, start, invitation, ...
	supersede_key TEXT NOT NULL DEFAULT '',
	subject TEXT NOT NULL,
	message_id TEXT NOT NULL,
	state TEXT NOT NULL CHECK (state = 'QUEUED' OR state = 'SENDING' OR state = 'SENT' OR state = 'RETRY'
		OR state = 'FAILED' OR state = 'DOUBT' OR state = 'DROPPED'),
	attempts INTEGER NOT NULL DEFAULT 0,
	next_utc INTEGER NOT NULL,
	lease_until INTEGER NOT NULL DEFAULT 0,
	last_code INTEGER NOT NULL DEFAULT 0,
	last_text TEXT NOT NULL DEFAULT '',
	created_utc INTEGER NOT NULL,
	sent_utc INTEGER NOT NULL DEFAULT 0
) STRICT;
INSERT INTO outbox_new
	SELECT id, game_id, seat, phase_no,
		CASE WHEN cause_kind = 'seat' AND kind = 'invitation' THEN 'invited' ELSE cause_kind END,
		CASE WHEN cause_kind = 'phase' THEN cause_id / 64 / 100000
			WHEN cause_kind = 'seat' AND kind = 'invitation' THEN cause_id / 64 / 1000
			ELSE cause_id / 64 END,
		CASE WHEN cause_kind = 'phase' THEN cause_id / 64 % 100000
			WHEN cause_kind = 'seat' AND kind = 'invitation' THEN cause_id / 64 % 1000
			ELSE 0 END,
		rcpt, envelope_from, kind, supersede_key, subject, message_id, state, attempts,
		next_utc, lease_until, last_code, last_text, created_utc, sent_utc
	FROM outbox;
-- Numbers that were given out are not given out again.
UPDATE sqlite_sequence SET seq = (SELECT max(seq) FROM sqlite_sequence WHERE name IN ('outbox', 'outbox_new'))
	WHERE name = 'outbox_new';
INSERT INTO sqlite_sequence (name, seq)
	SELECT 'outbox_new', seq FROM sqlite_sequence
	WHERE name = 'outbox' AND NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'outbox_new');
DROP TABLE outbox;
ALTER TABLE outbox_new RENAME TO outbox;
-- One cause writes one letter of a kind to each address for each seat.
CREATE UNIQUE INDEX outbox_once
	ON outbox (cause_kind, cause_id, cause_part, ifnull(seat, -2), rcpt, kind);
CREATE INDEX outbox_of ON outbox (game_id, phase_no, seat);
CREATE INDEX outbox_supersede ON outbox (supersede_key) WHERE supersede_key <> '';
CREATE INDEX outbox_due ON outbox (next_utc, id)
	WHERE state = 'QUEUED' OR state = 'RETRY' OR state = 'DOUBT' OR state = 'SENDING';
