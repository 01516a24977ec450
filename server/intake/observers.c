/* Observers: see observers.h.
 * SPDX-License-Identifier: ISC */
#include "server/intake/observers.h"

#include "base/arena.h"
#include "mail/trust/token.h"
#include "schema/mail/observers.h"
#include "server/options/settings.h"
#include "server/outbox/post.h"
#include "server/report/reports.h"
#include "server/said/confirm_word.h"

enum {
	CONFIRM_S = 72 * 3600,
	MONTH_S = 30 * 24 * 3600, /* an address is asked once in it */
	OBSERVERS_MAX = 500,      /* of one game */
};

static bool is_public(struct home *h, struct arena *a, const struct game *g, bool *yes,
		      struct err *err)
{
	struct settings s;

	*yes = false;
	if (!settings_load(h, a, g, &s, err))
		return false;
	*yes = s.is_public && g->status != GAME_OVER;
	return true;
}

static bool post(struct home *h, struct arena *a, const struct game *g,
		 struct str address, enum post_kind kind, enum post_cause cause,
		 int64_t id, struct str subject, const struct page *page,
		 struct str reply_to_id, struct str word, struct err *err)
{
	return post_queue(h, a,
			  &(struct posting){
				  .game = g,
				  .rcpt = address,
				  .kind = kind,
				  .cause = cause,
				  .cause_id = id,
				  .subject = subject,
				  .page = page,
				  .in_reply_to = reply_to_id,
				  .bulk = !reply_to_id.n,
				  .no_key = true,
				  .word = word,
			  },
			  err);
}

/* The letter --------------------------------------------------------------- */

/* "observe kestrel", "observe off", "observe kestrel off". */
static bool read_line(const struct letter *l, struct str *game, bool *off)
{
	struct str line = STR(""), word;

	*game = STR("");
	*off = false;
	for (size_t i = 0; i < l->n_lines && !line.n; i++)
		line = str_trim(l->lines[i]);
	while (line.n && (line.s[line.n - 1] == '.' || line.s[line.n - 1] == '!'))
		line.n--;
	if (!str_word(&line, &word) || !str_iequal(word, STR("observe")))
		return false;
	for (int i = 0; i < 2 && str_word(&line, &word); i++)
		if (str_iequal(word, STR("off")))
			*off = true;
		else
			*game = word;
	return !str_trim(line).n && (game->n || *off);
}

static bool silence(struct letter_in *x, const char *reason, struct err *err)
{
	return intake_settle(x, INBOX_IGNORED, SETTLED_SILENCE, reason, err);
}

static bool ask(struct letter_in *x, const struct game *g, const char *word,
		struct err *err)
{
	struct page page = page_in(x->a);

	page_paraf(
		&page,
		"Somebody, apparently you, wants to follow game %.*s. If it was you, answer this letter with the word",
		STR_ARG(g->name));
	page_verbatim(&page, STR("\n  confirm\n\n"));
	page_paraf(
		&page,
		"on its first line: you then get each public report until you write `observe off`. If you do not confirm, nothing more comes; the question is forgotten after %.*s.",
		STR_MADE(x->a, clock_long(x->a, home_now(x->h) + MONTH_S)));
	return post(x->h, x->a, g, x->l->from, KIND_CONFIRM, CAUSE_IN, x->in->id,
		    str_printf(x->a, "%.*s do you want to follow this game?",
			       STR_MADE(x->a, post_tag(x->a, g))),
		    &page, x->l->message_id, str_of(word), err);
}

/* Anybody can write anybody's address: in all no more than a few questions an hour go out to
 * people who asked for none. Those that do not are counted for `health`. */
static bool may_be_asked(struct letter_in *x, bool *may, struct err *err)
{
	struct str all = STR("observe *");
	int64_t hour, day;

	if (!inbox_answered(x->h->store, all, home_now(x->h), &hour, &day, err))
		return false;
	*may = hour < x->h->config.limits.observe_per_hour;
	return !*may || inbox_count_answer(x->h->store, all, home_now(x->h), err);
}

/* One question a month: it can be answered as long. An observer who has it and does not
 * answer is not asked again, also not about another game. */
