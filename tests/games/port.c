/* Port: see port.h.
 * SPDX-License-Identifier: ISC */
#include "tests/games/port.h"

#include <check.h>
#include <stdlib.h>

#include "server/cli/gm_table.h"
#include "server/people/seats.h"
#include "server/phase/game_new.h"
#include "server/phase/game_start.h"

static const char *const persons[HOUSE_PEOPLE] = {
	"Ann <ann@example.org>", "Bob <bob@example.org>", "Cat <cat@example.org>",
	"Dan <dan@example.org>"};

void port_open(struct house *h, const char *address)
{
	struct err err = {0};

	house_open(h, "2030-03-04T09:00:00Z");
	struct clock clock = {h->now};
	h->home.config.address = str_of(address);
	house_configure(h);
	home_close(&h->home);
	ck_assert_msg(home_open(&h->home, h->dir, h->a, &clock, &err), "%s", err.text);
}

void port_start(struct house *h, const char *const seats[], int n)
{
	port_start_with(h, seats, n, "fast", "off");
}

void port_start_with(struct house *h, const char *const seats[], int n,
		     const char *name, const char *value)
{
	struct option_setting set[] = {{str_of(name), str_of(value)}};
	struct err err = {0};
	struct game g;
	struct new_game new = {.name = STR("kestrel"),
			       .rules = STR("harbour"),
			       .n_seats = n,
			       .n_options = 1,
			       .options = set,
			       .deadlines = STR("2 days 20:00 UTC")};

	ck_assert_msg(game_create(&h->home, h->a, &new, &g, &err), "%s", err.text);
	for (int i = 0; i < n; i++)
		ck_assert_msg(seat_add(&h->home, h->a, STR("kestrel"),
				       str_of(persons[i]), str_of(seats[i]), NULL,
				       &err),
			      "%s", err.text);
	house_round(h);
	for (int i = 0; i < n; i++)
		house_write(h, i, "join\n");
	house_round(h);
	ck_assert_msg(game_start(&h->home, h->a, STR("kestrel"), &err), "%s", err.text);
	house_round(h);
}

void port_turn(struct house *h, const char *const letters[], int n)
{
	for (int i = 0; i < n; i++)
		if (letters[i])
			house_write(h, i, letters[i]);
	house_round(h);
	house_pass(h, 31 * 60);
	house_round(h);
}

void port_pass_deadline(struct house *h)
{
	h->now = house_game(h).deadline - 60;
	house_pass(h, 0);
	house_round(h);
	house_pass(h, 60);
	house_round(h);
	house_round(h);
}

enum { WORDS_MAX = 24 };

struct str port_gm(struct house *h, const char *words)
{
	char now[CLOCK_ISO_MAX], *text = NULL;
	char *argv[WORDS_MAX + 5] = {"postalgm", "--home", h->dir, "--now", now};
	struct str rest = str_of(words), word;
	int argc = 5;
	size_t n = 0;
	FILE *in = fopen("/dev/null", "r"), *out = open_memstream(&text, &n);

	clock_iso(h->now, now);
	while (str_word(&rest, &word) && argc < WORDS_MAX + 5)
		argv[argc++] = str_z(h->a, word);
	int status = gm_main(argc, argv, in, out, out);
	fclose(in);
	fclose(out);
	struct str said = str_printf(h->a, "%.*s\nstatus %d\n", (int)n, text, status);
	free(text);
	return said;
}

struct str port_told(struct house *h, int who, const char *subject)
{
	return house_flat(h, house_text(h, house_last(h, who, subject)));
}
