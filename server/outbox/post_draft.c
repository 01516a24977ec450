/* Drafts: see post_draft.h.
 * SPDX-License-Identifier: ISC */
#include "server/outbox/post_draft.h"

#include "base/arena.h"
#include "base/locale.h"
#include "mail/compose/compose.h"
#include "mail/trust/trust.h"
#include "server/game/game_gm.h"
#include "server/game/phase_clock.h"
#include "server/game/seat_token.h"
#include "server/game/standby_word.h"
#include "server/options/settings.h"
#include "server/outbox/board_image.h"
#include "server/outbox/enclose.h"
#include "server/outbox/post_decide.h"
#include "server/render/letterhead.h"
#include "server/render/render_text.h"

enum { SUBJECT_MAX = 78 /* characters */ };

static struct str domain_of(struct str address)
{
	size_t at = str_find_char(address, '@');
	return at == SIZE_MAX ? STR("localhost")
			      : str_slice(address, at + 1, address.n);
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

/* Returns the address to which the seat, or the GM, must reply. */
static struct str reply_to(struct home *h, struct arena *a, const struct posting *p)
{
	struct str gm = p->asks_gm ? game_gm_address(h, p->game) : STR("");

	if (gm.n)
		return gm;
	if (h->config.subject_keys)
		return h->config.address;
	if (p->word.n)
		return address_confirm(a, h->config.address, h->number, p->word);
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
static bool web_page(struct home *h, struct arena *a, const struct posting *p,
		     struct str *url, struct err *err)
{
	const struct game *g = p->game;
	struct str zine = h->config.zine_url;
	struct settings s;

	*url = STR("");
	if (!g || !zine.n || g->status == GAME_INVITING)
		return true;
	if (!settings_or(p->settings, h, a, g, &s, err))
		return false;
	if (s.is_public)
		*url = str_printf(a, "%.*s%s%.*s/", STR_ARG(zine),
				  str_ends(zine, "/") ? "" : "/", STR_ARG(g->name));
	return true;
}

/* "[CE-7] orders due Thu 26 Nov 21:00 in Berlin - T5 P1 waits": the reader's own clock,
 * and first, as lists of letters cut the rest off. */
static struct str subject_of(struct home *h, struct arena *a, const struct posting *p)
{
	struct str tag = p->game ? post_tag(a, p->game) : STR("");
	struct str rest = p->subject;

	if (p->due && tag.n && str_starts(rest, str_z(a, tag))) {
		struct str due = letterhead_due(a, p->game->deadline, zone_of(h, a, p));
		rest = str_printf(a, "%.*s orders due %.*s -%.*s", STR_ARG(tag),
				  STR_ARG(due),
				  STR_ARG(str_slice(rest, tag.n, rest.n)));
	}
	return letterhead_fit(a, rest, SUBJECT_MAX);
}

static int seat_number(const struct posting *p)
{
	return p->seat ? p->seat->seat : p->gm ? SEAT_GM : SEAT_NONE;
}

/* Finds the cause: the game for a phase, the seat for an invitation. */
static int cause_part(const struct posting *p)
{
	return p->cause == CAUSE_PHASE     ? p->game->phase_no
	       : p->cause == CAUSE_INVITED ? p->seat->epoch
					   : 0;
}

static struct str rcpt_of(const struct home *h, const struct posting *p)
{
	return p->seat ? p->seat->address
	       : p->gm ? game_gm_address(h, p->game)
		       : p->rcpt;
}

bool post_draft(struct home *h, struct arena *a, const struct posting *p,
		struct post_draft *d, struct err *err)
{
	*d = (struct post_draft){
		.what = *p,
		.language = str_dup(a, locale_name()),
		.row = {.game_id = p->game ? p->game->id : 0,
			.seat = seat_number(p),
			.phase_no = p->game ? p->game->phase_no : 0,
			.cause_kind = str_of(post_cause_name(p->cause)),
			.cause_id = p->cause_id,
			.cause_part = cause_part(p),
			.rcpt = rcpt_of(h, p),
			.kind = str_of(post_kind_name(p->kind)),
			.supersede_key = p->supersede,
			.subject = subject_of(h, a, p),
			.fresh = p->fresh,
			.next = home_now(h),
			.created = home_now(h)},
	};
	return !d->row.rcpt.n ||
	       (web_page(h, a, p, &d->web, err) && post_next_id(h, &d->row.id, err));
}

/* The bytes -------------------------------------------------------------------- */

/* Returns the key at the end of the subject, for houses whose address cannot carry
 * one. */
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

/* Some programs drop answers to bulk mail, or file it where nobody looks. */
static bool asks_for_answer(const struct posting *p)
{
	bool open = p->game && p->game->status != GAME_OVER;

	return p->word.n || p->kind == KIND_INVITATION || p->kind == KIND_REMINDER ||
	       p->kind == KIND_CALLED || p->kind == KIND_OPEN ||
	       p->kind == KIND_QUESTION || (p->kind == KIND_REPORT && p->seat && open);
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
		.body = render_text_kept(a, p->page, p->kept),
	};
	if (!p->game)
		return;
	struct str thread =
		compose_id(a, 'g', p->game->id, h->config.instance, h->config.address);
	l->from_name = str_printf(a, "%.*s via PostalGM", STR_ARG(p->game->name));
	l->list_id = str_printf(a, "%.*s.%.*s", STR_ARG(p->game->name),
				STR_MADE(a, domain_of(h->config.address)));
	l->references = p->in_reply_to.n ? str_printf(a, "%.*s %.*s", STR_ARG(thread),
						      STR_ARG(p->in_reply_to))
					 : thread;
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
	for (int i = 0; i < from->n; i++)
		page_append(page, &from->blocks[i]);
	return page;
}

static struct page *copy_of(struct arena *a, const struct page *from)
{
	struct page *page = arena_new(a, struct page);

