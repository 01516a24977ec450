/* What strangers read of a public game, and what players are told of them: the web and the letters
 * to observers never say when somebody is not at home, and an option is told with its meaning.
 * SPDX-License-Identifier: ISC */
#include <dirent.h>
#include <stdio.h>

#include "server/options/game_options.h"
#include "server/report/reports.h"
#include "tests/games/port.h"

static struct house h;
static const char *const seats[] = {"rope makers", "salt", "pilots"};

/* The report of a phase that has been made, as a reader has it. */
static struct str report_of(int phase_no, int seat)
{
	struct str text;
	struct err err = {0};

	ck_assert_msg(
		reports_text(&h.home, h.a, STR("kestrel"), phase_no, seat, &text, &err),
		"%s", err.text);
	return house_flat(&h, text);
}

static void hides_absences(struct str text)
{
	struct str lower = str_lower(h.a, text);

	PORT_HIDES(lower, "is absent");
	PORT_HIDES(lower, "not absent");
	PORT_HIDES(lower, "next absence");
	PORT_HIDES(lower, "6-7 mar");
}

/* Every page of the game on the web. */
static int pages_hide_absences(const char *folder)
{
	char path[600], some[4096];
	int n = 0;

	snprintf(path, sizeof path, "%s/zine/%s", h.dir, folder);
	DIR *d = opendir(path);
	ck_assert_msg(d != NULL, "%s", path);
	for (struct dirent *e; (e = readdir(d));) {
		struct buf b = buf_in(h.a);
		size_t got;
		if (!str_ends(str_of(e->d_name), ".html") &&
		    !str_ends(str_of(e->d_name), ".xml") &&
		    !str_ends(str_of(e->d_name), ".json"))
			continue;
		snprintf(path, sizeof path, "%s/zine/%s/%s", h.dir, folder, e->d_name);
		FILE *f = fopen(path, "r");
		ck_assert_msg(f != NULL, "%s", path);
		while ((got = fread(some, 1, sizeof some, f)) > 0)
			buf_add(&b, (struct str){some, got});
		fclose(f);
		hides_absences(buf_str(&b));
		n++;
	}
	closedir(d);
	return n;
}

/* One absence is ahead, one moved a deadline, one was taken back. */
START_TEST(strangers_never_read_who_is_away)
{
	static const char *const charter[] = {"predict pilots\n", "predict pilots\n",
					      "predict rope makers\n"};
	static const char *const finals[] = {"final\n", "final\n", "final\n"};
	bool told = false, taken_back = false;

	port_open(&h, "gm@example.org");
	port_start(&h, seats, 3);
	house_option(&h, "public", "on");
	house_write(&h, 1, "absent 2030-03-06 to 2030-03-07\n");
	house_write(&h, 2, "absent 2030-03-20 to 2030-03-21\n");
	house_round(&h);
	PORT_SAYS(port_told(&h, 1, "receipt"),
		  "is noted, and the players of this game are told.");
	house_write(&h, 2, "absent off\n");
	house_round(&h);
	port_turn(&h, charter, 3);
	port_turn(&h, finals, 3);
	int last = house_game(&h).phase_no;
	for (int no = 1; no <= last; no++) {
		struct str own = report_of(no, 0);
		told |= str_find(own, STR("Next absence:")) != SIZE_MAX ||
			str_find(own, STR("is absent")) != SIZE_MAX;
		taken_back |= str_find(own, STR("is not absent")) != SIZE_MAX;
		hides_absences(report_of(no, SEAT_READERS));
	}
	ck_assert(told && taken_back);
	PORT_SAYS(port_gm(&h, "zine"), "status 0");
	ck_assert_int_gt(pages_hide_absences("kestrel"), 2);
	ck_assert_int_gt(pages_hide_absences("."), 1);
	house_close(&h);
}
END_TEST

/* The sentences are those of the start letter. */
START_TEST(an_option_is_told_with_its_meaning)
{
	static const struct {
		const char *name, *value, *means;
	} turned[] = {
		{"public", "on",
		 "Strangers may follow the game on the web and by mail"},
		{"public", "off", "Strangers may not follow the game."},
		{"grace", "12", "Orders count for 12 hours after a deadline"},
		{"early", "off", "A phase runs at its deadline and never before it"},
		{"nmr", "wait", "A phase waits for a player who owes orders"},
		{"reminders", "24,6",
		 "Reminders go out 24 and 6 hours before the deadline"},
		{"auth", "P3",
		 "Each set of orders counts once its player has confirmed it."},
		{"gm_reads_press", "on",
		 "The GM reads what players write to each other."},
		{"press_size", "0", "There is no press in this game."},
		{"absence_days", "0",
		 "ABSENT tells the players of this game that you are away"},
	};

	port_open(&h, "gm@example.org");
	port_start(&h, seats, 3);
	for (size_t i = 0; i < sizeof turned / sizeof *turned; i++) {
		char head[80];
		snprintf(head, sizeof head, "Option %s is now %s. ", turned[i].name,
			 turned[i].value);
		house_option(&h, turned[i].name, turned[i].value);
		house_round(&h);
		struct str letter = port_told(&h, 0, "an option has changed");
		PORT_SAYS(letter, head);
		PORT_SAYS(letter, turned[i].means);
	}
	house_close(&h);
}
END_TEST

PORT_MAIN("border/strangers", strangers_never_read_who_is_away,
	  an_option_is_told_with_its_meaning)
