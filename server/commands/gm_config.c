/* config check: see gm_config.h. With --connect each mailbox is asked by a fetcher of its own, as the
 * daemon does.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>
#include <poll.h>

#include "base/arena.h"
#include "mail/fetch/fetcher.h"
#include "server/commands/gm_config.h"
#include "server/console/gm.h"
#include "server/home/config.h"
#include "server/home/home.h"

struct asked {
	struct mailbox *box; /* NULL: it could not be opened */
	bool over, answers;
	struct err err;
};

/* Its letters are of no interest: only what will come from now on is listed. */
static void begin(struct gm *gm, const struct config *c, int i, struct asked *x)
{
	struct mailbox_config way;

	config_mailbox(gm->a, gm->home_dir, c, i, &way);
	x->box = fetcher_open(&way, &x->err);
	x->over = !x->box;
	if (!x->box)
		return;
	x->box->at_once = true;
	x->box->from.since = clock_now(&gm->clock);
}

static void go_on(struct arena *a, struct asked *x)
{
	struct mail_item *items;
	size_t n;

	if (x->over)
		return;
	x->err = (struct err){0};
	x->answers = mailbox_list(x->box, a, &items, &n, &x->err);
	x->over = x->answers || !x->box->waits;
}

/* Until one of them has said something, or its patience is over. */
static void wait_for_word(const struct asked *all, int n)
{
	struct pollfd p[CONFIG_MAILBOXES_MAX];
	int seconds, least = INT32_MAX / 1000 - 1;

	for (int i = 0; i < n; i++) {
		p[i] = (struct pollfd){.fd = -1, .events = POLLIN};
		if (all[i].over)
			continue;
		p[i].fd = mailbox_line(all[i].box, &seconds);
		least = seconds < least ? seconds : least;
	}
	(void)!poll(p, (nfds_t)n, 1000 * least + 1);
}

static bool all_are_over(const struct asked *all, int n)
{
	for (int i = 0; i < n; i++)
		if (!all[i].over)
			return false;
	return true;
}

/* Asks all mailboxes at the same time whether they can be listed, and changes nothing
 * in them. `say` is told about each, with its place in the configuration, whether it
 * answers, and what is wrong. */
struct gm_mailbox {
	const char *place, *url;
	bool answers;
	const char *why;
	int64_t trusted_until; /* UTC at which the server's certificate ends; 0: it has none */
};

static void connect_all(struct gm *gm, const struct config *c,
			void (*say)(void *with, const struct gm_mailbox *), void *with)
{
	struct asked all[CONFIG_MAILBOXES_MAX] = {{0}};

	for (int i = 0; i < c->n_in; i++)
		begin(gm, c, i, &all[i]);
	for (;;) {
		for (int i = 0; i < c->n_in; i++)
			go_on(gm->a, &all[i]);
		if (all_are_over(all, c->n_in))
			break;
		wait_for_word(all, c->n_in);
	}
	for (int i = 0; i < c->n_in; i++) {
		struct str place = config_mailbox_place(gm->a, c, i, "");
		say(with,
		    &(struct gm_mailbox){str_z(gm->a, place), c->in[i].url.s,
					 all[i].answers, all[i].err.text,
					 all[i].box ? all[i].box->trusted_until : 0});
		mailbox_close(all[i].box);
	}
}

static json_t *fault_row(const struct config_fault *f)
{
	return json_pack("{s:o, s:o, s:b}", "place", show_str(f->place), "fault",
			 show_str(f->text), "advice", f->advice);
}

/* Findings: lines for a person, rows for --json. */
struct findings {
	struct gm *gm;
	const struct config *config;
	json_t *rows;
	int n; /* faults */
};

/* Faults are not cut to a width: one line each, "place: sentence". */
static void find(struct findings *x, const struct config_fault *f)
{
	json_array_append_new(x->rows, fault_row(f));
	show_line(&x->gm->show, "%s" PRI_STR ": " PRI_STR, f->advice ? "advice: " : "",
		  STR_ARG(f->place), STR_ARG(f->text));
	x->n += !f->advice;
}

/* Until when the server can be trusted, where that is known. */
static void tell_certificate(struct gm *gm, const struct config *c, const char *place,
			     int64_t until)
{
	if (until)
		show_line(&gm->show, "%s: its certificate ends on " PRI_STR ".", place,
			  STR_MADE(gm->a, clock_whole(gm->a, until, c->zone.s)));
}

static void hear_mailbox(void *with, const struct gm_mailbox *m)
{
	struct findings *x = with;
	struct str why = str_printf(x->gm->a, "cannot be read: %s", m->why);

	if (m->answers)
		show_line(&x->gm->show, "%s: %s answers.", m->place, m->url);
	else
		find(x, &(struct config_fault){false, str_of(m->place), why});
	tell_certificate(x->gm, x->config, m->place, m->answers ? m->trusted_until : 0);
}

static void try_way_out(struct findings *x, const struct config *c)
{
	struct gm_way_out out;

	gm_config_send(x->gm, c, &out);
	if (!out.answers)
		find(x, &(struct config_fault){
				false, STR("mail.out"),
				str_printf(x->gm->a, "%s: %s",
					   out.to.n ? "no letter could be sent"
						    : "cannot be written",
					   out.why)});
	else if (out.to.n)
		show_line(
			&x->gm->show,
			"mail.out: %s took a letter to " PRI_STR
			". Check that it arrives, and that it is not in the spam folder.",
			out.url, STR_ARG(out.to));
	else
		show_line(&x->gm->show, "mail.out: %s answers.", out.url);
	tell_certificate(x->gm, c, "mail.out", out.trusted_until);
}

static void list_mailboxes(struct gm *gm, const struct config *c)
{
	for (int i = 0; i < c->n_in; i++)
		show_line(&gm->show, PRI_STR ": " PRI_STR "%s",
			  STR_MADE(gm->a, config_mailbox_place(gm->a, c, i, "")),
			  STR_ARG(c->in[i].url), c->in[i].optional ? ", optional" : "");
}

int gm_config_check(struct gm *gm)
{
	struct config_faults faults = {.a = gm->a};
	struct err err = {0};
	struct config c = {0};
	struct findings x = {.gm = gm, .config = &c};

	if (!config_load(gm->a, gm->home_dir, &c, &faults, &err))
		return gm_fail(gm, &err);
	json_t *rows = x.rows = json_array();
	for (int i = 0; i < faults.n; i++)
		find(&x, &faults.f[i]);
	/* With a fault in it nobody knows what is meant. */
	if (gm_option(gm, "connect") && !x.n) {
		connect_all(gm, &c, hear_mailbox, &x);
		try_way_out(&x, &c);
	} else if (c.in_is_list && !x.n)
		list_mailboxes(gm, &c);
	int n = x.n;
	if (n)
		show_line(&gm->show, "%s/postalgm.json has %d fault%s.", gm->home_dir,
			  n, n == 1 ? "" : "s");
	else
		show_line(&gm->show, "%s/postalgm.json is in order.", gm->home_dir);
	if (gm->show.json)
		show_json(&gm->show, rows);
	else
		json_decref(rows);
	return n ? GM_REFUSED : GM_DONE;
}
