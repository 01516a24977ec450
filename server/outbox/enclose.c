/* Enclosures: see enclose.h.
 * SPDX-License-Identifier: ISC */
#include "server/outbox/enclose.h"

#include "base/arena.h"
#include "base/locale.h"
#include "mail/trust/trust.h"
#include "server/outbox/board_image.h"
#include "server/outbox/calendar.h"
#include "server/render/bulletin.h"
#include "server/render/letterhead.h"
#include "server/render/render_html.h"
#include "server/render/render_json.h"

enum { FRAME = 4000 /* header, boundaries, heads of parts */ };

struct enclosing {
	struct home *h;
	struct arena *a;
	const struct posting *p;
	const struct outbox *o;
	size_t room; /* bytes of the wire */
	struct letter_part *parts;
	int *n;
};

static bool add(struct enclosing *e, struct letter_part part)
{
	size_t n = compose_part_size(&part);

	if (n > e->room)
		return false;
	e->room -= n;
	e->parts[(*e->n)++] = part;
	return true;
}

static bool is_before_the_start(const struct enclosing *e)
{
	return e->p->game && e->p->game->status == GAME_INVITING;
}

/* A player who is in has nothing to order yet. */
static struct str one_join(struct enclosing *e)
{
	const struct game *g = e->p->game;

	if (e->p->seat->status != SEAT_INVITED)
		return STR("");
	return render_html_join(
		e->a, e->p->page, e->h->config.address,
		str_printf(e->a, "%.*s JOIN", STR_MADE(e->a, post_tag(e->a, g))),
		str_printf(e->a, "join %.*s", STR_ARG(g->name)));
}

/* The letter that the button opens goes to the house without a key, because no body may
 * have one; its subject names the game, its first line the phase. */
static struct str one_click(struct enclosing *e)
{
	const struct game *g = e->p->game;
	const struct game_rules *r = g ? game_find(g->rules) : NULL;

	if (!e->p->seat || !r)
		return STR("");
	if (is_before_the_start(e))
		return one_join(e);
	return render_html_letter(
		e->a, e->p->page, e->h->config.address,
		str_printf(e->a, "%.*s T%d P%d orders (%.*s)",
			   STR_MADE(e->a, post_tag(e->a, g)), g->turn, g->phase,
			   STR_MADE(e->a, letterhead_seat(e->a, r, e->p->seat->seat))),
		str_printf(e->a, "orders %.*s turn %d phase %d", STR_ARG(g->name),
			   g->turn, g->phase));
}

/* Letters with nothing in them that a player wrote: what is typed as it is stands between backquotes there. */
static bool is_all_ours(const struct enclosing *e)
{
	return e->p->kind == KIND_START || e->p->kind == KIND_INVITATION;
}

static struct str printed(struct enclosing *e, const struct str *image)
{
	return render_html(e->a, e->p->page,
			   &(struct render_html){
				   .title = e->o->subject,
				   .language = e->p->bulletin ? e->p->bulletin->language
							      : locale_name(),
				   .n_images = image != NULL,
				   .images = image,
				   .letter = one_click(e),
				   .kept = e->p->kept,
				   .typed = is_all_ours(e),
				   .joins = is_before_the_start(e)});
}

/* The picture cannot be drawn: the letter goes without it, and the log says why. */
static struct letter_part picture(struct enclosing *e)
{
	struct board_picture none = {0}, *b = e->p->board ? e->p->board : &none;
	struct str png = board_png(b, e->a, e->p->page);

	if (b->drawn && !png.n) {
		struct log_line l = home_log(e->h, LOG_WARN, "board");
		log_str(&l, "game", e->p->game->name);
		log_z(&l, "why", b->why.text);
		log_end(&l);
	}
	return (struct letter_part){.role = LETTER_SHOWN,
				    .type = "image/png",
				    .name = STR("board.png"),
				    .bytes = png};
}

/* HTML with the board in it; without the board if both are too large; or no HTML. */
static void add_html(struct enclosing *e)
{
	struct letter_part html = {.role = LETTER_ALTERNATIVE, .type = "text/html"};
	struct letter_part board = {.role = LETTER_SHOWN};
	struct str cid;

	if (e->p->bulletin)
		board = picture(e);

	/* The row's own number would reveal how many letters others get. */
	board.id = compose_id(e->a, 'b', key_number(e->h->keys, e->o->id),
			      e->h->config.instance, e->h->config.address);
	cid = str_printf(e->a, "cid:%.*s", STR_ARG(board.id));
	html.bytes = printed(e, board.bytes.n ? &cid : NULL);
	if (board.bytes.n &&
	    compose_part_size(&html) + compose_part_size(&board) > e->room) {
		board.bytes = STR("");
		html.bytes = printed(e, NULL);
	}
	if (html.bytes.n < ENCLOSED_HTML_MAX && add(e, html) && board.bytes.n)
		(void)add(e, board);
}

static void add_calendar(struct enclosing *e, const struct calendar_news *news)
{
	const struct posting *p = e->p;
	struct calendars alone = {0}, *all = p->calendars ? p->calendars : &alone;

	if (news->has_deadline)
		(void)add(e, calendar_deadline(e->h, e->a, p->game, p->seat,
					       &news->deadline, all));
	/* Beside the letters that tell why. */
	if (news->n_cancelled)
		(void)add(e, calendar_cancelled(e->h, e->a, p->game, news, all));
}

struct format enclose_format(const struct posting *p)
{
	return format_of(p->seat ? p->seat->format : p->format);
}

int enclose(struct home *h, struct arena *a, const struct posting *p,
	    const struct outbox *o, const struct calendar_news *news, struct str text,
	    struct letter_part parts[ENCLOSED_MAX])
{
	int n = 0;
	struct enclosing e = {.h = h, .a = a, .p = p, .o = o, .parts = parts, .n = &n};
	struct format f = enclose_format(p);
	size_t taken = FRAME + text.n + text.n / 5;

	e.room = taken < ENCLOSED_LETTER_MAX ? ENCLOSED_LETTER_MAX - taken : 0;
	add_calendar(&e, news);
	if (p->game && f.html)
		add_html(&e);
	if (p->bulletin && f.json)
		(void)add(&e, (struct letter_part){
				      .role = LETTER_ATTACHED,
				      .type = "application/json",
				      .name = str_printf(a, "report-%.*s.json",
							 STR_ARG(p->game->name)),
				      .bytes = render_json(a, p->bulletin, p->page,
							   p->kept)});
	return n;
}