	*page = page_in(a);
	page->n = from->n;
	page->blocks =
		arena_room(a, arena_list_room((size_t)page->n) * sizeof *page->blocks);
	for (int i = 0; i < page->n; i++)
		page->blocks[i] = from->blocks[i];
	return page;
}

/* The page as it goes out, with what is below every letter; the others who get it
 * have another zone. */
static const struct page *whole_page(struct home *h, struct arena *a,
				     const struct post_draft *d)
{
	const struct posting *p = &d->what;
	struct page printed = page_in(a), *page;
	const struct page *from = p->page;

	if (p->print) {
		struct format f = enclose_format(p);
		printed.text_only = !f.html && !f.json;
		p->print(a, p->bulletin, &printed);
		page_para(&printed, p->last);
		from = &printed;
	}
	if (p->seat || p->gm || p->standby)
		from = with_cut(a, from);
	page = copy_of(a, from);
	if (p->deadline)
		page_label(page, STR(N_("DEADLINE")),
			   letterhead_deadline(a,
					       p->game->status == GAME_PAUSED
						       ? LETTERHEAD_PAUSED
						       : p->game->deadline,
					       home_now(h), zone_of(h, a, p)));
	if (d->web.n)
		page_link(page, STR(N_("ON THE WEB")), d->web);
	return page;
}

/* The picture that other letters have as well: it will be told where it stands in this one. */
static void keep_apart(struct outbox *o, const struct board_picture *board,
		       struct letter_part *parts, int n)
{
	for (int i = 0; i < n; i++)
		if (parts[i].role == LETTER_SHOWN) {
			parts[i].place = &o->picture_at;
			o->picture = parts[i].bytes;
			if (board && board->png.s == parts[i].bytes.s)
				o->picture_key = board->key;
		}
}

static bool make(struct home *h, struct arena *a, struct post_draft *d, struct err *err)
{
	struct posting *p = &d->what;
	struct outbox *o = &d->row;
	struct letter_part parts[ENCLOSED_MAX];
	struct letter_out l;
	struct letter_text text;

	p->page = whole_page(h, a, d);
	p->print = NULL;
	o->message_id = compose_id(a, 'o', key_number(h->keys, o->id),
				   h->config.instance, h->config.address);
	o->envelope_from = h->config.subject_keys
				   ? h->config.address
				   : key_bounce_address(a, h->keys, h->config.address,
							h->number, o->id, o->rcpt);
	fill(h, a, p, o, &l);
	l.text = &text;
	l.parts = parts;
	l.n_parts = enclose(h, a, p, o, &d->calendar, l.body, parts);
	keep_apart(o, p->board, parts, l.n_parts);
	if (!compose_letter(a, &l, &o->message, err))
		return false;
	o->plain = text.plain;
	o->plain_at = text.at;
	o->plain_n = text.n;
	return true;
}

bool post_draft_make(struct home *h, struct arena *a, struct post_draft *d,
		     struct err *err)
{
	struct home storeless = *h;

	h->made_inside += store_is_open(h->store);
	storeless.store = NULL;
	locale_begin(d->language);
	bool ok = make(&storeless, a, d, err);
	locale_end();
	return ok;
}
