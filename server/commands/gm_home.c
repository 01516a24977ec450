/* init, config check, config show, version: the home itself.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "server/commands/commands.h"
#include "server/commands/gm_config.h"
#include "server/console/gm.h"
#include "server/home/config.h"
#include "server/home/config_table.h"
#include "server/home/config_words.h"
#include "server/home/home.h"
#include "server/people/rekey.h"

static bool read_bare(const char *option, const char *text, struct str *out,
		      struct err *err)
{
	struct str name;

	return config_read_address(str_of(text), &name, out, err) ||
	       err_context(err, "--%s", option);
}

/* The options that name where a password comes from, and their places in the configuration. */
static const struct {
	const char *option;
	size_t at;
} sources[] = {
	{"in-password-file", offsetof(struct config, in[0].password_file)},
	{"in-password-command", offsetof(struct config, in[0].command)},
	{"in-credential", offsetof(struct config, in[0].credential)},
	{"out-password-file", offsetof(struct config, out_password_file)},
	{"out-password-command", offsetof(struct config, out_command)},
	{"out-credential", offsetof(struct config, out_credential)},
};
enum { N_SOURCES = sizeof sources / sizeof *sources };

static void take_sources(const struct gm *gm, struct config *c)
{
	for (int i = 0; i < N_SOURCES; i++) {
		const char *value = gm_option(gm, sources[i].option);
		if (value)
			*(struct str *)((char *)c + sources[i].at) = str_of(value);
	}
}

/* The configuration blames its own keys; here they are options. */
static struct str as_options(struct arena *a, struct str text)
{
	static const struct {
		const char *key, *option;
	} words[] = {{"mail.", "--"},
		     {"in_", "in-"},
		     {"out_", "out-"},
		     {"password_", "password-"}};
	enum { N_WORDS = sizeof words / sizeof *words };
	struct buf out = buf_in(a);

	while (text.n) {
		size_t i = 0;

		while (i < N_WORDS && !str_starts(text, words[i].key))
			i++;
		size_t n = i < N_WORDS ? strlen(words[i].key) : 1;
		if (i < N_WORDS)
			buf_z(&out, words[i].option);
		else
			buf_char(&out, text.s[0]);
		text = str_slice(text, n, text.n);
	}
	return buf_str(&out);
}

/* Applies the options to the defaults. The result is read back, so that `init` writes
 * nothing that `config check` would report as a fault. */
static bool plan(struct gm *gm, struct config *c, struct err *err)
{
	struct config_faults faults = {.a = gm->a};
	const char *own = gm_option(gm, "gm"), *address = gm_option(gm, "address");
	const char *in = gm_option(gm, "in"), *out = gm_option(gm, "out");
	struct config again = {0};

	config_defaults(c);
	if ((own && !read_bare("gm", own, &c->gm, err)) ||
	    (address && !read_bare("address", address, &c->address, err))) {
		err->kind = ERR_USAGE;
		return false;
	}
	c->in[0].url = in ? str_of(in) : c->in[0].url;
	c->out = out ? str_of(out) : c->out;
	take_sources(gm, c);
	config_read(gm->a, config_text(gm->a, c), &again, &faults);
	for (int i = 0; i < faults.n; i++)
		if (!faults.f[i].advice)
			return err_usage(
				err, PRI_STR ": " PRI_STR,
				STR_MADE(gm->a, as_options(gm->a, faults.f[i].place)),
				STR_MADE(gm->a, as_options(gm->a, faults.f[i].text)));
	return true;
}

/* Does the call say anything about the home that it wants? */
static bool describes(const struct gm *gm)
{
	for (const struct gm_option *o = gm->command->options; o->name; o++)
		if (gm_option(gm, o->name))
			return true;
	return false;
}

/* A home that lacks nothing but its key gets a new one. */
static int init_key(struct gm *gm)
{
	struct err err = {0};
	int n;

	if (describes(gm)) {
		err_refuse(
			&err,
			"%s is a home already, but has no key: `postalgm init --home %s` alone draws a new one",
			gm->home_dir, gm->home_dir);
		return gm_fail(gm, &err);
	}
	if (!rekey(gm->home_dir, &gm->clock, &n, &err))
		return gm_fail(gm, &err);
	show_line(&gm->show, "A new key was drawn in %s.", gm->home_dir);
	show_line(
		&gm->show,
		"Replies that use the old one no longer work: %d player%s get%s the invitation or the report again, with a new reply address.",
		n, n == 1 ? "" : "s", n == 1 ? "s" : "");
	return GM_DONE;
}

/* A password that is to be in a file is written there first. */
static void tell_next(struct gm *gm, const struct config *c)
{
	struct str file[] = {c->in[0].password_file, c->out_password_file};

	for (int i = 0; i < 2; i++)
		if (file[i].n && (!i || !str_equal(file[0], file[1])))
			show_line(&gm->show,
				  "Next: write the password into %s (mode 0600)",
				  config_in_home(gm->a, gm->home_dir, file[i]));
	if (config_scheme(c->in[0].url) != SCHEME_MAILDIR ||
	    config_scheme(c->out) != SCHEME_MAILDIR)
		show_line(&gm->show, "Next: postalgm config check --connect");
	show_line(&gm->show, "Next: postalgm game new NAME");
}

