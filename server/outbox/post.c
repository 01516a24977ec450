/* Post: composing for the outbox.
 * SPDX-License-Identifier: ISC */
#include "server/outbox/post.h"

#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/locale.h"
#include "mail/compose/compose.h"
#include "mail/trust/trust.h"
#include "schema/bounces.h"
#include "server/game/game_gm.h"
#include "server/game/phase_clock.h"
#include "server/game/seat_token.h"
#include "server/game/settings.h"
#include "server/game/standby_word.h"
#include "server/outbox/digest.h"
#include "server/outbox/enclose.h"
#include "server/outbox/post_plain.h"
#include "server/render/letterhead.h"
#include "server/render/render_text.h"

enum { SUBJECT_MAX = 78 /* characters */ };

struct str post_tag(struct arena *a, const struct game *g)
{
	char *tag = str_z(a, str_printf(a, "[%.*s]", STR_ARG(g->name)));
	for (char *c = tag; *c; c++)
		if (*c >= 'a' && *c <= 'z')
			*c = (char)(*c - 'a' + 'A');
	return str_of(tag);
}

static struct str domain_of(struct str address)
{
	size_t at = str_find_char(address, '@');
	return at == SIZE_MAX ? STR("localhost")
			      : str_slice(address, at + 1, address.n);
}

static int seat_number(const struct posting *p)
{
	return p->seat ? p->seat->seat : p->gm ? SEAT_GM : SEAT_NONE;
}

static bool has_claim(const struct posting *p)
{
	return p->game && !p->no_key && (p->seat || p->gm || p->standby);
}

static struct token_claim claim_of(const struct home *h, struct arena *a,
				   const struct posting *p)
{
	if (p->seat)
		return token_reply(p->game->name, seat_token(p->game, p->seat),
				   p->seat->epoch, p->game->phase_no);
	if (p->standby)
		return token_reply(p->game->name, standby_seat_word(a, p->standby), 1,
				   p->game->phase_no);
	return game_gm_claim(h, p->game);
}

/* What the seat, or the GM, is to answer to. */
static struct str reply_to(struct home *h, struct arena *a, const struct posting *p)
{
	if (h->config.subject_keys)
		return h->config.address;
	if (p->word.n)
		return address_confirm(a, h->config.address, p->word);
	if (!has_claim(p))
		return h->config.address;
	struct token_claim claim = claim_of(h, a, p);
	return key_reply_address(a, h->keys, h->config.address, &claim);
}

static const char *zone_of(struct home *h, struct arena *a, const struct posting *p)
{
	return !p->seat && h->config.zone.n ? h->config.zone.s
					    : phase_clock_zone(a, p->game, p->seat);
}

/* "https://example.org/zine/kestrel/", where anybody may read the game; empty elsewhere. */
static bool web_page(struct home *h, struct arena *a, const struct game *g,
		     struct str *url, struct err *err)
{
	struct str zine = h->config.zine_url;
	struct settings s;

	*url = STR("");
	if (!g || !zine.n || g->status == GAME_INVITING)
		return true;
	if (!settings_load(h, a, g, &s, err))
		return false;
	if (s.is_public)
		*url = str_printf(a, "%.*s%s%.*s/", STR_ARG(zine),
				  str_ends(zine, "/") ? "" : "/", STR_ARG(g->name));
	return true;
}

/* The page with what stands below every letter; the others who get it have another
 * zone. */
static bool with_foot(struct home *h, struct arena *a, struct posting *p,
		      struct err *err)
{
	struct page *page = arena_new(a, struct page);
	struct str url;

	if (!web_page(h, a, p->game, &url, err))
		return false;
	*page = page_in(a);
	page->n = p->page->n;
	page->blocks = arena_list(a, struct page_block, (size_t)page->n);
	for (int i = 0; i < page->n; i++)
		page->blocks[i] = p->page->blocks[i];
	if (p->deadline)
		page_label(page, STR(N_("DEADLINE")),
			   letterhead_deadline(a, p->game->deadline, home_now(h),
					       zone_of(h, a, p)));
	if (url.n)
		page_link(page, STR(N_("ON THE WEB")), url);
	p->page = page;
	return true;
}

/* What stands at the end of the subject, where no address can say it. */
static struct str subject_key(struct home *h, struct arena *a, const struct posting *p)
{
	char key[TOKEN_SHORT_CHARS + 1];

	if (!h->config.subject_keys)
		return STR("");
	if (p->word.n)
		return p->word;
	if (!has_claim(p))
		return STR("");
	struct token_claim claim = claim_of(h, a, p);
	key_short(h->keys, &claim, key);
	return str_dup(a, str_of(key));
}