static bool begin(struct letter_in *x, const struct game *g, struct err *err)
{
	char word[TOKEN_WORD_CHARS + 1], hash[TOKEN_HASH_CHARS + 1];
	struct observer o;
	bool found, asked, within, may;
	int n;

	if (!observers_expire(x->h->store, home_now(x->h) - MONTH_S, err) ||
	    !observers_asked(x->h->store, x->l->from, &asked, err) ||
	    !observers_find(x->h->store, x->a, g->id, x->l->from, &found, &o, err) ||
	    !observers_count(x->h->store, g->id, &n, err))
		return false;
	if (asked || (found && o.state != OBSERVER_LEFT))
		return silence(x, "seen", err);
	if (n >= OBSERVERS_MAX)
		return silence(x, "too-many-observers", err);
	if (!intake_within_budget(x, x->l->from, &within, err))
		return false;
	if (!within)
		return silence(x, "budget", err);
	if (!may_be_asked(x, &may, err))
		return false;
	if (!may)
		return silence(x, "observe-budget", err);
	key_word(x->h->keys,
		 str_printf(x->a, "observe %lld %.*s", (long long)g->id,
			    STR_MADE(x->a, str_lower(x->a, x->l->from))),
		 x->in->id, word);
	token_word_hash(str_of(word), hash);
	o = (struct observer){g->id, x->l->from, OBSERVER_ASKED, str_of(hash),
			      home_now(x->h)};
	return observers_save(x->h->store, &o, err) && ask(x, g, word, err) &&
	       intake_settle(x, INBOX_DONE, SETTLED_OBSERVE, "asked", err);
}

