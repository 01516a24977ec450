/* The route of a letter: the checks that decide whose it is, in this order, and the handler
 * of each kind.
 * SPDX-License-Identifier: ISC */
#include "server/gm_mail/gm_mail.h"
#include "server/intake/intake_steps.h"
#include "server/intake/join_open.h"
#include "server/intake/observers.h"

bool intake_be_silent(struct letter_in *x, const char *reason, struct err *err)
{
	return intake_settle(
		x, x->l->class == LETTER_QUARANTINE ? INBOX_QUARANTINE : INBOX_IGNORED,
		SETTLED_SILENCE, reason, err);
}

/* Routes a letter by how far its sender is trusted, if it is not from the GM, a standby or an
 * observer. */
static enum intake_route route_by_trust(const struct letter_in *x)
{
	const struct sender_identity *w = &x->who;
	const bool list = x->l->class == LETTER_LIST;

	switch (w->trust) {
	case TRUST_FULL:
		return ROUTE_PLAYER;
	case TRUST_NONE:
		return list || x->l->class == LETTER_QUARANTINE ? ROUTE_STRANGER
								: ROUTE_LOST;
	case TRUST_OWN_WORD:
	case TRUST_WRONG_SEAT:
		break;
	}
	/* A list's copy counts only with everything that the game asks for. */
	if (list && !w->both)
		return ROUTE_LIST;
	return w->trust == TRUST_WRONG_SEAT ? ROUTE_WRONG_SEAT : ROUTE_DOUBTED;
}

static bool route_of(struct letter_in *x, enum intake_route *route, struct err *err)
{
	const struct sender_identity *w = &x->who;
	bool found = false;

	*route = ROUTE_GM;
	if (w->to_gm)
		return true;
	*route = ROUTE_GM_PLAIN;
	if (!gm_mail_finds(x, &found, err) || found)
		return err->kind == ERR_NONE;
	if (w->trust != TRUST_FULL && x->l->class != LETTER_LIST &&
	    (!standby_finds(x, &found, route, err) || found))
		return err->kind == ERR_NONE;
	*route = ROUTE_UNSUBSCRIBE;
	if (intake_wants_to_leave(x))
		return true;
	*route = ROUTE_OBSERVER;
	if (!observe_finds(x, &found, err) || found)
		return err->kind == ERR_NONE;
	*route = ROUTE_JOIN;
	if (!join_open_finds(x, &found, err) || found)
		return err->kind == ERR_NONE;
	*route = route_by_trust(x);
	return true;
}

static bool silence_stranger(struct letter_in *x, struct err *err)
{
	return intake_be_silent(x, "stranger", err);
}

static bool silence_list(struct letter_in *x, struct err *err)
{
	return intake_be_silent(x, letter_reasons[x->l->reason].name, err);
}

bool intake_go(struct letter_in *x, struct err *err)
{
	static bool (*const deal[N_ROUTES])(struct letter_in *, struct err *) = {
		[ROUTE_GM] = gm_mail,
		[ROUTE_GM_PLAIN] = gm_mail_plain,
		[ROUTE_STANDBY] = intake_standby,
		[ROUTE_FORMER] = intake_former,
		[ROUTE_UNSUBSCRIBE] = intake_leave,
		[ROUTE_OBSERVER] = observe_letter,
		[ROUTE_JOIN] = join_open_letter,
		[ROUTE_LOST] = intake_refuse_lost,
		[ROUTE_STRANGER] = silence_stranger,
		[ROUTE_PLAYER] = intake_act_on_trusted,
		[ROUTE_LIST] = silence_list,
		[ROUTE_WRONG_SEAT] = intake_refuse,
		[ROUTE_DOUBTED] = intake_hold,
	};
	enum intake_route route;

	return route_of(x, &route, err) && deal[route](x, err);
}
