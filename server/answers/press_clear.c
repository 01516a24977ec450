/* Press that its writer takes back: see press_clear.h.
 * SPDX-License-Identifier: ISC */
#include "server/answers/press_clear.h"

#include "base/locale.h"
#include "schema/press.h"

static bool clears_press(const struct command *c)
{
	return c->kind == COMMAND_CLEAR && str_is(c->word, "press");
}

static bool is_all_press(const struct press *to)
{
	return !to->all && !to->gm && !to->zine && !to->seats;
}

bool press_clears(const struct reading *r, const struct press *p)
{
	for (int i = 0; i < r->n_commands; i++) {
		const struct command *c = &r->commands[i];
		const struct press *to = &c->to;
		if (clears_press(c) &&
		    (!p || (p->line < c->line &&
			    (is_all_press(to) ||
			     (to->all == p->all && to->gm == p->gm &&
			      to->zine == p->zine && to->seats == p->seats)))))
			return true;
	}
	return false;
}

/* Is a piece for the GM, who got it at once, among those that wait? */
static bool has_press_to_gm(const struct press_clearing *t, bool *any, struct err *err)
{
	struct press_item *list;
	int n;

	*any = false;
	if (!press_list(t->store, t->a, t->game->id, t->game->phase_no, &list, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		*any |= list[i].seat == t->seat && list[i].to_gm && !list[i].grey;
	return true;
}

static bool take_back_to(const struct press_clearing *t, const struct press *to, int *n,
			 struct err *err)
{
	int some;

	if (!press_take_back(t->store, t->game->id, t->game->phase_no, t->seat,
			     t->at_once,
			     to && !is_all_press(to)
				     ? &(struct press_item){.to_all = to->all,
							    .to_gm = to->gm,
							    .to_zine = to->zine,
							    .to_seats = to->seats}
				     : NULL,
			     &some, err))
		return false;
	*n += some;
	return true;
}

/* `replace` above press makes the letter the whole of it, as of orders. */
bool press_clear(const struct press_clearing *t, const struct reading *r,
		 struct err *err)
{
	bool gm_read, clears = press_clears(r, NULL);
	int n = 0;

	if (!clears && !(r->replaced && r->n_press))
		return true;
	if (!has_press_to_gm(t, &gm_read, err))
		return false;
	if (r->replaced && r->n_press && !take_back_to(t, NULL, &n, err))
		return false;
	for (int i = 0; i < r->n_commands; i++)
		if (clears_press(&r->commands[i]) &&
		    !take_back_to(t, &r->commands[i].to, &n, err))
			return false;
	if ((clears || n) && t->said->n < ANSWERS_MAX)
		t->said->text[t->said->n++] =
			n ? str_printf(
				    t->a,
				    P_("PRESS: %d piece is taken back and will not be printed.%s",
				       "PRESS: %d pieces are taken back and will not be printed.%s",
				       n),
				    n,
				    gm_read ? _(" The GM has already read your press to the GM.")
					    : "")
			: t->at_once
				? str_of(_(
					  "PRESS: you have no press waiting to be printed. Signed press to players went out at once and stays."))
				: str_of(_(
					  "PRESS: you have no press waiting to be printed."));
	return true;
}
