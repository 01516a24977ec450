-- The store of one home: letters in, games, orders, positions, letters out.
-- Times are UTC seconds. Numbers of turns and phases begin at 1, seats at 0.

-- Small facts of the house: instance, last_round, ...
CREATE TABLE meta (
	key TEXT PRIMARY KEY,
	value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- JOURNAL -------------------------------------------------------------------

CREATE TABLE source (
	id INTEGER PRIMARY KEY,
	kind TEXT NOT NULL,                     -- maildir, imap, pop3
	name TEXT NOT NULL UNIQUE,
	uidvalidity INTEGER NOT NULL DEFAULT 0,
	last_uid INTEGER NOT NULL DEFAULT 0,
	eligible_from INTEGER NOT NULL DEFAULT 0,
	last_sweep INTEGER NOT NULL DEFAULT 0   -- when it was last read without fault
) STRICT;

CREATE TABLE inbox (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	source_id INTEGER NOT NULL REFERENCES source (id),
	uidvalidity INTEGER NOT NULL DEFAULT 0,
	uid_or_name TEXT NOT NULL,
	arrival_utc INTEGER NOT NULL,
	arrival_basis TEXT NOT NULL,            -- internaldate, mtime, received, journal
	size INTEGER NOT NULL,
	sha256 BLOB NOT NULL,                   -- of the raw bytes
	msgid TEXT NOT NULL DEFAULT '',
	content_key BLOB,
	state TEXT NOT NULL CHECK (state IN ('NEW', 'WORKING', 'DONE', 'HELD', 'DUPLICATE',
		'IGNORED', 'QUARANTINE')),
	attempts INTEGER NOT NULL DEFAULT 0,
	verdict TEXT NOT NULL DEFAULT '',
	reason TEXT NOT NULL DEFAULT '',
	sender TEXT NOT NULL DEFAULT '',
	game_id INTEGER REFERENCES game (id),
	seat INTEGER,
	journal_utc INTEGER NOT NULL,
	UNIQUE (source_id, uidvalidity, uid_or_name)
) STRICT;
CREATE INDEX inbox_open ON inbox (arrival_utc, id) WHERE state IN ('NEW', 'WORKING');
CREATE INDEX inbox_seat ON inbox (game_id, seat, arrival_utc)
	WHERE state = 'DONE' AND content_key IS NOT NULL;
CREATE INDEX inbox_state ON inbox (state) WHERE state IN ('HELD', 'QUARANTINE');

-- The letter as it came; purged after the time of keeping.
CREATE TABLE raw (
	inbox_id INTEGER PRIMARY KEY REFERENCES inbox (id),
	bytes BLOB NOT NULL
) STRICT;

-- Letters that were acted on: a copy by another way acts no second time.
CREATE TABLE seen (
	content_key BLOB PRIMARY KEY,
	inbox_id INTEGER NOT NULL REFERENCES inbox (id)
) STRICT, WITHOUT ROWID;

-- GAMES ---------------------------------------------------------------------

CREATE TABLE game (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	name TEXT NOT NULL UNIQUE,
	rules TEXT NOT NULL,
	n_seats INTEGER NOT NULL,
	status TEXT NOT NULL CHECK (status IN ('inviting', 'running', 'paused', 'over')),
	deadlines TEXT NOT NULL,
	secret BLOB NOT NULL,                   -- 32 bytes; published when the game is over
	commitment TEXT NOT NULL,               -- BLAKE2b-256 of it, in the invitation
	created_utc INTEGER NOT NULL,
	started_utc INTEGER NOT NULL DEFAULT 0,
	ended_utc INTEGER NOT NULL DEFAULT 0,
	end_why TEXT NOT NULL DEFAULT '',
	-- The open phase. `phase_no` counts all phases ever opened (0: the invitation); a
	-- phase opened again takes a new number, so that old keys open nothing.
	phase_no INTEGER NOT NULL DEFAULT 0,
	last_phase_no INTEGER NOT NULL DEFAULT 0,
	turn INTEGER NOT NULL DEFAULT 0,
	phase INTEGER NOT NULL DEFAULT 0,
	attempt INTEGER NOT NULL DEFAULT 1,
	opened_utc INTEGER NOT NULL DEFAULT 0,
	deadline_utc INTEGER NOT NULL DEFAULT 0, -- 0: none
	early_utc INTEGER NOT NULL DEFAULT 0,    -- the window of an early run closes; 0: none
	hold TEXT NOT NULL DEFAULT '',           -- why the phase waits for the GM; '': it does not
	braked INTEGER NOT NULL DEFAULT 0,       -- times a brake has moved this deadline
	paused_utc INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX game_due ON game (deadline_utc) WHERE status = 'running';

-- Switches, the server's own (auth, grace, nmr ...) and those of the rules.
CREATE TABLE option (
	game_id INTEGER NOT NULL REFERENCES game (id),
	name TEXT NOT NULL,
	value TEXT NOT NULL,
	PRIMARY KEY (game_id, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE seat (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	game_id INTEGER NOT NULL REFERENCES game (id),
	seat INTEGER NOT NULL,
	colour TEXT NOT NULL,
	colour_fixed INTEGER NOT NULL DEFAULT 0, -- the GM gave it
	name TEXT NOT NULL,
	address TEXT NOT NULL,                   -- of record: answers go there and nowhere else
	epoch INTEGER NOT NULL DEFAULT 1,        -- raised when the seat changes hands
	status TEXT NOT NULL CHECK (status IN ('invited', 'joined', 'declined', 'removed')),
	wish_colours TEXT NOT NULL DEFAULT '',   -- names, comma between
	wish_powers TEXT NOT NULL DEFAULT '',
	power TEXT NOT NULL DEFAULT '',
	lucky TEXT NOT NULL DEFAULT '',
	phone TEXT NOT NULL DEFAULT '',
	zone TEXT NOT NULL DEFAULT '',
	receipts INTEGER NOT NULL DEFAULT 0,     -- number of the last receipt
	resigned INTEGER NOT NULL DEFAULT 0,
	invited_utc INTEGER NOT NULL DEFAULT 0,
	joined_utc INTEGER NOT NULL DEFAULT 0,
	UNIQUE (game_id, seat)
) STRICT;
CREATE INDEX seat_address ON seat (address COLLATE NOCASE);

-- ORDERS --------------------------------------------------------------------

CREATE TABLE sheet (
	game_id INTEGER NOT NULL REFERENCES game (id),
	phase_no INTEGER NOT NULL,
	seat INTEGER NOT NULL,
	readable INTEGER NOT NULL DEFAULT 0,
	final INTEGER NOT NULL DEFAULT 0,
	wait INTEGER NOT NULL DEFAULT 0,
	letters INTEGER NOT NULL DEFAULT 0,     -- how many changed it
	last_utc INTEGER NOT NULL DEFAULT 0,    -- arrival of the last of them
	last_date INTEGER NOT NULL DEFAULT 0,   -- its Date, where that was believable
	receipt INTEGER NOT NULL DEFAULT 0,     -- the last one that told of it
	PRIMARY KEY (game_id, phase_no, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE slot (
	game_id INTEGER NOT NULL,
	phase_no INTEGER NOT NULL,
	seat INTEGER NOT NULL,
	ord INTEGER NOT NULL,
	line TEXT NOT NULL,                     -- canonical words
	receipt INTEGER NOT NULL,
	told_utc INTEGER NOT NULL,
	standing INTEGER NOT NULL DEFAULT 0,
	PRIMARY KEY (game_id, phase_no, seat, ord),
	FOREIGN KEY (game_id, phase_no, seat) REFERENCES sheet (game_id, phase_no, seat)
) STRICT, WITHOUT ROWID;

-- Orders for a phase that is not open yet [R-014], as typed.
CREATE TABLE later (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	game_id INTEGER NOT NULL REFERENCES game (id),
	seat INTEGER NOT NULL,
	turn INTEGER NOT NULL,
	phase INTEGER NOT NULL,
	text TEXT NOT NULL,
	replaces INTEGER NOT NULL DEFAULT 0,
	receipt INTEGER NOT NULL,
	utc INTEGER NOT NULL
) STRICT;
CREATE INDEX later_for ON later (game_id, turn, phase, seat);

CREATE TABLE press (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	game_id INTEGER NOT NULL REFERENCES game (id),
	phase_no INTEGER NOT NULL,              -- it came while this phase was open
	seat INTEGER NOT NULL,                  -- the writer; -1: the GM
	grey INTEGER NOT NULL DEFAULT 0,
	to_all INTEGER NOT NULL DEFAULT 0,
	to_gm INTEGER NOT NULL DEFAULT 0,
	to_zine INTEGER NOT NULL DEFAULT 0,
	to_seats INTEGER NOT NULL DEFAULT 0,    -- bit per seat
	text TEXT NOT NULL,
	utc INTEGER NOT NULL
) STRICT;
CREATE INDEX press_of ON press (game_id, phase_no);

-- POSITIONS -----------------------------------------------------------------

-- One row for each phase that was opened: the position in which it opened, and what
-- led there. Rows are never changed; an undo is a new row from an old one.
CREATE TABLE snapshot (
	game_id INTEGER NOT NULL REFERENCES game (id),
	phase_no INTEGER NOT NULL,              -- opened by it
	turn INTEGER NOT NULL,                  -- of the open phase; phase 0: the game is over
	phase INTEGER NOT NULL,
	from_no INTEGER NOT NULL,               -- the phase that was run to get here; 0: setup
	ran_turn INTEGER NOT NULL,
	ran_phase INTEGER NOT NULL,
	attempt INTEGER NOT NULL,
	edition INTEGER NOT NULL,
	state TEXT NOT NULL,                    -- canonical JSON
	events TEXT NOT NULL,
	trace TEXT NOT NULL,
	draws TEXT NOT NULL,
	cause TEXT NOT NULL,                    -- start, deadline, early, gm, rollback, end, seat
	made_utc INTEGER NOT NULL,
	PRIMARY KEY (game_id, phase_no)
) STRICT;

-- What was done to the open position between two runs: a seat resigned or got another
-- player, a switch was turned, the game was stopped. Applied in order on top of the row.
CREATE TABLE act (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	game_id INTEGER NOT NULL REFERENCES game (id),
	phase_no INTEGER NOT NULL,
	kind TEXT NOT NULL CHECK (kind IN ('resign', 'player', 'option', 'stop')),
	seat INTEGER NOT NULL DEFAULT -1,
	name TEXT NOT NULL DEFAULT '',
	value TEXT NOT NULL DEFAULT '',
	was TEXT NOT NULL DEFAULT '',           -- an option's value before; '': not set
	utc INTEGER NOT NULL
) STRICT;
CREATE INDEX act_of ON act (game_id, phase_no);

-- What the GM did, and what the house did without being asked; `public` lines stand in
-- the next report.
CREATE TABLE gmlog (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	game_id INTEGER REFERENCES game (id),
	phase_no INTEGER NOT NULL DEFAULT 0,
	utc INTEGER NOT NULL,
	who TEXT NOT NULL,                      -- gm, server, red, ...
	what TEXT NOT NULL,
	why TEXT NOT NULL DEFAULT '',
	public INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX gmlog_of ON gmlog (game_id, phase_no);

-- What was said to whom about a phase, so that it is said once: reminders, questions.
CREATE TABLE told (
	game_id INTEGER NOT NULL REFERENCES game (id),
	phase_no INTEGER NOT NULL,
	seat INTEGER NOT NULL,                  -- -1: the GM
	what TEXT NOT NULL,
	utc INTEGER NOT NULL,
	PRIMARY KEY (game_id, phase_no, seat, what)
) STRICT, WITHOUT ROWID;

-- POST ----------------------------------------------------------------------

CREATE TABLE outbox (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	game_id INTEGER REFERENCES game (id),
	seat INTEGER,                           -- -1: the GM; NULL: neither
	phase_no INTEGER NOT NULL DEFAULT 0,
	cause_kind TEXT NOT NULL,               -- in, phase, game, seat, gm
	cause_id INTEGER NOT NULL,
	rcpt TEXT NOT NULL,
	envelope_from TEXT NOT NULL,
	kind TEXT NOT NULL,                     -- receipt, report, start, invitation, ...
	supersede_key TEXT NOT NULL DEFAULT '',
	subject TEXT NOT NULL,
	message BLOB NOT NULL,                  -- made once: each try sends the same bytes
	message_id TEXT NOT NULL,
	state TEXT NOT NULL CHECK (state IN ('QUEUED', 'SENDING', 'SENT', 'RETRY', 'FAILED', 'DOUBT',
		'DROPPED')),
	attempts INTEGER NOT NULL DEFAULT 0,
	next_utc INTEGER NOT NULL,
	lease_until INTEGER NOT NULL DEFAULT 0,
	last_code INTEGER NOT NULL DEFAULT 0,
	last_text TEXT NOT NULL DEFAULT '',
	created_utc INTEGER NOT NULL,
	sent_utc INTEGER NOT NULL DEFAULT 0,
	UNIQUE (cause_kind, cause_id, rcpt, kind)
) STRICT;
CREATE INDEX outbox_due ON outbox (next_utc, id) WHERE state IN ('QUEUED', 'RETRY', 'DOUBT', 'SENDING');
CREATE INDEX outbox_of ON outbox (game_id, phase_no, seat);
CREATE INDEX outbox_supersede ON outbox (supersede_key) WHERE supersede_key <> '';

-- Answers given to an address, for the budgets [mail-handling, section 6].
CREATE TABLE answered (
	address TEXT NOT NULL,
	hour INTEGER NOT NULL,                  -- UTC seconds / 3600
	n INTEGER NOT NULL,
	PRIMARY KEY (address, hour)
) STRICT, WITHOUT ROWID;
