/* Letters in and out of a house of the kit by the thousand, and what its processes take meanwhile: for the soak and the day.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_BENCH_TRAFFIC_H
#define TESTS_BENCH_TRAFFIC_H

#include <dirent.h>
#include <sys/stat.h>
#include <unistd.h>

#include "server/game/position.h"
#include "server/game/seat_token.h"
#include "tests/bench/crowd.h"
#include "tests/kit/scribble.h"

static inline int traffic_number(const char *name, int otherwise)
{
	const char *text = getenv(name);

	return text ? atoi(text) : otherwise;
}

/* The mail system has taken what was sent, or somebody clears the mailbox up. Returns how many letters lay there. */
static inline int traffic_clear(struct house *h, struct arena *a, const char *box)
{
	int n = 0;
	const char *dir = home_path(&h->home, a, box);
	DIR *d = opendir(dir);

	ck_assert_ptr_nonnull(d);
	for (struct dirent *e; (e = readdir(d)) != NULL;) {
		if (e->d_name[0] == '.')
			continue;
		unlink(str_z(a, str_printf(a, "%s/%s", dir, e->d_name)));
		n++;
	}
	closedir(d);
	return n;
}

/* The nth letter. */
static inline void traffic_post(struct house *h, struct arena *a, int nth,
				struct str from, struct str to, struct str text)
{
	FILE *f =
		fopen(str_z(a, str_printf(a, "%s/%d.traffic",
					  home_path(&h->home, a, "mail/in/new"), nth)),
		      "w");

	ck_assert_ptr_nonnull(f);
	fprintf(f,
		"From: %.*s\r\nTo: %.*s\r\nSubject: Re: orders\r\nMessage-ID: <traffic.%d@example.org>\r\n"
		"MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n%.*s\r\nLetter %d, thanks!\r\n",
		STR_ARG(from), STR_ARG(to), nth, STR_ARG(text), nth);
	fclose(f);
}

/* Orders that chance draws, out of what a seat sees of its position. */
static inline void traffic_orders(struct house *h, struct arena *a, struct dice *dice,
				  int nth, const struct game *g,
				  const struct position *p, const struct seat *s)
{
	struct token_claim claim =
		token_reply(g->name, seat_token(g, s), s->epoch, g->phase_no);
	struct buf text = buf_in(a);

	scribble_orders(dice, position_view(a, p, s->seat), false, &text);
	traffic_post(h, a, nth, s->address,
		     key_reply_address(a, h->home.keys, h->home.config.address, &claim),
		     buf_str(&text));
}

/* The file, with everything that waits in the log written into it. */
static inline long traffic_file_kb(struct house *h, struct arena *a)
{
	struct stat st;

	ck_assert(sql_number(h->home.store, &(int64_t){0}, &crowd_err,
			     "PRAGMA wal_checkpoint(TRUNCATE)", ""));
	ck_assert_int_eq(stat(home_path(&h->home, a, "postalgm.db"), &st), 0);
	return (long)(st.st_size / 1024);
}

#endif
