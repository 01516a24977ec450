/* Finds letters that wait for the GM: a mail server that takes none, letters that
 * failed, letters set aside, letters that wait for their writer.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "schema/mail/held.h"
#include "schema/mail/inbox.h"
#include "schema/mail/outbox.h"
#include "server/outbox/certificate.h"
#include "server/outbox/post_office.h"
#include "server/todo/todo_parts.h"

/* Names game and seat, as far as they are known. `*address`: where the seat's player has their letters;
 * a seat whose invitation was taken back is there no longer. */
static bool place_at(struct todo_search *x, struct todo *t, int64_t game_id, int seat,
		     struct str *address, struct err *err)
{
	struct seat *seats;
	struct game g;
	int n;

	*address = STR("");
	if (!game_id)
		return true;
	if (!games_load(x->h->store, x->a, game_id, &g, err) ||
	    !seats_list(x->h->store, x->a, game_id, &seats, &n, err))
		return false;
	t->game = g.name;
	for (int i = 0; i < n; i++)
		if (seats[i].seat == seat) {
			t->seat = seats[i].colour;
			*address = seats[i].address;
		}
	return true;
}

static bool place(struct todo_search *x, struct todo *t, int64_t game_id, int seat,
		  struct err *err)
{
	struct str ignored;

	return place_at(x, t, game_id, seat, &ignored, err);
}

static bool find_post(struct todo_search *x, struct err *err)
{
	struct post_trouble trouble;

	if (!post_trouble_load(x->h->store, x->a, &trouble, err))
		return false;
	if (!trouble.since)
		return true;
	struct todo *t = todo_add(x, TODO_POST, 0);
	t->what = str_printf(
		x->a, "No letter has gone out since %.*s: %.*s.",
		STR_MADE(x->a, clock_whole(x->a, trouble.since, x->h->config.zone.s)),
		STR_ARG(trouble.text));
	t->command = STR("postalgm outbox retry");
	return true;
}

static bool find_certificates(struct todo_search *x, struct err *err)
{
	struct certificate *list;
	int n;

	if (!certificates_known(x->h, x->a, &list, &n, err))
		return false;
	for (int i = 0; i < n; i++) {
		if (!certificate_is_ending(&list[i], home_now(x->h)))
			continue;
		struct todo *t = todo_add(x, TODO_CERTIFICATE, list[i].number);
		struct str told =
			certificate_told(x->a, x->h, &list[i], home_now(x->h));
		t->until = list[i].until;
		t->what =
			str_printf(x->a, "T%.*s.", STR_ARG(str_slice(told, 1, told.n)));
		t->command = STR("postalgm config check --connect");
	}
	return true;
}

static bool find_failed(struct todo_search *x, struct err *err)
{
	struct outbox *o;
	int n;

	if (!outbox_list(x->h->store, x->a, OUTBOX_FAILED, TODO_LETTERS_MAX, &o, &n,
			 err))
		return false;
	for (int i = 0; i < n; i++) {
		struct todo *t = todo_add(x, TODO_FAILED, o[i].id);
		t->what = str_printf(
			x->a, "Letter %lld (%.*s) to %.*s could not be sent: %.*s.",
			(long long)o[i].id, STR_ARG(o[i].kind), STR_ARG(o[i].rcpt),
			STR_ARG(o[i].last_text));
		t->command = str_printf(x->a, "postalgm outbox retry %lld",
					(long long)o[i].id);
		t->mail = str_printf(x->a, "OUTBOX RETRY %lld", (long long)o[i].id);
		if (!place(x, t, o[i].game_id, o[i].seat, err))
			return false;
	}
	return true;
}

static bool find_aside(struct todo_search *x, struct err *err)
{
	struct inbox *l;
	int n;

	if (!inbox_list(x->h->store, x->a, INBOX_QUARANTINE, TODO_LETTERS_MAX, &l, &n,
			err))
		return false;
	for (int i = 0; i < n; i++) {
		struct todo *t = todo_add(x, TODO_ASIDE, l[i].id);
		t->what = str_printf(x->a, "Letter %lld%s%.*s was set aside: %.*s.",
				     (long long)l[i].id, l[i].sender.n ? " from " : "",
				     STR_ARG(l[i].sender), STR_ARG(l[i].reason));
		t->command = str_printf(x->a, "postalgm letters show %lld",
					(long long)l[i].id);
		if (!place(x, t, l[i].game_id, l[i].seat, err))
			return false;
	}
	return true;
}

/* Nothing that a waiting letter says is shown: nobody knows yet who wrote it. */
static bool find_held(struct todo_search *x, struct err *err)
{
	struct inbox *l;
	struct held d;
	bool found;
	int n;

	if (!inbox_list(x->h->store, x->a, INBOX_HELD, TODO_LETTERS_MAX, &l, &n, err))
		return false;
	for (int i = 0; i < n; i++) {
		if (!held_load(x->h->store, x->a, l[i].id, &found, &d, err))
			return false;
		if (!found || d.state != HELD_WAITING)
			continue;
		struct todo *t = todo_add(x, TODO_HELD, l[i].id);
		struct str address;
		if (!place_at(x, t, l[i].game_id, l[i].seat, &address, err))
			return false;
		/* They moved after they wrote: nobody asks at the new address. */
		bool moved = address.n && str_iequal(l[i].sender, address) &&
			     str_equal(l[i].reason, STR("key"));
		t->until = d.expires;
		t->what = str_printf(
			x->a,
			"Letter %lld waits for its writer's confirm until %.*s%s%s.",
			(long long)l[i].id,
			STR_MADE(x->a,
				 clock_whole(x->a, d.expires, x->h->config.zone.s)),
			d.word_hash.n ? "" : "; they were not asked",
			moved ? "; it came from the address that the player has by now"
			      : "");
		t->command = str_printf(x->a, "postalgm letters release %lld",
					(long long)l[i].id);
		t->mail = str_printf(x->a, "LETTERS RELEASE %lld", (long long)l[i].id);
	}
	return true;
}

bool todo_find_letters(struct todo_search *x, struct err *err)
{
	return find_post(x, err) && find_certificates(x, err) && find_failed(x, err) &&
	       find_aside(x, err) && find_held(x, err);
}
