/* Served: used by all tests against a real Dovecot: the server, started once for a
 * Check program, a mailbox that is read from it, and the main() of such a program.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_KIT_POST_SERVED_H
#define TESTS_KIT_POST_SERVED_H

#include "tests/check_main.h"

#include "base/arena.h"
#include "mail/post/transport.h"
#include "tests/kit/post/dovecot.h"

struct served {
	struct dovecot d;
	bool up; /* there is a Dovecot on this machine */
	struct arena *a;
	struct mailbox *box;
	struct mail_item *items; /* of the last list */
	size_t n_items;
};
extern struct served served;

/* A test of this server; nothing to be tested without. */
#define SERVER_TEST(name)                                                              \
	static void test_##name(void);                                                 \
	START_TEST(name)                                                               \
	{                                                                              \
		if (served.up)                                                         \
			test_##name();                                                 \
	}                                                                              \
	END_TEST                                                                       \
	static void test_##name(void)

/* A case of `suite` for whose tests the server runs. */
TCase *served_case(Suite *suite);
/* Runs it in one process, whose child the server is. For main(). */
int served_run(Suite *);

/* For a checked fixture: an arena, and the server running with an empty mailbox; the end
 * of both, and of the mailbox that was opened. */
void served_begin(void);
void served_end(void);

void served_open(const struct mailbox_config *);
bool served_try_list(struct err *);
int served_list(void); /* how many there are */
struct str served_fetch(size_t i);
/* A letter three times as long as is read, with the subject "big". */
void served_deliver_big(void);

#endif
