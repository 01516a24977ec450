/* The table of settings, its defaults, and how it is written: see config_table.h.
 * SPDX-License-Identifier: ISC */
#include "server/home/config_table.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/codec.h"

enum { DAY = 24 };

#define AT(field) offsetof(struct config, field)
#define LIMIT(field, def, least, most, about)                                          \
	{                                                                              \
		"limits." #field, SET_NUMBER, AT(limits.field), "", def, least, most,  \
			about                                                          \
	}
#define KIB 1024LL
#define MIB (1024LL * 1024)

/* clang-format off */
const struct setting settings[N_SETTINGS] = {
	{"address",          SET_ADDRESS,   AT(address),     "gm@localhost", 0, 0, 0,
	 "where players write"},
	{"gm",               SET_ADDRESS,   AT(gm),          "",             0, 0, 0,
	 "the GM's own address; empty: nobody gets the GM's letters"},
	{"instance",         SET_TEXT,      AT(instance),    "",             0, 0, 0,
	 "random name of this installation"},
	{"zone",             SET_ZONE,      AT(zone),        "UTC",          0, 0, 0,
	 "the GM's time zone"},
	{"holidays",         SET_DAYS_OFF,  AT(holidays),    "",             0, 0, 0,
	 "days on which no deadline of the house falls, like \"Sun, 12-24..01-02\""},
	{"todo_at",          SET_NUMBER,    AT(todo_at),     "",             -1, -1, 23,
	 "the hour, in that zone, of a daily letter with all that waits for the GM; -1: none"},
	{"gm_copies",        SET_BOOL,      AT(gm_copies),   "",             0, 0, 0,
	 "whether the GM gets copies of reports and announcements"},
	{"mail.in",          SET_MAILBOXES,    AT(in[0].url),          "maildir:mail/in",  0, 0, 0,
	 "the mailbox that is read"},
	{"mail.in_password_file", SET_TEXT, AT(in[0].password_file), "",    0, 0, 0,
	 "file of mode 0600 whose first line is the mailbox's password"},
	{"mail.in_credential", SET_TEXT,    AT(in[0].credential), "",       0, 0, 0,
	 "systemd credential that holds it"},
	{"mail.in_password_command", SET_TEXT, AT(in[0].command), "",       0, 0, 0,
	 "command that prints it"},
	{"mail.in_login",    SET_LOGIN,     AT(in[0].login),    "password", 0, 0, 0,
	 "password, or xoauth2 (the secret is an access token)"},
	{"mail.in_ca_file",  SET_TEXT,      AT(in[0].ca_file),  "",         0, 0, 0,
	 "certificates to trust; empty: the system's"},
	{"mail.in_taken",    SET_TEXT,      AT(in[0].taken),    "",         0, 0, 0,
	 "letters dealt with: flag or move:FOLDER in IMAP, keep or delete in POP3"},
	{"mail.in_seconds",  SET_NUMBER,    AT(in[0].seconds),  "",         60, 5, 600,
	 "how long to wait for one answer of the mailbox's server"},
	{"mail.settling",    SET_NUMBER,    AT(settling),    "",         -1, -1, 3600,
	 "seconds from a deadline to the run; -1: 120, or 0 for a Maildir"},
	{"mail.max_hold",    SET_NUMBER,    AT(max_hold),    "",         6, 1, 168,
	 "hours that a phase waits for a mailbox before the GM is asked"},
	{"mail.out",         SET_URL_OUT,   AT(out),         "maildir:mail/out", 0, 0, 0,
	 "where letters go"},
	{"mail.out_password_file", SET_TEXT, AT(out_password_file), "", 0, 0, 0,
	 "file of mode 0600 whose first line is the SMTP password"},
	{"mail.out_credential", SET_TEXT, AT(out_credential), "",        0, 0, 0,
	 "systemd credential that holds it"},
	{"mail.out_password_command", SET_TEXT, AT(out_command), "",     0, 0, 0,
	 "command that prints it"},
	{"mail.out_login",   SET_LOGIN,     AT(out_login),   "password", 0, 0, 0,
	 "password, or xoauth2 (the secret is an access token)"},
	{"mail.out_ca_file", SET_TEXT,      AT(out_ca_file), "",         0, 0, 0,
	 "certificates to trust; empty: the system's"},
	{"mail.out_seconds", SET_NUMBER,    AT(out_seconds), "",         90, 1, 900,
	 "how long to wait for the SMTP server with one letter"},
	{"mail.authserv_id", SET_TEXT,      AT(in[0].authserv_id), "",             0, 0, 0,
	 "the server whose Authentication-Results are trusted"},
	{"mail.authserv_below", SET_BOOL,   AT(in[0].authserv_below), "",          0, 0, 0,
	 "our server writes them below its own Received line"},
	{"mail.subject_keys", SET_BOOL,     AT(subject_keys), "",            0, 0, 0,
	 "the mailbox has no plus-addresses: the subject tells which seat writes"},
	{"mail.strangers",   SET_BOOL,      AT(strangers),   "",            0, 0, 0,
	 "a stranger's letter gets one answer a month: what is played, whom to ask"},
	{"mail.own_hosts",   SET_HOSTS,     AT(in[0].own_hosts),   "",             0, 0, 0,
	 "hosts whose Received lines are trusted"},
	{"game.auth",        SET_AUTH,      AT(auth),        "P1",           0, 0, 0,
	 "how far a sender is trusted: P0 to P3"},
	{"game.deadlines",   SET_DEADLINES, AT(deadlines),   "7 days 20:00 UTC", 0, 0, 0,
	 "rule for deadlines of a new game"},
	{"game.reminders",   SET_HOURS,     AT(reminders),   "",             0, 0, 0,
	 "hours before a deadline"},
	{"game.grace",       SET_GRACE,     AT(grace),       "",             0, 0, 7 * DAY,
	 "hours in which late orders count"},
	{"game.standby_hours", SET_NUMBER,  AT(standby_hours), "",       48, 1, 720,
	 "hours that a standby has to answer"},
	{"zine.path",        SET_TEXT,      AT(zine_path),   "zine",         0, 0, 0,
	 "folder of the web zine; empty: none is written"},
	{"zine.url",         SET_TEXT,      AT(zine_url),    "",             0, 0, 0,
	 "URL of the zine on the web, for the feed; empty: addresses are relative"},
	{"zine.title",       SET_TEXT,      AT(zine_title),  "The Postal Zine", 0, 0, 0,
	 "title of the zine"},
	{"zine.editor",      SET_TEXT,      AT(zine_editor), "",             0, 0, 0,
	 "name of the editor, for the foot of the zine's front page; empty: not told"},
	LIMIT(press_size,                   16 * KIB,  1 * KIB,  256 * KIB,  "bytes of press of a seat in a phase"),
	LIMIT(press_per_day,                20,        1,        1000,       "pieces of press of a seat in 24 hours"),
	LIMIT(letters_per_hour,             50,        1,        1000,       "letters of one seat that are answered, each"),
	LIMIT(letters_read_per_hour,        500,       1,        100000,     "letters of one seat that are read at once"),
	LIMIT(held_letters,                 20,        1,        1000,       "letters of one seat that are asked about at a time"),
	LIMIT(held_size,                    20 * MIB,  1 * MIB,  1024 * MIB, "bytes of letters that wait for a confirm"),
	LIMIT(answers_per_hour,             6,         1,        1000,       "answers to one address"),
	LIMIT(answers_per_day,              30,        1,        10000,      "answers to one address"),
	LIMIT(answers_to_strangers_per_hour, 200,      1,        10000,      "answers in all to letters that proved nothing"),
	LIMIT(observe_per_hour,             5,         1,        1000,       "questions in all to people who want to follow a game"),
	LIMIT(keep_strangers_days,          7,         1,        365,        "raw letters of strangers are kept"),
	LIMIT(keep_strangers_size,          50 * MIB,  1 * MIB,  1024 * MIB, "bytes of letters kept that no proof carried out"),
	LIMIT(keep_players_days,            90,        7,        3650,       "raw letters of players are kept"),
	LIMIT(keep_sent_days,               14,        1,        3650,       "the bytes of letters that were sent are kept"),
	LIMIT(keep_known_days,              400,       100,      3650,       "letters of archived games, and of strangers, are known again"),
	LIMIT(outbox_rows,                  20000,     100,      1000000,    "letters in the outbox"),
	LIMIT(worker_memory,                256 * MIB, 64 * MIB, 4096 * MIB, "bytes of memory of a process that reads letters"),
	LIMIT(worker_cpu_seconds,           2,         1,        60,         "processor seconds for reading one letter"),
};

