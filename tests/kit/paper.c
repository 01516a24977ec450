/* The house of a zine under test: see paper.h.
 * SPDX-License-Identifier: ISC */
#include "tests/kit/paper.h"

#include <dirent.h>
#include <jansson.h>
#include <libxml/parser.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "server/options/game_options.h"
#include "server/people/option_set.h"
#include "server/people/seats.h"
#include "server/phase/game_new.h"
#include "server/phase/game_start.h"
#include "server/zine/ground/zine_parts.h"
#include "server/zine/zine.h"
#include "tests/check_main.h"

#define START "2030-03-04T09:00:00Z"
enum { MINUTE = 60 };

struct house paper;
const char *paper_dir;

void paper_open(void)
{
	house_open(&paper, START);
	paper_dir = zine_dir(&paper.home, paper.a);
}
void paper_close(void)
{
	house_close(&paper);
}

void paper_option(const char *name, const char *value)
{
	house_option(&paper, name, value);
}

struct zine_job paper_write(void)
{
	struct zine_job job = {.dir = paper_dir};
	struct err err = {0};
	ck_assert_msg(zine_write(&paper.home, &job, &err), "%s", err.text);
	return job;
}

void paper_begin(bool is_public)
{
	struct err err = {0};

	house_join(&paper);
	if (is_public)
		paper_option("public", "on");
	paper_option("title", "Kestrel");
	ck_assert_msg(game_start(&paper.home, paper.a, STR("kestrel"), &err), "%s",
		      err.text);
	house_round(&paper);
}

void paper_run(void)
{
	house_pass(&paper, MINUTE);
	house_run(&paper);
}

void paper_run_first(void)
{
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&paper, i, house_attack(&paper, i));
	house_round(&paper);
	if (house_game(&paper).phase == 1 && house_game(&paper).turn == 1)
		paper_run();
}

/* The whole of turn 1: after it, its challenges have their results. */
void paper_run_turn(void)
{
	paper_run_first();
	for (int i = 0; i < 3 && house_game(&paper).turn == 1; i++)
		paper_run();
	ck_assert_int_eq(house_game(&paper).turn, 2);
}

/* Files ---------------------------------------------------------------------- */

const char *paper_path_of(const char *name)
{
	return str_z(paper.a, str_printf(paper.a, "%s/%s", paper_dir, name));
}

bool paper_there_is(const char *name)
{
	return access(paper_path_of(name), F_OK) == 0;
}

struct str paper_bytes_of(const char *name)
{
	FILE *f = fopen(paper_path_of(name), "rb");
	struct buf b = buf_in(paper.a);
	char part[4096];
	size_t n;

	ck_assert_msg(f != NULL, "there is no %s", name);
	while ((n = fread(part, 1, sizeof part, f)) > 0)
		buf_add(&b, (struct str){part, n});
	fclose(f);
	return buf_str(&b);
}

/* All of it, in order of name, stamps left out. */
int paper_files(const char *under, const char *names[], int n)
{
	const char *full = paper_path_of(under);
	struct dirent **list;
	int found = scandir(full, &list, NULL, alphasort);

	for (int i = 0; i < found; i++) {
		struct stat st;
		const char *name =
			str_z(paper.a, str_printf(paper.a, "%s%s%s", under,
						  *under ? "/" : "", list[i]->d_name));
		bool hidden = list[i]->d_name[0] == '.';
		free(list[i]);
		if (hidden || stat(paper_path_of(name), &st) != 0)
			continue;
		if (S_ISDIR(st.st_mode)) {
			n = paper_files(name, names, n);
			continue;
		}
		ck_assert_int_lt(n, PAPER_FILES_MAX);
		names[n++] = name;
	}
	if (found >= 0)
		free(list);
	return n;
}

struct str paper_everything(void)
{
	const char *names[PAPER_FILES_MAX];
	int n = paper_files("", names, 0);
	struct buf b = buf_in(paper.a);

	for (int i = 0; i < n; i++) {
		buf_printf(&b, "== %s\n", names[i]);
		buf_add(&b, paper_bytes_of(names[i]));
	}
	return buf_str(&b);
}

bool paper_has(struct str hay, const char *words)
{
	return str_find(hay, str_of(words)) != SIZE_MAX;
}

/* XPath ----------------------------------------------------------------------- */

/* Whole and sound as XML: then it is sound as HTML too, for what the zine writes. */
xmlDoc *paper_document(const char *name)
{
	struct str s = paper_bytes_of(name);
	xmlDoc *d = xmlReadMemory(s.s, (int)s.n, name, "UTF-8", XML_PARSE_NONET);
	ck_assert_msg(d != NULL, "%s does not parse", name);
	return d;
}

