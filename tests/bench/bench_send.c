/* Letters a second from the outbox to a mail server by SMTP with TLS and a
 * login: claimed, handed over, their results durable. Floor: a bare loop of libcurl that
 * sends the same bytes to the same people over one line and keeps no record.
 * Usage: bench_send URL PASSWORD_FILE CA_FILE [LETTERS]
 * SPDX-License-Identifier: ISC */
#include <check.h>
#include <curl/curl.h>
#include <string.h>

#include "base/arena.h"
#include "base/process/child.h"
#include "mail/post/transport.h"
#include "schema/mail/outbox.h"
#include "server/daemon/sender.h"
#include "server/outbox/post.h"
#include "tests/bench/bench.h"
#include "tests/kit/house.h"

enum { LETTERS = 1000, RUNS = 3, PEOPLE = 100 };

static int n_letters = LETTERS;
static const char *url, *password_file, *ca_file;
static struct err err;

#define OK(call)                                                                       \
	do {                                                                           \
		if (!(call)) {                                                         \
			fprintf(stderr, "%s\n", err.text);                             \
			exit(3);                                                       \
		}                                                                      \
	} while (0)

/* Receipts in length: some three thousand bytes; to so many addresses. */
static void fill(struct house *h, int people)
{
	struct arena *a = arena_create();
	static int64_t cause = 1;

	OK(home_begin(&h->home, &err));
	for (int i = 0; i < n_letters; i++) {
		struct page page = page_in(a);
		for (int k = 0; k < 12; k++)
			page_para(
				&page,
				STR("Your attack on yellow 3 with 2 tokens from red 1 is in force, and so is your card 20 in c1; allies are invited until the phase closes. What you leave out stays as it was."));
		OK(post_queue(&h->home, a,
			      &(struct posting){.rcpt = str_printf(a, "p%d@example.org",
								   i % people),
						.kind = KIND_NOTICE,
						.cause = CAUSE_GM,
						.cause_id = cause++,
						.subject = STR("what is in force"),
						.page = &page,
						.no_key = true},
			      &err));
		arena_reset(a);
	}
	OK(home_commit(&h->home, &err));
	arena_destroy(a);
}

/* The bare loop ----------------------------------------------------------------- */

static size_t give(char *out, size_t size, size_t n, void *arg)
{
	struct str *rest = arg;
	size_t some = rest->n < size * n ? rest->n : size * n;

	memcpy(out, rest->s, some);
	*rest = str_slice(*rest, some, rest->n);
	return some;
}

static CURL *bare_line(char *where, size_t room)
{
	const char *at = strchr(url, '@');
	CURL *c = curl_easy_init();

	snprintf(where, room, "smtps://%s/localhost", at ? at + 1 : "localhost");
	curl_easy_setopt(c, CURLOPT_URL, where);
	curl_easy_setopt(c, CURLOPT_USERNAME, "gm");
	curl_easy_setopt(c, CURLOPT_PASSWORD, "open sesame");
	curl_easy_setopt(c, CURLOPT_CAINFO, ca_file);
	curl_easy_setopt(c, CURLOPT_UPLOAD, 1L);
	curl_easy_setopt(c, CURLOPT_READFUNCTION, give);
	return c;
}

static double bare(struct house *h)
{
	struct arena *a = arena_create();
	struct outbox *list, *all;
	char where[200];
	int n;

	/* Read before the clock starts, as it is claimed and taken back. */
	OK(outbox_list(h->home.store, a, OUTBOX_QUEUED, n_letters, &list, &n, &err));
	all = arena_array(a, struct outbox, (size_t)n);
	for (int i = 0; i < n; i++)
		OK(outbox_load(h->home.store, a, list[i].id, &all[i], &err));
	double t = bench_now();
	CURL *c = bare_line(where, sizeof where);
	for (int i = 0; i < n; i++) {
		struct str rest = all[i].message;
		struct curl_slist *to = curl_slist_append(NULL, str_z(a, all[i].rcpt));
		curl_easy_setopt(c, CURLOPT_READDATA, &rest);
		curl_easy_setopt(c, CURLOPT_MAIL_FROM, str_z(a, all[i].envelope_from));
		curl_easy_setopt(c, CURLOPT_MAIL_RCPT, to);
		curl_easy_setopt(c, CURLOPT_INFILESIZE_LARGE, (curl_off_t)rest.n);
		CURLcode rc = curl_easy_perform(c);
		curl_slist_free_all(to);
		if (rc != CURLE_OK) {
			fprintf(stderr, "the bare loop: %s\n", curl_easy_strerror(rc));
			exit(3);
		}
	}
	curl_easy_cleanup(c);
	t = bench_now() - t;
	arena_destroy(a);
	return n / t;
}

/* Ours ---------------------------------------------------------------------------- */

static double ours(struct house *h)
{
	struct config *c = &h->home.config;
	int sent = 0;

	c->out_password_file = str_of(password_file);
	c->out_ca_file = str_of(ca_file);
	struct sender *out = sender_open(&h->home, &err);
	OK(out != NULL);
	double t = bench_now();
	while (sent < n_letters) {
		int some;
		OK(sender_send(out, &some, &err));
		if (some == 0)
			break;
		sent += some;
	}
	t = bench_now() - t;
	sender_close(out);
	if (sent != n_letters) {
		fprintf(stderr, "%d of %d letters went out\n", sent, n_letters);
		exit(3);
	}
	return sent / t;
}

/* Letters to one address go one after the other, over one line, as those of the bare loop; to several addresses over up to three. */
static void measure(struct house *h, int people, const char *what)
{
	double rates[RUNS], floors[RUNS];

	for (int r = 0; r < RUNS; r++) {
		fill(h, people);
		floors[r] = bare(h);
		rates[r] = ours(h);
	}
	bench_print(what, rates, floors, RUNS, "  bare loop of libcurl",
		    bench_median(floors, RUNS));
}

START_TEST(sending)
{
	struct house h;

	house_open(&h, "2026-11-20T09:00:00Z");
	h.home.config.out = str_of(url);
	measure(&h, PEOPLE, "letters sent a second");
	measure(&h, 1, "  all to one address");
	house_close(&h);
}
END_TEST

int main(int argc, char **argv)
{
	child_programs_above();
	if (argc < 4)
		return 2;
	url = argv[1];
	password_file = argv[2];
	ca_file = argv[3];
	if (argc > 4)
		n_letters = atoi(argv[4]);
	return bench_as_test(sending, "send") ? 3 : 0;
}