const struct setting mailbox_settings[] = {
	{"url",              SET_URL_IN,    AT(in[0].url),           "", 0, 0, 0,
	 "the mailbox"},
	{"address",          SET_ADDRESS,   AT(in[0].address),       "", 0, 0, 0,
	 "the address that its letters are written to, if it is not the house's"},
	{"password_file",    SET_TEXT,      AT(in[0].password_file), "", 0, 0, 0,
	 "as mail.in_password_file"},
	{"credential",       SET_TEXT,      AT(in[0].credential),    "", 0, 0, 0,
	 "as mail.in_credential"},
	{"password_command", SET_TEXT,      AT(in[0].command),       "", 0, 0, 0,
	 "as mail.in_password_command"},
	{"login",            SET_LOGIN,     AT(in[0].login),         "password", 0, 0, 0,
	 "as mail.in_login"},
	{"ca_file",          SET_TEXT,      AT(in[0].ca_file),       "", 0, 0, 0,
	 "as mail.in_ca_file"},
	{"taken",            SET_TEXT,      AT(in[0].taken),         "", 0, 0, 0,
	 "as mail.in_taken"},
	{"seconds",          SET_NUMBER,    AT(in[0].seconds),       "", 60, 5, 600,
	 "as mail.in_seconds"},
	{"optional",         SET_BOOL,      AT(in[0].optional),      "", 0, 0, 0,
	 "phases do not wait for it while it cannot be read"},
	{"authserv_id",      SET_TEXT,      AT(in[0].authserv_id),   "", 0, 0, 0,
	 "as mail.authserv_id"},
	{"authserv_below",   SET_BOOL,      AT(in[0].authserv_below), "", 0, 0, 0,
	 "as mail.authserv_below"},
	{"own_hosts",        SET_HOSTS,     AT(in[0].own_hosts),     "", 0, 0, 0,
	 "as mail.own_hosts"},
	{0},
};
/* clang-format on */

