/* Parts that all our letters have: see letterhead.h.
 * SPDX-License-Identifier: ISC */
#include "server/render/letterhead.h"

#include <string.h>

#include "base/arena.h"
#include "base/clock.h"
#include "base/locale.h"
#include "orders/vocab.h"

struct str letterhead_upper(struct arena *a, struct str s)
{
	char *z = str_z(a, s);

	for (size_t i = 0; i < s.n; i++)
		if (z[i] >= 'a' && z[i] <= 'z')
			z[i] = (char)(z[i] - 'a' + 'A');
	return (struct str){z, s.n};
}

void letterhead_title(struct page *p, const struct game_rules *rules, struct str game,
		      struct str title, int turn, int phase, int of)
{
	struct buf left = buf_in(p->a);
	struct str right = str_of(_("BEFORE THE START"));

	buf_printf(&left, _("%.*s BY MAIL - GAME %.*s"),
		   STR_MADE(p->a, letterhead_upper(p->a, str_of(rules->title))),
		   STR_MADE(p->a, letterhead_upper(p->a, game)));
	if (title.n)
		buf_printf(&left, " \"%.*s\"", STR_ARG(title));
	if (phase > 0)
		right = str_printf(p->a, _("TURN %d, PHASE %d OF %d"), turn, phase, of);
	else if (phase == LETTERHEAD_OVER)
		right = str_of(_("THE END"));
	page_title(p, buf_str(&left), right);
}

/* "Europe/Berlin" -> "Berlin", "America/New_York" -> "New York". */
static struct str city(struct arena *a, const char *zone)
{
	const char *slash = strrchr(zone, '/');
	struct str name = str_of(slash ? slash + 1 : zone);
	char *z = str_z(a, name);

	for (size_t i = 0; i < name.n; i++)
		if (z[i] == '_')
			z[i] = ' ';
	return (struct str){z, name.n};
}

static bool is_utc(struct arena *a, const char *zone)
{
	return str_iequal(city(a, zone), STR("utc"));
}

struct str letterhead_time(struct arena *a, int64_t utc, const char *zone)
{
	struct str local =
		zone && !is_utc(a, zone) ? clock_in_zone(a, utc, zone) : STR("");
	struct str all = clock_long(a, utc);

	if (!local.n)
		return all;
	if (str_equal(local, clock_in_zone(a, utc, "UTC"))) /* London in winter */
		return str_printf(a, _("%.*s, the same in %.*s"), STR_ARG(all),
				  STR_MADE(a, city(a, zone)));
	return str_printf(a, _("%.*s = %.*s in %.*s"), STR_ARG(all), STR_ARG(local),
			  STR_MADE(a, city(a, zone)));
}

struct str letterhead_deadline(struct arena *a, int64_t deadline, int64_t now,
			       const char *zone)
{
	struct buf b = buf_in(a);

	if (deadline == LETTERHEAD_PAUSED)
		return str_of(_("the game is paused; you are told when it goes on"));
	if (!deadline)
		return str_of(_("none set"));
	buf_add(&b, letterhead_time(a, deadline, zone));
	buf_char(&b, ' ');
	if (deadline < now) {
		page_tied(&b, str_of(_("(past)")));
	} else {
		struct str span = clock_span(a, deadline - now);
		page_tied(&b, str_printf(a, deadline > now ? _("(in %.*s)") : "(%.*s)",
					 STR_ARG(span)));
	}
	return buf_str(&b);
}

struct str letterhead_due(struct arena *a, int64_t deadline, const char *zone)
{
	struct str local = zone && !is_utc(a, zone)
				   ? clock_day_in_zone(a, deadline, zone)
				   : STR("");

	if (!local.n)
		return clock_short(a, deadline);
	return str_printf(a, "%.*s in %.*s", STR_ARG(local),
			  STR_MADE(a, city(a, zone)));
}

struct str letterhead_seat(struct arena *a, const struct game_rules *rules, int seat)
{
	(void)a;
	if (seat == SEAT_GM)
		return STR("GM");
	if (seat < 0)
		return str_of(_("readers"));
	return str_of(rules->vocab->seat_names[seat]);
}

struct str letterhead_fit(struct arena *a, struct str text, size_t columns)
{
	struct str rest = text, word, kept = {text.s, 0};

	if (str_columns(text) <= columns)
		return text;
	while (str_word(&rest, &word)) {
		struct str more = {text.s, (size_t)(word.s + word.n - text.s)};
		if (str_columns(more) + 4 > columns)
			break;
		kept = more;
	}
	while (kept.n && (kept.s[kept.n - 1] == ',' || kept.s[kept.n - 1] == ':'))
		kept.n--;
	return str_printf(a, "%.*s ...", STR_ARG(kept));
}

const void *letterhead_view(struct arena *a, const struct game_rules *rules,
			    const void *state, int seat)
{
	void *view = arena_room(a, rules->view_size);

	rules->view(state, seat, view);
	return view;
}

struct str letterhead_readers(struct arena *a, const struct game_rules *r, bool all,
			      bool zine, bool gm, unsigned seats)
{
	struct buf to = buf_in(a);

	if (all)
		return str_of(_("all"));
	if (zine)
		return str_of(_("the zine"));
	for (int i = 0; i < GAME_SEATS_MAX; i++)
		if (seats >> i & 1)
			buf_printf(&to, "%s%.*s", to.n ? ", " : "",
				   STR_MADE(a, letterhead_seat(a, r, i)));
	if (gm)
		buf_printf(&to, _("%sthe GM"), to.n ? ", " : "");
	return buf_str(&to);
}

bool letterhead_form_is_blank(const struct page *form)
{
	for (int i = 0; i < form->n; i++)
		if (str_trim(form->blocks[i].text).n)
			return false;
	return true;
}

void letterhead_put_form(struct page *page, int number, const struct page *form)
{
	if (letterhead_form_is_blank(form)) {
		page_heading(page, number, STR(N_("YOUR ORDERS")));
		page_para(
			page,
			str_of(_("There is nothing for you to order in this phase.")));
		return;
	}
	page_heading(
		page, number,
		STR(N_("YOUR ORDERS - copy to the top of your reply and fill in")));
	for (int i = 0; i < form->n; i++)
		page_append(page, &form->blocks[i]);
}

void letterhead_form(struct page *page, int number, const struct game_rules *r,
		     const void *view)
{
	struct page form = page_in(page->a);

	r->form(view, &form);
	letterhead_put_form(page, number, &form);
}

void letterhead_verbs(struct page *page, const struct game_rules *r, const void *view,
		      int turn, int phase)
{
	unsigned open = vocab_open(r->vocab, view, turn, phase);
	struct buf b = buf_in(page->a);

	for (const struct verb *v = r->vocab->verbs; v->parse; v++)
		if (v->name && v->phases & open && vocab_whose(r->vocab, view, v, true))
			buf_printf(&b, "%s%s", b.n ? ", " : "", v->name);
	if (b.n)
		page_label(page, STR(N_("You may order:")),
			   str_printf(page->a,
				      _("%s. HELP and one of these words explains it."),
				      b.s));
}

void letterhead_lesson(struct page *page, const struct game_rules *r)
{
	for (int i = 0; r->lesson && r->lesson[i]; i++) {
		struct str text = str_of(locale_text(r->lesson[i]));
		if (str_starts(text, "- "))
			page_item(page, str_slice(text, 2, text.n));
		else
			page_para(page, text);
	}
}
