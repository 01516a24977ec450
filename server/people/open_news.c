/* Letters that tell of open games: see open_news.h.
 * SPDX-License-Identifier: ISC */
#include "server/people/open_news.h"

#include "base/arena.h"
#include "base/page.h"
#include "mail/trust/token.h"
#include "rules/game.h"
#include "server/game/game_gm.h"
#include "server/outbox/post.h"
#include "server/people/persons.h"

void open_page(struct home *h, const struct open_place *p, struct page *page)
{
	const struct game *g = &p->game;
	const struct game_rules *r = game_find(g->rules);
	struct str conditions = open_conditions(page->a, &p->open);

	page_label(page, STR("GAME"),
		   str_printf(page->a, "%.*s: %s, %d players", STR_ARG(g->name),
			      r ? r->title : "", g->n_seats));
	page_label(page, STR("FREE"),
		   p->n_free ? str_printf(page->a, "%d of these: %.*s", p->n_free,
					  STR_ARG(p->free))
			     : STR("no seat is left"));
	page_label(page, STR("DEADLINES"), g->deadlines);
	page_label(page, STR("GM"), game_gm_shown(page->a, h, g));
	if (conditions.n)
		page_label(page, STR("FOR"), conditions);
	page_label(page, STR("STARTS"),
		   p->open.by_gm ? STR("when its GM says so") : STR("when it is full"));
}

bool join_ask_make(struct home *h, struct arena *a, struct join_ask *k, int64_t number,
		   char word[], struct err *err)
{
	char hash[TOKEN_HASH_CHARS + 1];

	key_word(h->keys,
		 str_printf(a, "join %lld %.*s", (long long)k->game_id,
			    STR_MADE(a, str_lower(a, k->address))),
		 number, word);
	token_word_hash(str_of(word), hash);
	k->word_hash = str_dup(a, str_of(hash));
	k->utc = home_now(h);
	return join_asks_save(h->store, k, err);
}

static bool send(struct home *h, struct arena *a, const struct open_place *p,
		 const struct joiner *j, struct err *err)
{
	char *word = arena_array(a, char, TOKEN_WORD_CHARS + 1);
	struct join_ask k = {.address = j->address,
			     .game_id = p->game.id,
			     .name = j->name,
			     .colour = STR("")};
	struct page *page = arena_new(a, struct page);
	int64_t cause;

	*page = page_in(a);
	if (!post_cause(h, &cause, err) || !join_ask_make(h, a, &k, cause, word, err))
		return false;
	page_paraf(
		page,
		"%.*s, a game is open. To play, answer this letter with JOIN, or with JOIN and a free seat.",
		STR_ARG(j->name));
	open_page(h, p, page);
	page_cut(page);
	page_form(page, str_printf(a, "  # join %.*s\n  # join %.*s as SEAT",
				   STR_ARG(p->game.name), STR_ARG(p->game.name)));
	page_paraf(
		page,
		"You get this letter because you asked to be told. NEWS OFF ends that.");
	return post_queue(
		h, a,
		&(struct posting){
			.rcpt = j->address,
			.kind = KIND_OPEN,
			.cause = CAUSE_GM,
			.cause_id = cause,
			.subject = str_printf(a, "[postalgm] %.*s is open - reply JOIN",
					      STR_ARG(p->game.name)),
			.page = page,
			.bulk = true,
			.word = str_of(word),
		},
		err);
}

bool open_news_send(struct home *h, struct arena *a, const struct open_place *p,
		    int *n_told, struct err *err)
{
	struct person *all;
	int n;

	if (!persons_list(h->store, a, &all, &n, err))
		return false;
	for (int i = 0; i < n; i++) {
		struct joiner j = {
			.name = all[i].name, .known = true, .person = all[i]};
		struct str why;
		if (!all[i].news)
			continue;
		if (!person_newest_address(h, a, &all[i], &j.address, err) ||
		    (j.address.n && !open_why_not(h, a, p, &j, &why, err)))
			return false;
		if (!j.address.n || why.n)
			continue;
		if (!send(h, a, p, &j, err))
			return false;
		++*n_told;
	}
	return true;
}
