/* What a row's sum is made of, in SQL: for the files that check sums.
 * SPDX-License-Identifier: ISC */
#ifndef SCHEMA_SUMS_PARTS_H
#define SCHEMA_SUMS_PARTS_H

#define SNAPSHOT_SUM                                                                   \
	"row_sum(game_id, phase_no, turn, phase, from_no, ran_turn, ran_phase,"        \
	" attempt, edition, state, events, trace, draws, cause, made_utc)"
#define ACT_SUM "row_sum(id, game_id, phase_no, kind, seat, name, value, was, utc)"
/* Sheets that players wrote have the sums that they had before the house could play
 * seats. */
#define SHEET_SUM                                                                      \
	"row_sum(game_id, phase_no, seat, readable, final, wait,"                      \
	" CASE by_house WHEN 0 THEN letters ELSE 'house ' || letters END, last_utc,"   \
	" last_date, receipt, (SELECT group_concat(hex(s)) FROM (SELECT row_sum(ord,"  \
	" line, receipt, told_utc, standing, byhand) AS s FROM slot WHERE "            \
	"slot.game_id ="                                                               \
	" sheet.game_id AND slot.phase_no = sheet.phase_no AND slot.seat = sheet.seat" \
	" ORDER BY ord)))"
#define LATER_SUM                                                                      \
	"row_sum(id, game_id, seat, turn, phase, text, replaces, receipt, utc,"        \
	" phase_no, taken)"
#define QUESTION_SUM                                                                   \
	"row_sum(id, seat_id, phase_no, turn, phase, receipt, inbox_id, kind, text,"   \
	" verb, a, b, state, utc, settled_utc)"

/* Only open questions count: a settled one decides nothing. */
#define OF_SEATS                                                                       \
	"state = 'open' AND seat_id IN (SELECT id FROM seat WHERE game_id = ?1)"

#endif
