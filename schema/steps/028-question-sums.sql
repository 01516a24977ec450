-- Questions that are open decide too: what a YES sends, and whether a phase may run early. Checksums
-- over them as over positions and orders (021); one that is settled decides nothing any more.
ALTER TABLE question ADD COLUMN sum BLOB;
UPDATE question SET sum = row_sum(id, seat_id, phase_no, turn, phase, receipt, inbox_id, kind, text,
	verb, a, b, state, utc, settled_utc);
INSERT INTO seal SELECT DISTINCT s.game_id, 'question', q.phase_no, row_sum((SELECT group_concat(hex(sum))
	FROM (SELECT sum FROM question WHERE seat_id IN (SELECT id FROM seat WHERE game_id = s.game_id)
	AND phase_no = q.phase_no AND state = 'open' ORDER BY id)))
	FROM question q JOIN seat s ON s.id = q.seat_id WHERE q.state = 'open';