/* Some programs drop answers to what calls itself bulk, or file it where nobody looks. */
static bool asks_for_answer(const struct posting *p)
{
	bool open = p->game && p->game->status != GAME_OVER;

	return p->word.n || p->kind == KIND_INVITATION || p->kind == KIND_REMINDER ||
	       p->kind == KIND_CALLED || p->kind == KIND_QUESTION ||
	       (p->kind == KIND_REPORT && p->seat && open);
}

static void fill(struct home *h, struct arena *a, const struct posting *p,
		 const struct outbox *o, struct letter_out *l)
{
	*l = (struct letter_out){
		.from_name = STR("PostalGM"),
		.house = h->config.address,
		.reply_to = reply_to(h, a, p),
		.envelope_from = o->envelope_from,
		.to = o->rcpt,
		.subject = o->subject,
		.key = subject_key(h, a, p),
		.message_id = o->message_id,
		.in_reply_to = p->in_reply_to,
		.kind = p->in_reply_to.n ? LETTER_AUTO_REPLIED : LETTER_AUTO_GENERATED,
		.bulk = p->bulk && !asks_for_answer(p),
		.instance = h->config.instance,
		.date = home_now(h),
		.body = render_text(a, p->page),
	};
	if (!p->game)
		return;
	struct str thread =
		compose_id(a, 'g', p->game->id, h->config.instance, h->config.address);
	l->from_name = str_printf(a, "%.*s via PostalGM", STR_ARG(p->game->name));
	l->list_id = str_printf(a, "%.*s.%.*s", STR_ARG(p->game->name),
				STR_ARG(domain_of(h->config.address)));
	l->references = p->in_reply_to.n ? str_printf(a, "%.*s %.*s", STR_ARG(thread),
						      STR_ARG(p->in_reply_to))
					 : thread;
}

/* Nothing goes to an address that is presumed dead, but answers to what comes from it or
 * in its name. */
static bool is_to_dead_address(struct home *h, const struct posting *p, bool *dead,
			       struct err *err)
{
	*dead = false;
	return !p->game || !p->seat || post_cause_is_letter(p->cause) ||
	       bounces_is_dead(h->store, p->game->id, p->seat->seat, p->seat->address,
			       dead, err);
}

/* A reply may quote all of it, without a mark. Nothing that we write to people who can
 * order is ever read as if they had written it. */
static const struct page *with_cut(struct arena *a, const struct page *from)
{
	struct page *page = arena_new(a, struct page);

	for (int i = 0; i < from->n; i++)
		if (from->blocks[i].kind == PAGE_CUT)
			return from;
	*page = page_in(a);
	page_cut(page);
	for (int i = 0; i < from->n; i++) {
		page_rule(page);
		page->blocks[page->n - 1] = from->blocks[i];
	}
	return page;
}

/* "[CE-7] orders due Thu 26 Nov 21:00 in Berlin - T5 P1 waits": the reader's own clock,
 * and first, as lists of letters cut the rest off. */
static struct str subject_of(struct home *h, struct arena *a, const struct posting *p)
{
	struct str tag = p->game ? post_tag(a, p->game) : STR("");
	struct str rest = p->subject;

	if (p->due && tag.n && str_starts(rest, str_z(a, tag)))
		rest = str_printf(
			a, "%.*s orders due %.*s -%.*s", STR_ARG(tag),
			STR_ARG(letterhead_due(a, p->game->deadline, zone_of(h, a, p))),
			STR_ARG(str_slice(rest, tag.n, rest.n)));
	return letterhead_fit(a, rest, SUBJECT_MAX);
}

/* The bytes of the letter. */
static bool make(struct home *h, struct arena *a, const struct posting *p,
		 struct outbox *o, struct err *err)
{
	struct letter_part parts[ENCLOSED_MAX];
	struct letter_out l;

	fill(h, a, p, o, &l);
	o->plain = trust_scan(a, l.body, NULL);
	l.parts = parts;
	return enclose(h, a, p, o, l.body, parts, &l.n_parts, err) &&
	       compose_letter(a, &l, &o->message, err);
}

/* Where it cannot be written and answers a letter, a short one is: `*why` says so. */
static bool make_or_plain(struct home *h, struct arena *a, const struct posting *p,
			  struct outbox *o, struct err *why, struct err *err)
{
	if (make(h, a, p, o, err))
		return true;
	if (!post_is_answer(p) || store_is_busy(h->store))
		return false;
	struct posting plain = post_plain(a, p);

	*why = *err;
	*err = (struct err){0};
	plain.page = with_cut(a, plain.page);
	o->subject = plain.subject;
	return make(h, a, &plain, o, err);
}

/* A phase is caused by its game, an invitation by its seat: which of them it is. */
static int cause_part(const struct posting *p)
{
	return p->cause == CAUSE_PHASE     ? p->game->phase_no
	       : p->cause == CAUSE_INVITED ? p->seat->epoch
					   : 0;
}

