-- Checksums over positions and orders, and the chain of what was done by hand: a bit that
-- flips on the disk, or a row that is changed or taken away by somebody else, is found
-- (sums.h). row_sum() is the program's own.
ALTER TABLE snapshot ADD COLUMN sum BLOB;
ALTER TABLE act ADD COLUMN sum BLOB;
ALTER TABLE sheet ADD COLUMN sum BLOB;  -- of the row and its slots
ALTER TABLE later ADD COLUMN sum BLOB;
ALTER TABLE gmlog ADD COLUMN salt BLOB; -- so that nobody guesses a line from its digest
ALTER TABLE gmlog ADD COLUMN sum BLOB;  -- of the line and of the line before it

-- Over the sums of rows that belong together, so that a row that is missing is found too.
CREATE TABLE seal (
	game_id INTEGER NOT NULL,               -- 0: of the house
	kind TEXT NOT NULL,                     -- snapshot, act, sheet, later, gmlog
	phase_no INTEGER NOT NULL,              -- of act and sheet, else 0
	sum BLOB NOT NULL,
	PRIMARY KEY (game_id, kind, phase_no)
) STRICT, WITHOUT ROWID;

UPDATE snapshot SET sum = row_sum(game_id, phase_no, turn, phase, from_no, ran_turn, ran_phase,
	attempt, edition, state, events, trace, draws, cause, made_utc);
UPDATE act SET sum = row_sum(id, game_id, phase_no, kind, seat, name, value, was, utc);
UPDATE sheet SET sum = row_sum(game_id, phase_no, seat, readable, final, wait, letters, last_utc,
	last_date, receipt, (SELECT group_concat(hex(s)) FROM (SELECT row_sum(ord, line, receipt,
	told_utc, standing, byhand) AS s FROM slot WHERE slot.game_id = sheet.game_id AND
	slot.phase_no = sheet.phase_no AND slot.seat = sheet.seat ORDER BY ord)));
UPDATE later SET sum = row_sum(id, game_id, seat, turn, phase, text, replaces, receipt, utc,
	phase_no, taken);

INSERT INTO seal SELECT DISTINCT game_id, 'snapshot', 0, row_sum((SELECT group_concat(hex(sum))
	FROM (SELECT sum FROM snapshot WHERE game_id = t.game_id ORDER BY phase_no))) FROM snapshot t;
INSERT INTO seal SELECT DISTINCT game_id, 'act', phase_no, row_sum((SELECT group_concat(hex(sum))
	FROM (SELECT sum FROM act WHERE game_id = t.game_id AND phase_no = t.phase_no ORDER BY id)))
	FROM act t;
INSERT INTO seal SELECT DISTINCT game_id, 'sheet', phase_no, row_sum((SELECT group_concat(hex(sum))
	FROM (SELECT sum FROM sheet WHERE game_id = t.game_id AND phase_no = t.phase_no ORDER BY seat)))
	FROM sheet t;
INSERT INTO seal SELECT DISTINCT game_id, 'later', 0, row_sum((SELECT group_concat(hex(sum))
	FROM (SELECT sum FROM later WHERE game_id = t.game_id ORDER BY id))) FROM later t;

-- The chains begin with the lines that there are: each line's sum covers the one before it in its
-- game, and the seal holds the last.
CREATE INDEX gmlog_chain ON gmlog (ifnull(game_id, 0), id);
INSERT OR IGNORE INTO meta VALUES ('gmlog_salt', hex(randomblob(32)));
UPDATE gmlog SET salt = randomblob(32);
WITH RECURSIVE chain (id, game, sum) AS (
	SELECT id, ifnull(game_id, 0), row_sum(NULL, row_sum(salt, game_id, phase_no, utc, who, what,
		why, public)) FROM gmlog WHERE id IN (SELECT min(id) FROM gmlog GROUP BY ifnull(game_id, 0))
	UNION ALL
	SELECT n.id, chain.game, row_sum(chain.sum, row_sum(n.salt, n.game_id, n.phase_no, n.utc, n.who,
		n.what, n.why, n.public)) FROM chain JOIN gmlog n ON n.id = (SELECT min(id) FROM gmlog m
		WHERE ifnull(m.game_id, 0) = chain.game AND m.id > chain.id)
)
UPDATE gmlog SET sum = chain.sum FROM chain WHERE chain.id = gmlog.id;
INSERT INTO seal SELECT ifnull(game_id, 0), 'gmlog', 0, sum FROM gmlog WHERE id IN
	(SELECT max(id) FROM gmlog GROUP BY ifnull(game_id, 0));