static bool plays(struct letter_in *x, const struct game *g, bool *yes, struct err *err)
{
	struct seat *seats;
	int n;

	*yes = false;
	if (!seats_of_address(x->h->store, x->a, x->l->from, &seats, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		*yes = *yes || seats[i].game_id == g->id;
	return true;
}

/* Ends it at once, and tells the address: a From proves nothing, so a reader who did
 * not write this letter can come back with one word. */
static bool say_goodbye(struct letter_in *x, const struct game *g, const char *word,
			struct err *err)
{
	struct page page = page_in(x->a);
	int64_t cause;

	if (!post_cause(x->h, &cause, err))
		return false;
	page_paraf(
		&page,
		"You no longer follow game %.*s, because a letter from your address asked to stop.",
		STR_ARG(g->name));
	page_para(
		&page,
		STR("If it was not yours, or you want to come back, answer this one with the word"));
	page_verbatim(&page, STR("\n  confirm\n\n"));
	page_paraf(&page, "on its first line, before %.*s; otherwise do nothing.",
		   STR_MADE(x->a, clock_long(x->a, home_now(x->h) + CONFIRM_S)));
	return post(x->h, x->a, g, x->l->from, KIND_OBSERVE_OFF, CAUSE_OBSERVE, cause,
		    str_printf(x->a, "%.*s you no longer follow this game",
			       STR_MADE(x->a, post_tag(x->a, g))),
		    &page, x->l->message_id, str_of(word), err);
}

static bool leave_one(struct letter_in *x, struct observer *o, struct err *err)
{
	char word[TOKEN_WORD_CHARS + 1], hash[TOKEN_HASH_CHARS + 1];
	struct game g;

	key_word(x->h->keys,
		 str_printf(x->a, "observe again %lld %.*s", (long long)o->game_id,
			    STR_MADE(x->a, str_lower(x->a, x->l->from))),
		 x->in->id, word);
	token_word_hash(str_of(word), hash);
	o->state = OBSERVER_LEFT;
	o->word_hash = str_of(hash);
	o->since = home_now(x->h);
	return games_load(x->h->store, x->a, o->game_id, &g, err) &&
	       observers_save(x->h->store, o, err) && say_goodbye(x, &g, word, err);
}

/* `*n`: how many games they read. A letter that we cannot answer ends nothing. */
static bool leave(struct letter_in *x, int64_t game_id, int *n, struct err *err)
{
	struct observer *list;
	bool within;

	if (!observers_of(x->h->store, x->a, x->l->from, game_id, &list, n, err))
		return false;
	if (*n == 0)
		return true;
	if (!intake_within_budget(x, x->l->from, &within, err))
		return false;
	if (!within)
		return silence(x, "budget", err);
	for (int i = 0; i < *n; i++)
		if (!leave_one(x, &list[i], err))
			return false;
	return intake_settle(x, INBOX_DONE, SETTLED_OBSERVE, "left", err);
}

bool observe_leave(struct letter_in *x, bool *taken, struct err *err)
{
	int n = 0;

	*taken = false;
	if (!x->l->from.n)
		return true;
	if (!leave(x, 0, &n, err))
		return false;
	*taken = n > 0;
	return true;
}

struct observing {
	bool off;    /* `observe off` */
	bool named;  /* a game, in words */
	bool found;  /* and it is there: way.game */
	bool public; /* and anybody may read it */
};

bool observe_finds(struct letter_in *x, bool *is_one, struct err *err)
{
	const struct sender_identity *w = &x->who;
	struct observing *o = x->way.observing = arena_new(x->a, struct observing);
	struct str name;
	bool own = false;

	*o = (struct observing){0};
	*is_one = false;
	if (x->l->class != LETTER_ORDERS || !x->l->answer || !w->to_us ||
	    !x->l->from.n || w->both || w->auth == AUTH_KEY || w->trust == TRUST_FULL ||
	    x->confirmed || !read_line(x->l, &name, &o->off))
		return true;
	o->named = name.n > 0;
	if (o->named &&
	    !games_look(x->h->store, x->a, name, &o->found, &x->way.game, err))
		return false;
	if (!o->off && o->found &&
	    (!is_public(x->h, x->a, &x->way.game, &o->public, err) ||
	     !plays(x, &x->way.game, &own, err)))
		return false;
	/* A player of the game, or of any other, is answered like a player. */
	*is_one = o->off || (!own && (o->public || w->trust == TRUST_NONE));
	return true;
}

bool observe_letter(struct letter_in *x, struct err *err)
{
	const struct observing *o = x->way.observing;
	int n = 0;

	if (!o->off)
		return o->public ? begin(x, &x->way.game, err)
				 : silence(x, "stranger", err);
	if (o->named && !o->found)
		return silence(x, "stranger", err);
	return leave(x, o->named ? x->way.game.id : 0, &n, err) &&
	       (n || silence(x, "stranger", err));
}

/* The word ----------------------------------------------------------------- */

static bool read_along(struct letter_in *x, struct observer *o, const struct game *g,
		       struct err *err)
{
	struct issue is;
	int64_t cause;

	o->state = OBSERVER_READING;
	o->since = home_now(x->h);
	return observers_save(x->h->store, o, err) &&
	       (g->last_phase_no == 0 ||
		(post_cause(x->h, &cause, err) &&
		 reports_load(x->h, x->a, g, g->phase_no, &is, err) &&
		 report_to_observer(x->h, x->a, &is, o->address, CAUSE_OBSERVE, cause,
				    err))) &&
	       intake_settle(x, INBOX_DONE, SETTLED_OBSERVE, "confirm", err);
}

bool observe_confirm(struct letter_in *x, bool *taken, struct err *err)
{
	char hash[TOKEN_HASH_CHARS + 1];
	struct observer o;
	struct game g;
	bool yes;

	token_word_hash(x->who.word, hash);
	if (!observers_by_word(x->h->store, x->a, str_of(hash), taken, &o, err))
		return false;
	if (!*taken)
		return true;
	if (!games_load(x->h->store, x->a, o.game_id, &g, err) ||
	    !is_public(x->h, x->a, &g, &yes, err))
		return false;
	x->who.has_game = true;
	x->who.game = g;
	/* A word serves once: with the state it is another one, or none. */
	if (!yes || o.state == OBSERVER_READING || !intake_says_confirm(x->l) ||
	    home_now(x->h) - o.since >
		    (o.state == OBSERVER_ASKED ? MONTH_S : CONFIRM_S))
		return silence(x, "not-confirmed", err);
	return read_along(x, &o, &g, err);
}
