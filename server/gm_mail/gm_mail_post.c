/* The GM's words about letters: LETTERS RELEASE, LETTERS DROP, OUTBOX RETRY. Each is about a letter of the
 * game that the GM writes about, or of no game if they are the GM of the house.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "schema/mail/inbox.h"
#include "schema/mail/outbox.h"
#include "server/game/game_gm.h"
#include "server/gm_mail/gm_mail_work.h"
#include "server/gm_mail/held_letters.h"
#include "server/outbox/post_office.h"

static bool is_theirs(struct work *w, int64_t game_id, struct err *err)
{
	struct game g;

	if (!games_find(w->h->store, w->a, w->name, &g, err))
		return false;
	if (game_id == g.id ||
	    (!game_id && str_iequal(game_gm_address(w->h, NULL), w->gm)))
		return true;
	return err_refuse(err, "letter %lld is not one of game %.*s",
			  (long long)w->line->letter, STR_ARG(g.name));
}

bool gm_mail_held_letter(struct work *w, struct buf *out, struct err *err)
{
	bool counts = w->line->word == GM_WORD_LETTERS_RELEASE;
	int64_t id = w->line->letter;
	struct inbox l;

	if (!inbox_load(w->h->store, w->a, id, &l, err) ||
	    !is_theirs(w, l.game_id, err) ||
	    !(counts ? held_letter_release : held_letter_drop)(w->h, w->a, id, STR(""),
							       err))
		return false;
	buf_printf(out,
		   counts ? "Letter %lld counts; the next round reads it.\n"
			  : "Letter %lld was dropped: nobody can confirm it.\n",
		   (long long)id);
	return true;
}

bool gm_mail_send_again(struct work *w, struct buf *out, struct err *err)
{
	int64_t id = w->line->letter;
	struct outbox o;
	int n;

	if (!outbox_load(w->h->store, w->a, id, &o, err) ||
	    !is_theirs(w, o.game_id, err))
		return false;
	if (o.state != OUTBOX_FAILED)
		return err_refuse(err, "letter %lld has not failed", (long long)id);
	if (!post_trouble_forget(w->h->store, err) ||
	    !outbox_retry(w->h->store, id, home_now(w->h), &n, err))
		return false;
	buf_printf(out, "Letter %lld will be sent in the next round.\n", (long long)id);
	return true;
}
