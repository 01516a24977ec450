/* Conditions as the order means them: in which challenge somebody is invited, where the words do not say it. An ally
 * who waits for the one whom they help means that challenge; "if Red does not invite me I go with Green in C3" may mean
 * any in which Red can invite, also where Red is the enemy. A wrong guess would turn the order round, so it is asked.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/locale.h"
#include "rules/cosmic/words/words_parts.h"

struct settling {
	struct parse *p;
	int from;
	const struct ce_order *o;
};

/* The challenges in which that seat can invite the other: how many, and the last of them. */
static int may_invite(const struct ce_view *v, const struct ce_fact *f, int *only,
		      struct buf *list)
{
	int n = 0;

	for (int c = 0; c < v->t.n_challenges; c++)
		if (ce_is_main(&v->t.challenge[c], f->seat) &&
		    !ce_is_main(&v->t.challenge[c], f->other)) {
			buf_printf(list, "%sC%d", n++ ? ", " : "", c + 1);
			*only = c;
		}
	return n;
}

/* Does the order itself say which invitation is meant? */
static bool is_its_own(const struct ce_view *v, const struct ce_order *o,
		       const struct ce_fact *f)
{
	if (o->challenge < 0 || !ce_is_main(&v->t.challenge[o->challenge], f->seat) ||
	    ce_is_main(&v->t.challenge[o->challenge], f->other))
		return false;
	const struct ce_challenge *ch = &v->t.challenge[o->challenge];
	if (o->verb == CE_ALLY)
		return o->ally.side ==
		       (ch->attacker == f->seat ? CE_ATTACK_SIDE : CE_DEFENCE_SIDE);
	/* "Invite Green in C1 if Yellow invites him as well" */
	return o->verb != CE_INVITE || o->invite.seats >> f->other & 1;
}

static const struct ce_fact *settle_invitation(const struct settling *s,
					       const struct ce_fact *f)
{
	struct parse *p = s->p;
	const struct ce_view *v = view_of(p);
	struct buf list = buf_in(p->a);
	int only = CE_UNSAID;

	if (f->challenge >= 0 || p->reader->stored || v->t.phase != 2 || f->seat < 0 ||
	    f->other < 0)
		return f;
	if (f->seat == f->other) {
		parse_fault(p, s->from, NULL,
			    "%s cannot invite %s. Whose invitation is meant?",
			    ce_words_seat_name(f->seat), ce_words_seat_name(f->seat));
		return f;
	}
	struct ce_fact *made = arena_new(p->a, struct ce_fact);
	*made = *f;
	int n = may_invite(v, f, &only, &list);
	if (is_its_own(v, s->o, f)) {
		made->challenge = s->o->challenge;
	} else if (n == 1) {
		made->challenge = (int8_t)only;
	} else if (!n) {
		parse_fault(p, s->from, "R-065", "%s can ask %s in no challenge",
			    ce_words_seat_name(f->seat),
			    f->other == v->seat ? _("you")
						: ce_words_seat_name(f->other));
	} else {
		parse_fault(p, s->from, "R-021",
			    "An invitation in which challenge? %s may ask in %.*s",
			    ce_words_seat_name(f->seat), STR_ARG(buf_str(&list)));
		parse_missing(p, "in __");
	}
	return made;
}

static const struct cond *settle(const struct settling *s, const struct cond *c)
{
	struct cond *made = arena_new(s->p->a, struct cond);

	*made = *c;
	if (c->op != COND_FACT) {
		made->a = settle(s, c->a);
		made->b = c->b ? settle(s, c->b) : NULL;
		return made;
	}
	const struct ce_fact *f = c->fact;
	if (f->kind == CE_FACT_INVITES)
		made->fact = settle_invitation(s, f);
	return made;
}

const struct cond *ce_words_settle(struct parse *p, int from, const void *action,
				   const struct cond *c)
{
	const struct settling s = {p, from, action};

	return action ? settle(&s, c) : c;
}
