/* The homes of a house: see homes.h.
 * SPDX-License-Identifier: ISC */
#include "server/house/homes.h"

#include <errno.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "schema/homes/elsewhere.h"
#include "server/home/fault.h"

static const char *list_path(struct arena *a, struct str dir)
{
	return str_z(a, str_printf(a, PRI_STR "/homes.json", STR_ARG(dir)));
}

/* Reading ------------------------------------------------------------------------ */

static struct str text_of(struct arena *a, const json_t *v)
{
	return str_dup(a, str_of(json_string_value(v)));
}

/* Names are words of commands, of headers and of the mail server's table. */
static bool is_name(struct str s)
{
	if (!s.n || s.n > 24)
		return false;
	for (size_t i = 0; i < s.n; i++)
		if (!strchr("abcdefghijklmnopqrstuvwxyz0123456789-", s.s[i]))
			return false;
	return true;
}

bool homes_check(const struct house_home *x, const struct homes *before,
		 struct err *err)
{
	struct str name, address;

	if (!is_name(x->name))
		return err_refuse(
			err,
			"the name of a home must be 1 to 24 characters from a-z, 0-9 and -, but \"" PRI_STR
			"\" is not",
			STR_ARG(x->name));
	if (x->number < 0 || x->number >= NUMBERS_HOMES)
		return err_refuse(err, "its number must be from 0 to %d",
				  NUMBERS_HOMES - 1);
	if (x->dir.n == 0 || x->dir.s[0] != '/')
		return err_refuse(err, "its directory must be a whole path");
	if (!config_read_address(x->mailbox, &name, &address, err))
		return err_context(err, "its mailbox");
	for (int k = 0; k < before->n; k++)
		if (str_equal(before->home[k].name, x->name) ||
		    str_equal(before->home[k].dir, x->dir) ||
		    before->home[k].number == x->number ||
		    str_iequal(before->home[k].mailbox, x->mailbox))
			return err_refuse(
				err,
				"it has the name, the number, the directory or the mailbox of home " PRI_STR,
				STR_ARG(before->home[k].name));
	return true;
}

static bool is_same_dir(struct arena *a, struct str x, const char *y)
{
	char *rx = realpath(str_z(a, x), NULL), *ry = realpath(y, NULL);
	bool is = rx && ry && strcmp(rx, ry) == 0;

	free(rx);
	free(ry);
	return is;
}

static bool read_list(struct arena *a, const json_t *file, const char *path,
		      const char *dir, struct homes *h, struct err *err)
{
	const json_t *list = json_object_get(file, "homes"), *v;
	size_t i;

	if (!json_is_array(list) || json_array_size(list) == 0 ||
	    json_array_size(list) > NUMBERS_HOMES)
		return err_set(err, "%s: \"homes\" must be a list of 1 to %d homes",
			       path, (int)NUMBERS_HOMES);
	h->own = -1;
	json_array_foreach(list, i, v)
	{
		struct house_home *x = &h->home[i];
		x->name = text_of(a, json_object_get(v, "name"));
		x->dir = text_of(a, json_object_get(v, "dir"));
		x->mailbox = text_of(a, json_object_get(v, "mailbox"));
		const json_t *number = json_object_get(v, "number");
		x->number =
			json_is_integer(number) ? (int)json_integer_value(number) : -1;
		if (!homes_check(x, h, err))
			return err_context(err, "%s: homes[%d]", path, (int)i);
		if (is_same_dir(a, x->dir, dir))
			h->own = h->n;
		h->n++;
	}
	return h->own >= 0 ||
	       err_set(err,
		       "%s: none of its homes is %s; \"dir\" tells where each of them lies",
		       path, dir);
}

bool homes_read(struct arena *a, const char *dir, struct homes *h, struct err *err)
{
	const char *path = list_path(a, str_of(dir));
	json_error_t why;

	*h = (struct homes){0};
	if (access(path, F_OK) != 0 && errno == ENOENT)
		return true;
	json_t *file = json_load_file(path, 0, &why);
	if (!file)
		return err_set(err, "%s: line %d, column %d: %s", path, why.line,
			       why.column, why.text);
	bool ok = read_list(a, file, path, dir, h, err);
	json_decref(file);
	return ok;
}