bool post_queue(struct home *h, struct arena *a, const struct posting *what,
		struct err *err)
{
	struct posting own = *what, *p = &own;
	struct outbox o = {
		.game_id = p->game ? p->game->id : 0,
		.seat = seat_number(p),
		.phase_no = p->game ? p->game->phase_no : 0,
		.cause_kind = str_of(post_cause_name(p->cause)),
		.cause_id = p->cause_id,
		.cause_part = cause_part(p),
		.rcpt = p->seat ? p->seat->address
			: p->gm ? game_gm_address(h, p->game)
				: p->rcpt,
		.kind = str_of(post_kind_name(p->kind)),
		.supersede_key = p->supersede,
		.subject = subject_of(h, a, p),
		.next = home_now(h),
		.created = home_now(h),
	};
	struct err why = {0};
	bool added, dead;

	if (o.rcpt.n == 0)
		return true; /* a GM without an address */
	if (!is_to_dead_address(h, p, &dead, err))
		return false;
	if (dead)
		return true;
	if (p->seat || p->gm || p->standby)
		own.page = with_cut(a, what->page);
	if (!with_foot(h, a, &own, err))
		return false;
	if (!outbox_next_id(h->store, &o.id, err))
		return false;
	o.message_id = compose_id(a, 'o', key_number(h->keys, o.id), h->config.instance,
				  h->config.address);
	o.envelope_from = h->config.subject_keys
				  ? h->config.address
				  : key_bounce_address(a, h->keys, h->config.address,
						       o.id, o.rcpt);
	return make_or_plain(h, a, p, &o, &why, err) &&
	       outbox_add(h->store, &o, &added, err) &&
	       (!why.kind || post_tell_of_lost_answer(h, a, p, post_kind_name(p->kind),
						      why.text, err));
}

bool post_cause(struct home *h, int64_t *id, struct err *err)
{
	return outbox_next_id(h->store, id, err);
}

/* A notice of a game whose deadline runs tells it; one that was moved before, for the
 * calendar as well. */
static bool add_deadline(struct home *h, struct posting *p, struct err *err)
{
	const struct game *g = p->game;
	int moved;

	p->deadline =
		g->status == GAME_RUNNING && g->phase && g->deadline > home_now(h);
	if (!games_moved(h->store, g->id, &moved, err))
		return false;
	p->calendar = p->deadline && moved > 0;
	p->due = p->calendar && p->kind == KIND_NOTICE;
	return true;
}

/* Its paragraphs, an empty line between. */
static struct str page_words(struct arena *a, const struct page *page)
{
	struct buf b = buf_in(a);

	for (int i = 0; i < page->n; i++)
		if (page->blocks[i].text.n)
			buf_printf(&b, "%s%.*s", b.n ? "\n" : "",
				   STR_ARG(page->blocks[i].text));
	return buf_str(&b);
}

bool post_to_seats(struct home *h, struct arena *a, const struct game *g,
		   enum post_kind kind, enum post_cause cause, int64_t cause_id,
		   struct str subject, const struct page *page, struct err *err)
{
	struct seat *seats;
	int n;
	struct posting p = {
		.game = g,
		.kind = kind,
		.cause = cause,
		.cause_id = cause_id,
		.subject = subject,
		.page = page,
		.bulk = true,
	};

	if (!add_deadline(h, &p, err) ||
	    !seats_list(h->store, a, g->id, &seats, &n, err))
		return false;
	for (int i = 0; i < n; i++) {
		bool kept = false;
		p.seat = &seats[i];
		if (seats[i].status == SEAT_DECLINED || seats[i].status == SEAT_REMOVED)
			continue;
		if (kind == KIND_NEWS &&
		    !digest_keep(h, &seats[i], page_words(a, page), &kept, err))
			return false;
		if (!kept && !post_queue(h, a, &p, err))
			return false;
	}
	return true;
}

bool post_notice(struct home *h, struct arena *a, const struct game *g,
		 enum post_kind kind, enum post_cause cause, int64_t cause_id,
		 struct str subject, const struct page *page, struct err *err)
{
	struct posting p = {
		.game = g,
		.gm = true,
		.kind = kind,
		.cause = cause,
		.cause_id = cause_id,
		.subject = subject,
		.page = page,
		.bulk = true,
	};

	return post_to_seats(h, a, g, kind, cause, cause_id, subject, page, err) &&
	       add_deadline(h, &p, err) && post_queue(h, a, &p, err);
}

bool post_to_gm(struct home *h, struct arena *a, const struct game *g,
		enum post_kind kind, enum post_cause cause, int64_t cause_id,
		struct str subject, struct str text, struct err *err)
{
	struct page page = page_in(a);

	page_para(&page, text);
	return post_queue(h, a,
			  &(struct posting){
				  .game = g,
				  .gm = true,
				  .kind = kind,
				  .cause = cause,
				  .cause_id = cause_id,
				  .subject = subject,
				  .page = &page,
				  .bulk = true,
			  },
			  err);
}
