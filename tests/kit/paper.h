/* Paper: a house whose zine is under test, and ways to read what was written. There is one in a process; each test
 * opens and closes it. Paths are below the zine's folder ("kestrel/2-1.html"); memory lives in the house's arena.
 * A step that cannot be done fails the test.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_KIT_PAPER_H
#define TESTS_KIT_PAPER_H

#include <libxml/tree.h>
#include <libxml/xpath.h>

#include "server/zine/zine.h"
#include "tests/kit/house.h"

enum { PAPER_FILES_MAX = 400 };

extern struct house paper;
extern const char *paper_dir; /* the zine's folder */

void paper_open(void);
void paper_close(void);

/* Sets an option of the game. */
void paper_option(const char *name, const char *value);

/* Writes the zine. Returns what was written and removed. */
struct zine_job paper_write(void);

/* Everybody joins and the game starts, open to readers or not. */
void paper_begin(bool is_public);

/* A second public game, heron, of three; the house has two seats, and one is free. The first of these seats
 * `n` more players of the house in it. */
void paper_add_house(int n);
void paper_second_game(void);

/* Runs one phase; the first one, for which everybody attacks; or turn 1 whole, after which its
 * challenges have their results. */
void paper_run(void);
void paper_run_first(void);
void paper_run_turn(void);

const char *paper_path_of(const char *name);
bool paper_there_is(const char *name);
struct str paper_bytes_of(const char *name);

/* Adds the files below `under` ("": all) in the order of their names to `names`, which has `n`. Returns how many
 * there are then, at most PAPER_FILES_MAX. */
int paper_files(const char *under, const char *names[], int n);

/* All files in one text, each below its name: for comparisons. */
struct str paper_everything(void);
bool paper_has(struct str hay, const char *words);

/* A page as XML, and a context for XPath that knows Atom as "a". The caller frees both. */
xmlDoc *paper_document(const char *name);
xmlXPathContext *paper_context(xmlDoc *);

/* What an XPath expression is as a string, or how many nodes it finds. */
struct str paper_ask(const char *name, const char *path);
int paper_count(const char *name, const char *path);

/* Every relative link of a page leads to a file. */
void paper_links_lead(const char *name);

/* All pages: whole, one h1, no id twice, no script but that of the search, links that lead somewhere. */
void paper_is_sound(void);

#endif