const char *const setting_groups[] = {"mail", "game", "zine", "limits", NULL};

const struct setting *setting_find(const char *place)
{
	for (int i = 0; i < N_SETTINGS; i++)
		if (strcmp(settings[i].place, place) == 0)
			return &settings[i];
	return NULL;
}

bool config_mailbox_setting(int i, const char **key, const char **what)
{
	*key = mailbox_settings[i].place;
	*what = mailbox_settings[i].what;
	return *key != NULL;
}

bool config_setting(int i, const char **place, const char **what)
{
	if (i < 0 || i >= N_SETTINGS)
		return false;
	*place = settings[i].place;
	*what = settings[i].what;
	return true;
}

void config_defaults(struct config *c)
{
	memset(c, 0, sizeof *c);
	for (int i = 0; i < N_SETTINGS; i++) {
		const struct setting *s = &settings[i];
		switch (s->kind) {
		case SET_TEXT:
		case SET_ADDRESS:
		case SET_URL_IN:
		case SET_MAILBOXES:
		case SET_URL_OUT:
		case SET_ZONE:
		case SET_DEADLINES:
		case SET_DAYS_OFF:
		case SET_LOGIN:
			*(struct str *)setting_in(c, s, 0) = str_of(s->text);
			break;
		case SET_NUMBER:
			*(int64_t *)setting_in(c, s, 0) = s->number;
			break;
		case SET_BOOL:
		case SET_AUTH:
		case SET_GRACE:
		case SET_HOSTS:
		case SET_HOURS:
			break;
		}
	}
	c->n_in = 1;
	for (int i = 1; i < CONFIG_MAILBOXES_MAX; i++)
		c->in[i] = c->in[0];
	c->auth = 1;
	c->gm_copies = true;
	c->n_reminders = 2;
	c->reminders[0] = 48;
	c->reminders[1] = 12;
}

json_t *config_value_json(const struct config *c, const struct setting *s, int box)
{
	const struct str *text = setting_of(c, s, box);
	const struct config_mailbox *m = &c->in[box];
	json_t *list;

	switch (s->kind) {
	case SET_TEXT:
	case SET_ADDRESS:
	case SET_URL_IN:
	case SET_URL_OUT:
	case SET_ZONE:
	case SET_DEADLINES:
	case SET_DAYS_OFF:
	case SET_LOGIN:
		return json_stringn(text->s ? text->s : "", text->n);
	case SET_MAILBOXES:
		return c->in_is_list ? config_mailboxes_json(c)
				     : json_stringn(text->s, text->n);
	case SET_BOOL:
		return json_boolean(*(const bool *)setting_of(c, s, box));
	case SET_AUTH:
		return json_sprintf("P%d", c->auth);
	case SET_NUMBER:
		return json_integer(*(const int64_t *)setting_of(c, s, box));
	case SET_GRACE:
		return json_integer(c->grace);
	case SET_HOSTS:
		list = json_array();
		for (int i = 0; i < m->n_own_hosts; i++)
			json_array_append_new(list, json_stringn(m->own_hosts[i].s,
								 m->own_hosts[i].n));
		return list;
	case SET_HOURS:
		list = json_array();
		for (int i = 0; i < c->n_reminders; i++)
			json_array_append_new(list, json_integer(c->reminders[i]));
		return list;
	}
	return json_null();
}

json_t *config_json(const struct config *c)
{
	json_t *root = json_object();

	for (int i = 0; i < N_SETTINGS; i++) {
		const char *dot = strchr(settings[i].place, '.');
		json_t *into = root;
		/* In a list they are in its entries. */
		if (c->in_is_list && setting_is_of_mailbox(&settings[i]) &&
		    settings[i].kind != SET_MAILBOXES)
			continue;
		if (dot) {
			char group[16];
			snprintf(group, sizeof group, "%.*s",
				 (int)(dot - settings[i].place), settings[i].place);
			into = json_object_get(root, group);
			if (!into) {
				into = json_object();
				json_object_set_new(root, group, into);
			}
		}
		json_object_set_new(into, dot ? dot + 1 : settings[i].place,
				    config_value_json(c, &settings[i], 0));
	}
	return root;
}

struct str config_text(struct arena *a, const struct config *c)
{
	struct buf b = buf_in(a);

	codec_print(&b, config_json(c), JSON_INDENT(2), 0);
	buf_char(&b, '\n');
	return buf_str(&b);
}
