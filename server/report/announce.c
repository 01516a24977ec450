/* Tells everybody of the GM's acts.
 * SPDX-License-Identifier: ISC */
#include "server/report/announce.h"

#include "base/arena.h"
#include "mail/trust/trust.h"
#include "schema/editorials.h"
#include "schema/rulings.h"
#include "server/home/record.h"
#include "server/outbox/post.h"
#include "server/outbox/post_decide.h"

static bool tell(struct home *h, struct arena *a, const struct game *g,
		 enum post_kind kind, struct str what, const char *besides,
		 struct str why, struct str subject, struct err *err)
{
	struct page page = page_in(a);
	int64_t cause;

	why = record_reason(h, why);
	page_cut(&page); /* the GM may quote an order */
	page_para(&page, what);
	if (why.n)
		page_paraf(&page, "Reason: %.*s", STR_ARG(why));
	if (*besides)
		page_para(&page, str_of(besides));
	return record_act(h, g, WHO_GM, what, why, true, err) &&
	       post_cause(h, &cause, err) &&
	       post_notice(h, a, g, kind, CAUSE_GM, cause,
			   str_printf(a, "%.*s %.*s", STR_MADE(a, post_tag(a, g)),
				      STR_ARG(subject)),
			   &page, err);
}

bool announce(struct home *h, struct arena *a, const struct game *g, struct str what,
	      struct str why, struct str subject, struct err *err)
{
	return tell(h, a, g, KIND_NOTICE, what, "", why, subject, err);
}

bool announce_with(struct home *h, struct arena *a, const struct game *g,
		   struct str what, const char *besides, struct str why,
		   struct str subject, struct err *err)
{
	return tell(h, a, g, KIND_NOTICE, what, besides, why, subject, err);
}

bool announce_news(struct home *h, struct arena *a, const struct game *g,
		   struct str what, struct str why, struct str subject, struct err *err)
{
	return tell(h, a, g, KIND_NEWS, what, "", why, subject, err);
}

bool announce_words(struct home *h, struct arena *a, struct str text, const char *what,
		    struct str *clean, struct err *err)
{
	struct buf b = buf_in(a);

	text = str_trim(text);
	if (!text.n)
		return err_refuse(err, "there is nothing to %s", what);
	if ((int64_t)text.n > h->config.limits.press_size)
		return err_refuse(err,
				  "too long: %zu bytes. A letter may have at most %lld",
				  text.n, (long long)h->config.limits.press_size);
	if (!str_is_utf8(text))
		return err_refuse(err, "that is not UTF-8 text");
	for (size_t i = 0; i < text.n; i++)
		if (text.s[i] == '\t')
			buf_fill(&b, ' ', 4);
		else if ((unsigned char)text.s[i] >= ' ' || text.s[i] == '\n')
			buf_char(&b, text.s[i]);
		else if (text.s[i] != '\r')
			return err_refuse(
				err, "that is not text: it has control characters");
	*clean = trust_scan(a, buf_str(&b), NULL);
	return true;
}

static bool find_going(struct home *h, struct arena *a, struct str name, struct game *g,
		       struct err *err)
{
	if (!games_find(h->store, a, name, g, err))
		return false;
	return g->status != GAME_OVER ||
	       err_refuse(err, "game %.*s is over", STR_ARG(g->name));
}

struct words {
	struct str game, text;
	int number; /* of the ruling that they became */
};

static bool by_gm(struct home *h, struct arena *a, void *with, struct err *err)
{
	const struct words *w = with;
	struct game g;
	struct str text;

	return find_going(h, a, w->game, &g, err) &&
	       announce_words(h, a, w->text, "announce", &text, err) &&
	       announce_news(h, a, &g, text, STR(""), STR(ANNOUNCE_SUBJECT), err);
}

bool announce_by_gm(struct home *h, struct arena *a, struct str game, struct str text,
		    struct err *err)
{
	return post_decide(h, a, by_gm, &(struct words){.game = game, .text = text},
			   err);
}

static bool rule(struct home *h, struct arena *a, void *with, struct err *err)
{
	struct words *w = with;
	struct game g;
	struct ruling r;
	struct str text;

	if (!find_going(h, a, w->game, &g, err) ||
	    !announce_words(h, a, w->text, "rule", &text, err))
		return false;
	r = (struct ruling){.game_id = g.id,
			    .turn = g.turn,
			    .phase = g.phase,
			    .text = text,
			    .utc = home_now(h)};
	if (!rulings_add(h->store, &r, err))
		return false;
	w->number = r.number;
	return announce(
		h, a, &g,
		str_printf(a, "Ruling %d of this game: %.*s", r.number, STR_ARG(text)),
		STR(""), str_printf(a, "ruling %d of the GM", r.number), err);
}

bool announce_ruling(struct home *h, struct arena *a, struct str game, struct str text,
		     int *number, struct err *err)
{
	struct words w = {.game = game, .text = text};
	bool ok = post_decide(h, a, rule, &w, err);

	*number = w.number;
	return ok;
}

static bool edit(struct home *h, struct arena *a, struct str name, struct str text,
		 bool *was, struct err *err)
{
	struct game g;
	struct str before;

	text = str_trim(text);
	if (!find_going(h, a, name, &g, err) ||
	    (text.n && !announce_words(h, a, text, "print", &text, err)) ||
	    !record_names_nobody(h, &g, text, err) ||
	    !editorial_get(h->store, a, g.id, g.phase_no, &before, err))
		return false;
	*was = before.n;
	if (!text.n && !before.n)
		return true;
	return editorial_set(h->store, g.id, g.phase_no, text, home_now(h), err) &&
	       record_act(
		       h, &g, WHO_GM,
		       !text.n ? STR("The editorial for the next report was removed.")
		       : before.n
			       ? STR("The editorial for the next report was rewritten.")
			       : STR("An editorial was written for the next report."),
		       STR(""), false, err);
}

bool announce_editorial(struct home *h, struct arena *a, struct str game,
			struct str text, bool *was, struct err *err)
{
	return home_begin(h, err) && home_end(h, edit(h, a, game, text, was, err), err);
}
