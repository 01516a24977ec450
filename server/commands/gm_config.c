/* config check --connect: see gm_config.h. Each mailbox is asked by a fetcher of its own, as
 * the daemon does.
 * SPDX-License-Identifier: ISC */
#include <poll.h>

#include "base/arena.h"
#include "mail/fetch/fetcher.h"
#include "server/commands/gm_config.h"
#include "server/console/gm.h"
#include "server/home/config.h"

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

void gm_config_connect(struct gm *gm, const struct config *c,
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