static int init(struct gm *gm)
{
	struct err err = {0};
	struct config c = {0};

	if (home_lacks_key(gm->home_dir))
		return init_key(gm);
	if (!plan(gm, &c, &err) || !home_create(gm->home_dir, &c, &gm->clock, &err))
		return gm_fail(gm, &err);
	show_line(&gm->show, "A home was made in %s.", gm->home_dir);
	show_line(&gm->show,
		  "Players write to " PRI_STR "; letters come in by " PRI_STR
		  " and go out by " PRI_STR ".",
		  STR_ARG(c.address), STR_ARG(c.in[0].url), STR_ARG(c.out));
	if (!c.gm.n)
		show_line(
			&gm->show,
			"Nobody is told when a game needs its GM: put your own address as \"gm\" into %s/postalgm.json.",
			gm->home_dir);
	tell_next(gm, &c);
	return GM_DONE;
}

static const struct column setting_columns[] = {
	{"place", "setting", COLUMN_TEXT, false},
	{"value", "value", COLUMN_TEXT, true},
	{"what", "what it is", COLUMN_TEXT, true},
};

static json_t *value_at(json_t *root, const char *place)
{
	const char *dot = strchr(place, '.');
	char group[32];

	if (!dot)
		return json_object_get(root, place);
	snprintf(group, sizeof group, "%.*s", (int)(dot - place), place);
	return json_object_get(json_object_get(root, group), dot + 1);
}

static void add_setting(json_t *rows, struct str place, json_t *value, const char *what)
{
	if (value)
		json_array_append_new(rows, json_pack("{s:o, s:O, s:s}", "place",
						      show_str(place), "value", value,
						      "what", what));
}

/* Adds the facts about each mailbox of a list. */
static void add_mailboxes(struct gm *gm, const struct config *c, json_t *list,
			  json_t *rows)
{
	const char *key, *what;
	json_t *entry;
	size_t i;

	json_array_foreach(list, i, entry)
	{
		struct str url = config_mailbox_place(gm->a, c, (int)i, "url");
		if (json_is_string(entry))
			add_setting(rows, url, entry, "the mailbox");
		for (int k = 0; config_mailbox_setting(k, &key, &what); k++)
			add_setting(rows, config_mailbox_place(gm->a, c, (int)i, key),
				    json_object_get(entry, key), what);
	}
}

/* All settings, those included that the file leaves to their default. With --json a
 * text that could stand in the file. */
static int config_show(struct gm *gm)
{
	const char *place, *what;
	struct err err = {0};
	struct config c = {0};

	if (!config_need(gm->a, gm->home_dir, &c, &err))
		return gm_fail(gm, &err);
	json_t *root = config_json(&c), *rows = json_array();
	for (int i = 0; config_setting(i, &place, &what); i++) {
		json_t *value = value_at(root, place);
		if (c.in_is_list && strcmp(place, "mail.in") == 0)
			add_mailboxes(gm, &c, value, rows);
		else
			add_setting(rows, str_of(place), value, what);
	}
	if (gm->show.json) {
		json_decref(rows);
		show_json(&gm->show, root);
		return GM_DONE;
	}
	json_decref(root);
	show_table(&gm->show, setting_columns, 3, rows, "");
	return GM_DONE;
}

static int version(struct gm *gm)
{
	if (gm->show.json)
		show_json(&gm->show, json_pack("{s:s}", "version", POSTALGM_VERSION));
	else
		show_line(&gm->show, "postalgm %s", POSTALGM_VERSION);
	return GM_DONE;
}

/* clang-format off */
static const struct gm_option init_options[] = {
	{"gm",      "ADDRESS", "your own address: questions of the house go there", false},
	{"address", "ADDRESS", "where players write (default gm@localhost)", false},
	{"in",      "URL",     "the mailbox that is read (default maildir:mail/in)", false},
	{"out",     "URL",     "where letters go (default maildir:mail/out)", false},
	{"in-password-file", "FILE", "whose first line is the password of --in", false},
	{"in-password-command", "COMMAND", "... a command that prints it", false},
	{"in-credential", "NAME", "... the systemd credential that holds it", false},
	{"out-password-file", "FILE", "the same for --out", false},
	{"out-password-command", "COMMAND", "the same for --out", false},
	{"out-credential", "NAME", "the same for --out", false},
	{0},
};

static const struct gm_option check_options[] = {
	{"connect", NULL, "asks each mailbox, and sends a letter to the GM", false},
	{0},
};

const struct gm_command gm_home_commands[] = {
	{.group = "init", .args = "", .flags = GM_CHANGES, .options = init_options,
	 .what = "Makes a home: configuration, key, Maildirs and database",
	 .more = "The directory is --home, made if it is missing. Existing files are\n"
		 "never overwritten. If only postalgm.key was lost, a new one is drawn, and\n"
		 "new reply keys go out. A URL that names a user (imaps://gm%40example.org@HOST)\n"
		 "needs one source for the password; a file has mode 0600, and its path is taken\n"
		 "from the home. `config check --connect` then tries the mailbox, and sends\n"
		 "you a letter.",
	 .example = "postalgm init --home ~/games --gm me@example.org --address gm@example.org",
	 .run = init},
	{.group = "config", .verb = "check", .args = "", .flags = GM_SHOWS,
	 .options = check_options,
	 .what = "Names every fault of postalgm.json with its place",
	 .more = "Exit status 1 when there is one. Advice is printed and does not count.\n"
		 "--connect asks each mailbox as well, as the daemon would, and takes nothing\n"
		 "out of it. The server of mail.out gets one letter to the GM; a Maildir is only\n"
		 "opened.",
	 .example = "postalgm config check --connect", .run = gm_config_check},
	{.group = "config", .verb = "show", .args = "", .flags = GM_SHOWS,
	 .what = "Shows all settings, defaults included",
	 .more = "With --json it prints a text that could be postalgm.json.",
	 .example = "postalgm config show", .run = config_show},
	{.group = "version", .args = "", .flags = GM_SHOWS,
	 .what = "Says which version this program is",
	 .example = "postalgm version", .run = version},
	{0},
};
/* clang-format on */