xmlXPathContext *paper_context(xmlDoc *d)
{
	xmlXPathContext *c = xmlXPathNewContext(d);
	xmlXPathRegisterNs(c, BAD_CAST "a", BAD_CAST "http://www.w3.org/2005/Atom");
	return c;
}

struct str paper_ask(const char *name, const char *path)
{
	xmlDoc *d = paper_document(name);
	xmlXPathContext *c = paper_context(d);
	xmlXPathObject *o = xmlXPathEvalExpression(
		BAD_CAST str_z(paper.a, str_printf(paper.a, "string(%s)", path)), c);
	ck_assert_msg(o != NULL, "%s", path);
	struct str out = str_dup(paper.a, str_of((const char *)o->stringval));
	xmlXPathFreeObject(o);
	xmlXPathFreeContext(c);
	xmlFreeDoc(d);
	return out;
}

int paper_count(const char *name, const char *path)
{
	struct str n =
		paper_ask(name, str_z(paper.a, str_printf(paper.a, "count(%s)", path)));
	int64_t v = -1;
	ck_assert(str_int(n, 0, 1000000, &v));
	return (int)v;
}

/* Every relative link of the page leads to a file. */
void paper_links_lead(const char *name)
{
	xmlDoc *d = paper_document(name);
	xmlXPathContext *c = paper_context(d);
	xmlXPathObject *o = xmlXPathEvalExpression(BAD_CAST "//@href | //@src", c);
	for (int i = 0; i < o->nodesetval->nodeNr; i++) {
		xmlChar *v = xmlNodeGetContent(o->nodesetval->nodeTab[i]);
		struct str to = str_of((const char *)v), folder = str_of(name);
		if (v[0] == '#' || str_starts(to, "data:")) {
			xmlFree(v);
			continue;
		}
		ck_assert_msg(!paper_has(to, "://"), "%s: %s is not relative", name, v);
		while (folder.n && folder.s[folder.n - 1] != '/')
			folder.n--;
		to = str_until(&to, '#');
		ck_assert_msg(
			paper_there_is(str_z(paper.a,
					     str_printf(paper.a, "%.*s%.*s",
							STR_ARG(folder), STR_ARG(to)))),
			"%s: %s leads nowhere", name, v);
		xmlFree(v);
	}
	xmlXPathFreeObject(o);
	xmlXPathFreeContext(c);
	xmlFreeDoc(d);
}

void paper_is_sound(void)
{
	const char *names[PAPER_FILES_MAX];
	int n = paper_files("", names, 0);

	for (int i = 0; i < n; i++) {
		if (str_ends(str_of(names[i]), ".css") ||
		    str_ends(str_of(names[i]), ".js") ||
		    str_ends(str_of(names[i]), ".epub") ||
		    str_ends(str_of(names[i]), ".pdf"))
			continue;
		if (str_ends(str_of(names[i]), ".json")) {
			struct str text = paper_bytes_of(names[i]);
			json_t *j = json_loadb(text.s, text.n, 0, NULL);
			ck_assert_ptr_nonnull(j);
			json_decref(j);
			continue;
		}
		xmlFreeDoc(paper_document(names[i]));
		if (!str_ends(str_of(names[i]), ".html"))
			continue;
		paper_links_lead(names[i]);
		ck_assert_msg(paper_count(names[i], "//h1") == 1, "%s: one h1",
			      names[i]);
		ck_assert_msg(paper_count(names[i], "//@id[. = preceding::*/@id]") == 0,
			      "%s: an id twice", names[i]);
		/* Reading needs no script: the search alone has one, in a file of its own. */
		ck_assert_msg(paper_count(names[i], "//script") ==
				      str_is(str_of(names[i]), "search.html"),
			      "%s: a script", names[i]);
		ck_assert_msg(paper_count(names[i], "//script[text()]") == 0, "%s",
			      names[i]);
		ck_assert_msg(paper_count(names[i], "//img[not(@alt)]") == 0, "%s",
			      names[i]);
		ck_assert_msg(paper_count(names[i], "//title[. = '']") == 0, "%s",
			      names[i]);
	}
}

void paper_add_house(int n)
{
	struct err err = {0};

	while (n-- > 0)
		ck_assert_msg(seat_add(&paper.home, paper.a, STR("heron"), STR("house"),
				       STR(""), NULL, &err),
			      "%s", err.text);
}

/* Of three, with one seat free. */
void paper_second_game(void)
{
	struct err err = {0};
	struct game g;
	struct new_game n = {.name = STR("heron"),
			     .n_seats = 3,
			     .deadlines = STR("2 days 20:00 UTC")};

	ck_assert_msg(game_create(&paper.home, paper.a, &n, &g, &err), "%s", err.text);
	paper_add_house(2);
	ck_assert_msg(option_turn(&paper.home, paper.a, n.name, STR("public"),
				  STR("on"), true, STR("a test"), &err),
		      "%s", err.text);
}
