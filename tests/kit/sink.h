/* Sink: tests/kit/smtp_sink.py started beside a test, in a folder of the test's, with a
 * certificate of its own. It ends with the test, however that ends.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_KIT_SINK_H
#define TESTS_KIT_SINK_H

#include <sys/types.h>

struct sink {
	char dir[64]; /* cert.pem, key.pem, talk, N.eml, refuse: see the script */
	pid_t pid;
	int input;
	int plain, starttls, tls; /* ports of 127.0.0.1 */
};

void sink_start(struct sink *);
void sink_stop(struct sink *); /* and removes the folder */
/* A file in its folder, mode 0600; NULL removes it. */
void sink_write(const struct sink *, const char *name, const char *text);
/* How many lines of the record begin so; "" counts all. */
int sink_talked(const struct sink *, const char *what);

#endif
