/* Codes in letters of the GM: see gm_mail_code.h.
 * SPDX-License-Identifier: ISC */
#include "server/gm_mail/gm_mail_code.h"

#include "base/arena.h"
#include "schema/gmlog.h"
#include "server/game/game_gm.h"
#include "server/todo/todo.h"
#include "server/todo/todo_letter.h"

/* Looks, in the games of this GM, for the letter that answered it; the last one counts. */
static bool answered_by(struct home *h, struct arena *a, struct str gm, struct str code,
			struct gmlog_entry *last, bool *found, struct err *err)
{
	struct game *games;
	int n_games, n;

	*found = false;
	if (!games_list(h->store, a, &games, &n_games, err))
		return false;
	for (int i = 0; i < n_games; i++) {
		struct gmlog_entry *e;
		bool leads;
		if (!game_gm_is(h, a, &games[i], gm, &leads, err) ||
		    (leads &&
		     !gmlog_list(h->store, a, games[i].id, PHASE_ANY, &e, &n, err)))
			return false;
		for (int k = 0; leads && k < n; k++) {
			struct str rest = e[k].what, word;
			if (!str_starts(rest, "By mail (letter "))
				continue;
			(void)str_until(&rest, ')');
			(void)str_until(&rest, ':');
			if (!str_word(&rest, &word) || !str_iequal(word, code) ||
			    (*found && e[k].id < last->id))
				continue;
			*last = e[k];
			*found = true;
		}
	}
	return true;
}

/* Several GMs answer: the first one's word counts, and the others are told of it. */
static bool say_gone(struct home *h, struct arena *a, struct str gm, struct str code,
		     struct err *err)
{
	struct gmlog_entry e;
	bool found;

	if (!answered_by(h, a, gm, code, &e, &found, err))
		return false;
	if (found)
		return err_refuse(
			err,
			"%.*s was answered already, on %.*s. %.*s. `todo` lists what waits now",
			STR_ARG(code), STR_ARG(clock_long(a, e.utc)), STR_ARG(e.what));
	return err_refuse(
		err, "nothing with that code waits for you; `todo` lists what does");
}

/* The item that the line answers, if it is one of this GM's. Another GM's item is answered like
 * one that does not exist. */
static bool find(struct home *h, struct arena *a, struct str gm, struct str code,
		 struct todo *t, struct err *err)
{
	bool found, is = false;

	if (!todo_find(h, a, code, &found, t, err) ||
	    (found && !todo_is_for(h, a, t, gm, &is, err)))
		return false;
	return is || say_gone(h, a, gm, code, err);
}

/* The word that answers it. */
static bool own_word(struct arena *a, const struct todo *t, const struct gm_line *from,
		     struct gm_line *line, struct err *err)
{
	struct gm_lines *lines = arena_new(a, struct gm_lines);

	if (!t->mail.n)
		return err_refuse(
			err,
			"%.*s cannot be decided by mail; on the command line it is %.*s",
			STR_ARG(t->code), STR_ARG(t->command));
	if (str_find(t->mail, STR("TEXT")) != SIZE_MAX)
		return err_refuse(err, "%.*s needs your words: `%.*s announce: TEXT`",
				  STR_ARG(t->code), STR_ARG(t->code));
	gm_words_read(a, &t->mail, 1, t->game, lines);
	if (lines->n_orders != 1)
		return err_set(err, "%.*s is not a word of the GM", STR_ARG(t->mail));
	*line = lines->line[0];
	line->number = from->number;
	line->typed =
		str_printf(a, "%.*s (%.*s)", STR_ARG(from->typed), STR_ARG(t->mail));
	line->code = t->code;
	return true;
}

bool gm_mail_code_resolve(struct home *h, struct arena *a, struct str gm,
			  const struct gm_line **line, struct str *game,
			  struct err *err)
{
	struct gm_line *own;
	struct todo t;

	if (!(*line)->code.n)
		return true;
	if (!find(h, a, gm, (*line)->code, &t, err))
		return false;
	if (t.game.n)
		*game = t.game;
	if ((*line)->word != GM_WORD_CODE)
		return true;
	own = arena_new(a, struct gm_line);
	if (!own_word(a, &t, *line, own, err))
		return false;
	*line = own;
	return true;
}

bool gm_mail_code_list(struct home *h, struct arena *a, struct str gm, struct buf *out,
		       struct err *err)
{
	struct todo *all;
	int n, shown = 0;
	bool is;

	if (!todo_list(h, a, &all, &n, err))
		return false;
	for (int i = 0; i < n; i++) {
		const struct todo *t = &all[i];
		if (!todo_is_for(h, a, t, gm, &is, err))
			return false;
		if (!is)
			continue;
		buf_printf(out, "%.*s  %.*s%s%.*s%s%.*s\n", STR_ARG(t->code),
			   STR_ARG(t->game), t->seat.n ? " " : "", STR_ARG(t->seat),
			   t->game.n ? ": " : "", STR_ARG(t->what));
		buf_printf(out, "    %s%.*s\n", t->mail.n ? "answer: " : "",
			   STR_ARG(t->mail.n ? t->mail : t->command));
		shown++;
	}
	if (!shown)
		buf_z(out, "Nothing waits for you.\n");
	return true;
}
