/* Codes in letters of the GM: see gm_mail_code.h.
 * SPDX-License-Identifier: ISC */
#include "server/gm_mail/gm_mail_code.h"

#include "base/arena.h"
#include "schema/gmlog.h"
#include "server/game/game_gm.h"
#include "server/todo/todo.h"
#include "server/todo/todo_letter.h"

/* Looks for the letter that answered it last, in a game that this GM leads. */
static bool answered_by(struct home *h, struct arena *a, struct str gm, struct str code,
			struct gmlog_entry *last, bool *found, struct err *err)
{
	struct gmlog_entry *answers;
	struct game g;
	int n;

	*last = (struct gmlog_entry){0};
	*found = false;
	if (!gmlog_answers(h->store, a, code, &answers, &n, err))
		return false;
	for (int i = 0; i < n && !*found; i++) {
		if (!games_load(h->store, a, answers[i].game_id, &g, err) ||
		    !game_gm_is(h, a, &g, gm, found, err))
			return false;
		*last = answers[i];
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
	if (found && str_ends(e.what, "."))
		e.what.n--;
	if (found)
		return err_refuse(
			err,
			"%.*s was answered already, on %.*s. %.*s. `todo` lists what waits now",
			STR_ARG(code), STR_MADE(a, clock_long(a, e.utc)),
			STR_ARG(e.what));
	return err_refuse(
		err,
		"nothing with that code waits for you, or it has been settled; `todo` lists what waits");
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
	if (todo_has_blank(t))
		return err_refuse(err, "%.*s alone does not say enough: `%.*s %.*s`",
				  STR_ARG(t->code), STR_ARG(t->code), STR_ARG(t->mail));
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

/* "W5 answer: Note: ..." begins with no seat; "W5 answer red: ..." may name the seat again. */
static const struct gm_line *to_its_player(struct arena *a, const struct todo *t,
					   const struct gm_line *line)
{
	struct gm_line *own = arena_new(a, struct gm_line);

	*own = *line;
	if (own->seat.n && !str_iequal(own->seat, t->seat))
		own->rest = str_printf(a, "%.*s: %.*s", STR_ARG(own->seat),
				       STR_ARG(own->rest));
	own->seat = t->seat;
	return own;
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
	if ((*line)->word == GM_WORD_ANSWER && t.seat.n)
		*line = to_its_player(a, &t, *line);
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
		if (todo_has_blank(t))
			buf_printf(out, "    answer: %.*s %.*s\n", STR_ARG(t->code),
				   STR_ARG(t->mail));
		else
			buf_printf(out, "    %s%.*s\n", t->mail.n ? "answer: " : "",
				   STR_ARG(t->mail.n ? t->mail : t->command));
		shown++;
	}
	if (!shown)
		buf_z(out, "Nothing waits for you.\n");
	return true;
}