/* Writing ------------------------------------------------------------------------ */

static json_t *list_json(const struct homes *h)
{
	json_t *list = json_array();

	for (int i = 0; i < h->n; i++)
		json_array_append_new(
			list,
			json_pack("{s:s%, s:i, s:s%, s:s%}", "name", h->home[i].name.s,
				  h->home[i].name.n, "number", h->home[i].number, "dir",
				  h->home[i].dir.s, h->home[i].dir.n, "mailbox",
				  h->home[i].mailbox.s, h->home[i].mailbox.n));
	return json_pack("{s:o}", "homes", list);
}

/* Beside the old one, then in its place: a list is always whole. */
static bool write_one(struct arena *a, const json_t *file, struct str dir,
		      struct err *err)
{
	const char *path = list_path(a, dir);
	const char *part = str_z(a, str_printf(a, "%s.part", path));

	if (json_dump_file(file, part, JSON_INDENT(2)) != 0)
		return err_set(err, "%s: %s", part, strerror(errno));
	if (rename(part, path) != 0)
		return err_set(err, "%s: %s", path, strerror(errno));
	fault_point("listed");
	return true;
}

bool homes_write(struct arena *a, const struct homes *h, struct str *missed,
		 struct err *err)
{
	json_t *file = list_json(h);
	bool ok = true;

	*missed = STR("");
	for (int i = 0; ok && i < h->n; i++) {
		if (access(str_z(a, h->home[i].dir), W_OK) == 0)
			ok = write_one(a, file, h->home[i].dir, err);
		else
			*missed = str_printf(a, PRI_STR "%s" PRI_STR, STR_ARG(*missed),
					     missed->n ? ", " : "",
					     STR_ARG(h->home[i].name));
	}
	json_decref(file);
	return ok;
}

/* Of an open home ------------------------------------------------------------------ */

static void look_into(struct arena *a, struct house_home *x)
{
	x->store = store_open(
		str_z(a, str_printf(a, PRI_STR "/postalgm.db", STR_ARG(x->dir))),
		STORE_READ, &x->why);
}

static void close_stores(struct homes *h)
{
	for (int i = 0; i < h->n; i++)
		store_close(h->home[i].store);
}

bool homes_of(struct home *h, struct homes **homes, struct err *err)
{
	if (!h->homes) {
		struct homes *all = arena_new(h->a, struct homes);
		if (!homes_read(h->a, h->dir, all, err))
			return false;
		for (int i = 0; i < all->n; i++)
			if (i != all->own)
				look_into(h->a, &all->home[i]);
		h->homes = all;
		h->leave_homes = close_stores;
	}
	*homes = h->homes;
	return true;
}

int homes_find(const struct homes *h, struct str name)
{
	for (int i = 0; i < h->n; i++)
		if (str_iequal(h->home[i].name, name))
			return i;
	return -1;
}

static bool has(struct store *st, enum homes_what what, struct str text, int64_t number,
		bool *is, struct err *err)
{
	switch (what) {
	case HOMES_GAME:
		return elsewhere_game(st, text, is, err);
	case HOMES_WORD:
		return elsewhere_word(st, text, is, err);
	case HOMES_LETTER:
		return elsewhere_letter(st, number, is, err);
	case HOMES_ADDRESS:
		return elsewhere_person(st, text, is, err);
	}
	return err_set(err, "no such question");
}

bool homes_with(struct homes *h, enum homes_what what, struct str text, int64_t number,
		int *which, int *n, struct err *err)
{
	const struct house_home *away = NULL;
	bool is;

	*which = -1;
	*n = 0;
	for (int i = 0; i < h->n; i++) {
		if (i == h->own)
			continue;
		if (!h->home[i].store) {
			away = &h->home[i];
			continue;
		}
		if (!has(h->home[i].store, what, text, number, &is, err))
			return false;
		if (is && !(*n)++)
			*which = i;
	}
	return *n || !away ||
	       err_set(err, "home " PRI_STR " cannot be looked into: %s",
		       STR_ARG(away->name), away->why.text);
}
