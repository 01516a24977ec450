-- The code of what a line answers ("R12", server/todo), where the GM answered it by mail; '': none. It is
-- not in the sum of the line, which covers the words, and the words have the code too.
ALTER TABLE gmlog ADD COLUMN code TEXT NOT NULL DEFAULT '' COLLATE NOCASE;

-- Until now only the words had it: "By mail (letter 12): R12 (NMR REMIND red)", "By mail (letter 12), from
-- Gus, gus@example.com: R12: nmr random red".
WITH said(id, line) AS (SELECT id, substr(what, instr(what, ')') + 1) FROM gmlog WHERE what LIKE 'By mail (letter %'),
	answer(id, line) AS (SELECT id, trim(substr(line, instr(line, ':') + 1)) || ' ' FROM said),
	first(id, word) AS (SELECT id, rtrim(substr(line, 1, instr(line, ' ') - 1), '.,:;!') FROM answer)
UPDATE gmlog SET code = first.word FROM first
	WHERE first.id = gmlog.id AND first.word GLOB '[A-Za-z][0-9]*' AND NOT substr(first.word, 2) GLOB '*[^0-9]*';
CREATE INDEX gmlog_code ON gmlog (code) WHERE code <> '';

-- When the GM wrote to a player who had written to them; 0: not yet.
ALTER TABLE press ADD COLUMN answered_utc INTEGER NOT NULL DEFAULT 0;
