/* The tables of the families of commands, each ended by a NULL group. gm_X.c has that of
 * `postalgm X`.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_COMMANDS_H
#define SERVER_COMMANDS_H

#include "server/console/gm.h"

extern const struct gm_command gm_home_commands[], gm_game_commands[],
	gm_seat_commands[], gm_nmr_commands[], gm_orders_commands[],
	gm_phase_commands[], gm_explain_commands[], gm_report_commands[],
	gm_outbox_commands[], gm_letters_commands[], gm_verify_commands[],
	gm_read_commands[], gm_backup_commands[], gm_powers_commands[],
	gm_word_commands[], gm_zine_commands[], gm_press_commands[], gm_todo_commands[],
	gm_person_commands[], gm_position_commands[], gm_homes_commands[];

#endif
