/* Several acts of the GM in one letter: see gather.h.
 * SPDX-License-Identifier: ISC */
#include "server/outbox/gather.h"

#include "base/arena.h"
#include "schema/mail/outbox.h"
#include "server/game/game_gm.h"

static int reader_of(const struct posting *p)
{
	return p->seat ? p->seat->seat : SEAT_GM;
}

/* The subject without the tag that begins it. */
static struct str bare_subject(struct arena *a, const struct posting *p)
{
	struct str tag = post_tag(a, p->game);

	return str_trim(str_starts(p->subject, str_z(a, tag))
				? str_slice(p->subject, tag.n, p->subject.n)
				: p->subject);
}

/* "paused" as a heading: "Paused". */
static struct str heading_of(struct arena *a, struct str subject)
{
	char *text = str_z(a, subject);

	if (*text >= 'a' && *text <= 'z')
		*text = (char)(*text - 'a' + 'A');
	return str_of(text);
}

/* A numbered heading for each act, with its words below. */
static struct page *page_of(struct arena *a, const struct notice_item *items, int n)
{
	struct page *page = arena_new(a, struct page);

	*page = page_in(a);
	page_cut(page); /* the GM may quote an order */
	for (int i = 0; i < n; i++) {
		page_heading(page, i + 1, heading_of(a, items[i].subject));
		page_para(page, items[i].text);
	}
	return page;
}

/* "[CE-7] paused; a word of the GM" */
static struct str subject_of(struct arena *a, const struct posting *p,
			     const struct notice_item *items, int n)
{
	struct buf b = buf_in(a);

	buf_add(&b, post_tag(a, p->game));
	for (int i = 0; i < n; i++)
		buf_printf(&b, "%s%.*s", i ? "; " : " ", STR_ARG(items[i].subject));
	return buf_str(&b);
}

struct str page_words(struct arena *a, const struct page *page)
{
	struct buf b = buf_in(a);

	for (int i = 0; i < page->n; i++)
		if (page->blocks[i].text.n)
			buf_printf(&b, "%s%.*s", b.n ? "\n" : "",
				   STR_ARG(page->blocks[i].text));
	return buf_str(&b);
}

bool gather_begin(struct home *h, struct arena *a, const struct posting *p,
		  struct gathering *g, struct err *err)
{
	struct str rcpt = p->seat ? p->seat->address : game_gm_address(h, p->game);
	struct notice w;

	*g = (struct gathering){.what = *p, .due = home_now(h) + GATHER_S};
	if (!notices_waiting(h->store, a, p->game->id, reader_of(p), rcpt, home_now(h),
			     &w, err))
		return false;
	g->items = arena_list(a, struct notice_item, (size_t)w.n + 1);
	for (; g->n < w.n; g->n++)
		g->items[g->n] = w.items[g->n];
	g->items[g->n++] =
		(struct notice_item){bare_subject(a, p), page_words(a, p->page)};
	if (!w.outbox_id)
		return true;
	g->due = w.due;
	g->what.page = page_of(a, g->items, g->n);
	g->what.subject = subject_of(a, p, g->items, g->n);
	return notices_drop(h->store, w.outbox_id, err);
}

bool gather_end(struct home *h, const struct gathering *g, const struct post_draft *d,
		struct err *err)
{
	return notices_add(h->store, d->row.id, g->what.game->id, reader_of(&g->what),
			   g->items, g->n, d->calendar.cancelled,
			   d->calendar.n_cancelled, err);
}
