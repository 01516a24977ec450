-- A seal is the exclusive or of the sums of its rows, so that a letter that changes one row need not read the others (sums.h).
-- seal_of() is the program's own. A seal that did not fit its rows is left as it is: it does not fit now either.
CREATE TEMP TABLE fits AS
	SELECT game_id, kind, phase_no, (SELECT seal_of(sum) FROM snapshot WHERE game_id = l.game_id) AS sum FROM seal AS l
	WHERE kind = 'snapshot' AND sum IS row_sum((SELECT group_concat(hex(sum)) FROM
		(SELECT sum FROM snapshot WHERE game_id = l.game_id ORDER BY phase_no)))
	UNION ALL
	SELECT game_id, kind, phase_no, (SELECT seal_of(sum) FROM act WHERE game_id = l.game_id AND phase_no = l.phase_no)
	FROM seal AS l WHERE kind = 'act' AND sum IS row_sum((SELECT group_concat(hex(sum)) FROM
		(SELECT sum FROM act WHERE game_id = l.game_id AND phase_no = l.phase_no ORDER BY id)))
	UNION ALL
	SELECT game_id, kind, phase_no, (SELECT seal_of(sum) FROM sheet WHERE game_id = l.game_id AND phase_no = l.phase_no)
	FROM seal AS l WHERE kind = 'sheet' AND sum IS row_sum((SELECT group_concat(hex(sum)) FROM
		(SELECT sum FROM sheet WHERE game_id = l.game_id AND phase_no = l.phase_no ORDER BY seat)))
	UNION ALL
	SELECT game_id, kind, phase_no, (SELECT seal_of(sum) FROM later WHERE game_id = l.game_id) FROM seal AS l
	WHERE kind = 'later' AND sum IS row_sum((SELECT group_concat(hex(sum)) FROM
		(SELECT sum FROM later WHERE game_id = l.game_id ORDER BY id)))
	UNION ALL
	SELECT game_id, kind, phase_no, (SELECT seal_of(q.sum) FROM seat JOIN question AS q ON q.seat_id = seat.id
		WHERE seat.game_id = l.game_id AND q.state = 'open' AND q.phase_no = l.phase_no)
	FROM seal AS l WHERE kind = 'question' AND sum IS row_sum((SELECT group_concat(hex(sum)) FROM
		(SELECT q.sum AS sum FROM seat JOIN question AS q ON q.seat_id = seat.id
		WHERE seat.game_id = l.game_id AND q.state = 'open' AND q.phase_no = l.phase_no ORDER BY q.id)));
UPDATE seal SET sum = fits.sum FROM fits
	WHERE seal.game_id = fits.game_id AND seal.kind = fits.kind AND seal.phase_no = fits.phase_no;
DROP TABLE fits;
