/* Letters about open games: see join_open.h.
 * SPDX-License-Identifier: ISC */
#include "server/intake/join_open_parts.h"

#include "base/arena.h"
#include "mail/trust/token.h"
#include "schema/mail/robots.h"
#include "server/outbox/post.h"
#include "server/people/open_game.h"
#include "server/people/open_news.h"

static bool silence(struct letter_in *x, const char *reason, struct err *err)
{
	return intake_settle(x, INBOX_IGNORED, SETTLED_SILENCE, reason, err);
}

/* Has the writer a seat in it? Then the letter is about that seat. */
static bool sits_there(struct letter_in *x, int64_t game_id, bool *yes, struct err *err)
{
	struct seat *seats;
	int n;

	*yes = x->who.has_seat && x->who.game.id == game_id;
	if (!seats_of_address(x->h->store, x->a, x->l->from, &seats, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		*yes = *yes || seats[i].game_id == game_id;
	return true;
}

bool join_open_finds(struct letter_in *x, bool *is_one, struct err *err)
{
	const struct sender_identity *w = &x->who;
	struct joining *j = x->way.joining = arena_new(x->a, struct joining);
	struct open_place p, *all;
	bool found = false, own = false;
	int n;

	*is_one = false;
	if (x->l->class != LETTER_ORDERS || !x->l->answer || !w->to_us ||
	    !x->l->from.n || x->confirmed)
		return true;
	join_open_read(x->a, x->l, j);
	bool stranger = w->trust == TRUST_NONE && !w->has_seat;
	if (j->word == JOIN_NONE || (!stranger && !(j->alone && j->begins)))
		return true;
	if (j->word != JOIN_GAME) {
		*is_one = true;
		return true;
	}
	if (j->game.n && (!open_place_named(x->h, x->a, j->game, &found, &p, err) ||
			  (found && !sits_there(x, p.game.id, &own, err))))
		return false;
	*is_one = found && !own;
	if (found || !stranger)
		return true;
	/* Somebody who wants to play hears what there is, if there is anything. */
	if (!open_places(x->h, x->a, &all, &n, err))
		return false;
	*is_one = n > 0 && j->begins;
	return true;
}

/* Answers ---------------------------------------------------------------------- */

static bool post(struct letter_in *x, const struct joiner *j, enum post_kind kind,
		 struct str subject, const struct page *page, const char *word,
		 struct err *err)
{
	return post_queue(x->h, x->a,
			  &(struct posting){
				  .rcpt = j->address,
				  .kind = kind,
				  .cause = CAUSE_IN,
				  .cause_id = x->in->id,
				  .subject = str_printf(x->a, "[postalgm] %.*s",
							STR_ARG(subject)),
				  .page = page,
				  .in_reply_to = x->l->message_id,
				  .no_key = true,
				  .word = str_of(word),
			  },
			  err);
}

/* The open games that they may join, whichever seat they wished for. */
static bool add_open(struct letter_in *x, const struct joiner *j, struct page *page,
		     struct err *err)
{
	struct joiner any = *j;
	struct open_place *all;
	struct buf list = buf_in(x->a);
	struct str why;
	int n;

	any.colour = STR("");
	if (!open_places(x->h, x->a, &all, &n, err))
		return false;
	for (int i = 0; i < n; i++) {
		if (!open_why_not(x->h, x->a, &all[i], &any, &why, err))
			return false;
		if (why.n)
			continue;
		buf_printf(&list, "  join %.*s%*s# %.*s; free: %.*s\n",
			   STR_ARG(all[i].game.name),
			   all[i].game.name.n < 20 ? 20 - (int)all[i].game.name.n : 1,
			   "", STR_ARG(all[i].game.rules), STR_ARG(all[i].free));
	}
	page_para(
		page,
		list.n ? STR("These games are open to you. A line alone joins one; \"as\" and a free seat after it wishes for that seat:")
		: n    ? STR("No game is open to you now.")
		       : STR("No game is open now."));
	page_verbatim(page, buf_str(&list));
	return true;
}

/* Why they do not get a seat, and what would be right. Strangers read it once a month. */
static bool refuse(struct letter_in *x, const struct joiner *j, struct str why,
		   struct err *err)
{
	struct page page = page_in(x->a);
	bool within = true;
	int before = 0;

	if (!j->known &&
	    !robots_add(x->h->store,
			str_printf(x->a, "stranger %.*s", STR_ARG(j->address)), 1,
			home_now(x->h), &before, err))
		return false;
	if (before)
		return silence(x, "stranger", err);
	if (!intake_within_budget(x, j->address, &within, err))
		return false;
	if (!within)
		return silence(x, "budget", err);
	page_para(&page, why);
	return add_open(x, j, &page, err) &&
	       post(x, j, KIND_ANSWER, STR("open games"), &page, "", err) &&
	       intake_settle(x, INBOX_DONE, SETTLED_ANSWERED, "join", err);
}

static void add_question(struct letter_in *x, const struct open_place *p,
			 struct page *page)
{
	if (p)
		page_paraf(
			page,
			"Somebody, you as it seems, wants to play in game %.*s. If so, answer this letter with the word",
			STR_ARG(p->game.name));
	else
		page_para(
			page,
			STR("Somebody, you as it seems, wants to be told of games that are open. If so, answer this letter with the word"));
	page_verbatim(page, STR("\n  confirm\n\n"));
	page_paraf(
		page,
		"on its first line. %sWithout it nothing more comes; the question is forgotten after %.*s.",
		p ? "The seat is yours from then on; until then anybody may take it. "
		  : "",
		STR_MADE(x->a, clock_long(x->a, home_now(x->h) + OPEN_ASK_S)));
	if (p)
		open_page(x->h, p, page);
}

/* Anybody can write anybody's address: a stranger is asked once, until they answer. */
static bool ask(struct letter_in *x, const struct joiner *j, const struct open_place *p,
		struct err *err)
{
	char word[TOKEN_WORD_CHARS + 1];
	struct join_ask k = {.address = j->address,
			     .game_id = p ? p->game.id : 0,
			     .name = j->name,
			     .colour = j->colour,
			     .asked = true};
	struct page page = page_in(x->a);
	bool open, within;

	if (!join_asks_expire(x->h->store, home_now(x->h) - OPEN_ASK_S, err) ||
	    !join_asks_open(x->h->store, j->address, &open, err))
		return false;
	if (open && !j->known)
		return silence(x, "seen", err);
	if (!intake_within_budget(x, j->address, &within, err))
		return false;
	if (!within)
		return silence(x, "budget", err);
	add_question(x, p, &page);
	return join_ask_make(x->h, x->a, &k, x->in->id, word, err) &&
	       post(x, j, KIND_CONFIRM,
		    p ? str_printf(x->a, "do you want to play in %.*s?",
				   STR_ARG(p->game.name))
		      : STR("do you want to hear of open games?"),
		    &page, word, err) &&
	       intake_settle(x, INBOX_DONE, SETTLED_ANSWERED, "join-asked", err);
}

/* What they want ---------------------------------------------------------------- */

static bool tell_news(struct letter_in *x, const struct joiner *j, bool on,
		      struct err *err)
{
	struct page page = page_in(x->a);
	bool within;

	if (!open_news_set(x->h, x->a, j, on, err) ||
	    !intake_within_budget(x, j->address, &within, err))
		return false;
	if (within) {
		page_para(
			&page,
			on ? STR("You are told by letter when a game is open. NEWS OFF ends that.")
			   : STR("You are told of open games no longer. NEWS ON brings these letters back."));
		if ((on && !add_open(x, j, &page, err)) ||
		    !post(x, j, KIND_ANSWER, STR("news of open games"), &page, "", err))
			return false;
	}
	return intake_settle(x, INBOX_DONE, SETTLED_ANSWERED,
			     on ? "news-on" : "news-off", err);
}

static bool take(struct letter_in *x, const struct joiner *j,
		 const struct open_place *p, struct err *err)
{
	x->who.has_game = true;
	x->who.game = p->game;
	return open_take(x->h, x->a, p, j, err) &&
	       intake_settle(x, INBOX_DONE, SETTLED_CONFIRM, "join", err);
}

/* The game that they name; the only one that is open where they name none. */
static bool find_place(struct letter_in *x, const struct joining *said, bool *found,
		       struct open_place *p, struct err *err)
{
	struct open_place *all;
	int n;

	*found = false;
	if (said->game.n)
		return open_place_named(x->h, x->a, said->game, found, p, err);
	if (!open_places(x->h, x->a, &all, &n, err))
		return false;
	*found = n == 1;
	if (*found)
		*p = all[0];
	return true;
}

static bool join(struct letter_in *x, const struct joining *said, struct joiner *j,
		 bool proven, struct err *err)
{
	struct open_place p;
	struct str why;
	bool found;

	j->colour = said->colour;
	if (!find_place(x, said, &found, &p, err))
		return false;
	if (!found)
		return refuse(x, j,
			      said->game.n
				      ? str_printf(x->a,
						   "No game '%.*s' is open to join.",
						   STR_ARG(str_cut(said->game, 40)))
				      : STR("Which game would you like to join?"),
			      err);
	if (!open_why_not(x->h, x->a, &p, j, &why, err))
		return false;
	if (why.n)
		return refuse(x, j, why, err);
	return proven ? take(x, j, &p, err) : ask(x, j, &p, err);
}

bool join_open_letter(struct letter_in *x, struct err *err)
{
	const struct joining *said = x->way.joining;
	const bool proven = x->who.trust == TRUST_FULL && x->who.has_seat;
	struct joiner j = {.name = x->l->from_name,
			   .address = proven ? x->who.seat.address : x->l->from};
	bool first;

	if (!joiner_find(x->h, x->a, &j, err))
		return false;
	if (!j.known && !x->h->config.strangers)
		return silence(x, "stranger", err);
	if (!intake_is_first(x, &first, err))
		return false;
	if (!first)
		return intake_settle(x, INBOX_DUPLICATE, SETTLED_DUPLICATE, "seen",
				     err);
	switch (said->word) {
	case JOIN_GAME:
		return join(x, said, &j, proven, err);
	case JOIN_NEWS:
		return refuse(x, &j,
			      STR("NEWS ON tells you by letter when a game is open."),
			      err);
	case JOIN_NEWS_ON:
		return proven ? tell_news(x, &j, true, err) : ask(x, &j, NULL, err);
	case JOIN_NEWS_OFF:
		return j.known && j.person.news ? tell_news(x, &j, false, err)
						: silence(x, "nothing", err);
	case JOIN_NONE:
		break;
	}
	return silence(x, "stranger", err);
}

/* The word ------------------------------------------------------------------------ */

static bool says_yes(const struct letter *l)
{
	struct str line = STR(""), word;

	for (size_t i = 0; i < l->n_lines && !line.n; i++)
		line = str_trim(l->lines[i]);
	if (!str_word(&line, &word))
		return false;
	while (word.n && (word.s[word.n - 1] == '.' || word.s[word.n - 1] == '!' ||
			  word.s[word.n - 1] == ','))
		word.n--;
	return str_iequal(word, STR("yes")) || str_iequal(word, STR("confirm"));
}

static bool answer_ask(struct letter_in *x, const struct join_ask *k,
		       const struct joining *said, struct err *err)
{
	struct joiner j = {.name = k->name, .address = k->address, .colour = k->colour};
	struct open_game o;
	struct open_place p;
	struct game g;
	struct str why;
	bool found;

	if (!joiner_find(x->h, x->a, &j, err))
		return false;
	if (said->word == JOIN_NEWS_OFF)
		return tell_news(x, &j, false, err);
	if (!k->game_id)
		return join_asks_drop(x->h->store, k->address, 0, err) &&
		       tell_news(x, &j, true, err);
	if (said->colour.n)
		j.colour = said->colour;
	if (!open_games_load(x->h->store, x->a, k->game_id, &found, &o, err) ||
	    !games_load(x->h->store, x->a, k->game_id, &g, err) ||
	    (found && !open_place_named(x->h, x->a, g.name, &found, &p, err)))
		return false;
	why = STR("");
	if (found && !open_why_not(x->h, x->a, &p, &j, &why, err))
		return false;
	if (!found)
		why = str_printf(x->a, "Game %.*s is not open to join any more.",
				 STR_ARG(g.name));
	j.known = true; /* they proved their address */
	return why.n ? refuse(x, &j, why, err) : take(x, &j, &p, err);
}

bool join_open_confirm(struct letter_in *x, bool *taken, struct err *err)
{
	char hash[TOKEN_HASH_CHARS + 1];
	struct joining said;
	struct join_ask k;
	bool first;

	token_word_hash(x->who.word, hash);
	if (!join_asks_by_word(x->h->store, x->a, str_of(hash), taken, &k, err))
		return false;
	if (!*taken)
		return true;
	join_open_read(x->a, x->l, &said);
	/* Behind JOIN a seat may stand alone, for the letter is about one game. */
	if (said.word == JOIN_GAME && said.game.n && !said.colour.n) {
		struct game g;
		if (!games_look(x->h->store, x->a, said.game, &first, &g, err))
			return false;
		said.colour = first ? STR("") : said.game;
	}
	if (home_now(x->h) - k.utc > OPEN_ASK_S || !x->l->answer ||
	    (!says_yes(x->l) && !(said.word != JOIN_NONE && said.begins)))
		return silence(x, "not-confirmed", err);
	if (!intake_is_first(x, &first, err))
		return false;
	if (!first)
		return intake_settle(x, INBOX_DUPLICATE, SETTLED_DUPLICATE, "seen",
				     err);
	return answer_ask(x, &k, &said, err);
}
