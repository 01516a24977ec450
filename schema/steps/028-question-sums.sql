-- Questions decide too: what a YES sends, and whether a phase may run early. Checksums over them as
-- over positions and orders (021).
ALTER TABLE question ADD COLUMN sum BLOB;
UPDATE question SET sum = row_sum(id, seat_id, phase_no, turn, phase, receipt, inbox_id, kind, text,
	verb, a, b, state, utc, settled_utc);
INSERT INTO seal SELECT DISTINCT game_id, 'question', 0, row_sum((SELECT group_concat(hex(sum))
	FROM (SELECT sum FROM question WHERE seat_id IN (SELECT id FROM seat WHERE game_id = t.game_id)
	ORDER BY id))) FROM seat t WHERE id IN (SELECT seat_id FROM question);
