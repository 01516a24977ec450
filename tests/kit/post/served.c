/* Served: see served.h.
 * SPDX-License-Identifier: ISC */
#include "tests/kit/post/served.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "mail/letter/letter.h"

enum { PATIENCE_S = 240 }; /* instead of Check's own, which needs a process a test */

struct served served;

static void start(void)
{
	const char *why;

	alarm(PATIENCE_S);
	served.up = dovecot_open(&served.d, &why);
	if (!served.up)
		printf("skipped, because %s\n", why);
}

static void stop(void)
{
	if (served.up)
		dovecot_close(&served.d);
}

TCase *served_case(Suite *s)
{
	TCase *tc = tcase_create("Dovecot");

	tcase_add_unchecked_fixture(tc, start, stop);
	suite_add_tcase(s, tc);
	return tc;
}

int served_run(Suite *s)
{
	SRunner *r = srunner_create(s);

	srunner_set_fork_status(r, CK_NOFORK);
	srunner_run_all(r, CK_NORMAL);
	int failed = srunner_ntests_failed(r);
	srunner_free(r);
	return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}

void served_begin(void)
{
	served.a = arena_create();
	if (!served.up)
		return;
	ck_assert(dovecot_start(&served.d));
	dovecot_empty(&served.d);
}

void served_end(void)
{
	mailbox_close(served.box);
	served.box = NULL;
	arena_destroy(served.a);
}

void served_open(const struct mailbox_config *way)
{
	struct err err = {0};

	mailbox_close(served.box);
	served.box = mailbox_open_way(way, &err);
	ck_assert_msg(served.box != NULL, "%s", err.text);
}

bool served_try_list(struct err *err)
{
	*err = (struct err){0};
	return mailbox_list(served.box, served.a, &served.items, &served.n_items, err);
}

int served_list(void)
{
	struct err err;

	ck_assert_msg(served_try_list(&err), "%s", err.text);
	return (int)served.n_items;
}

struct str served_fetch(size_t i)
{
	struct err err = {0};
	struct str bytes;
	bool gone;

	ck_assert_msg(mailbox_fetch(served.box, &served.items[i], served.a, &bytes,
				    &gone, &err),
		      "%s", err.text);
	ck_assert(!gone);
	return bytes;
}

void served_deliver_big(void)
{
	size_t n = 3 * (size_t)LETTER_SIZE_MAX;
	char *big = malloc(n + 1);

	for (size_t i = 0; i < n; i++)
		big[i] = i % 70 == 69 ? '\n' : 'x';
	memcpy(big, "Subject: big\n\n", 14);
	big[n] = '\0';
	dovecot_deliver(&served.d, big, 0);
	free(big);
}
