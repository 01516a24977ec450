-- An act may excuse a seat: what it owes in a phase that the GM runs before its deadline counts as
-- no miss. The list of kinds stands with the program, which reads them; the table has none.
-- https://www.sqlite.org/lang_altertable.html, section 7; foreign keys are off (schema/store/steps.c).
CREATE TABLE act_new (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	game_id INTEGER NOT NULL REFERENCES game (id),
	phase_no INTEGER NOT NULL,
	kind TEXT NOT NULL,                     -- enum act_kind
	seat INTEGER NOT NULL DEFAULT -1,
	name TEXT NOT NULL DEFAULT '',
	value TEXT NOT NULL DEFAULT '',
	was TEXT NOT NULL DEFAULT '',           -- an option's value before; '': not set
	utc INTEGER NOT NULL,
	sum BLOB
) STRICT;
INSERT INTO act_new SELECT id, game_id, phase_no, kind, seat, name, value, was, utc, sum FROM act;
-- Numbers that were given out are not given out again.
UPDATE sqlite_sequence SET seq = (SELECT max(seq) FROM sqlite_sequence WHERE name IN ('act', 'act_new'))
	WHERE name = 'act_new';
INSERT INTO sqlite_sequence (name, seq)
	SELECT 'act_new', seq FROM sqlite_sequence
	WHERE name = 'act' AND NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'act_new');
DROP TABLE act;
ALTER TABLE act_new RENAME TO act;
CREATE INDEX act_of ON act (game_id, phase_no);
