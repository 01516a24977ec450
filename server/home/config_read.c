/* Reads the text of a configuration; each error becomes a fault with its place.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/clock.h"
#include "base/deadlines.h"
#include "server/home/config_table.h"
#include "server/home/config_words.h"

enum { DAY = 24 }; /* hours */

const char *config_type_name(const json_t *v)
{
	switch (json_typeof(v)) {
	case JSON_OBJECT:
		return "an object";
	case JSON_ARRAY:
		return "a list";
	case JSON_STRING:
		return "a text";
	case JSON_INTEGER:
		return "a whole number";
	case JSON_REAL:
		return "a number with a point";
	case JSON_TRUE:
	case JSON_FALSE:
		return "true or false";
	case JSON_NULL:
		return "null";
	}
	return "something else";
}

static bool read_text(struct config_reading *r, const char *place, const json_t *v,
		      struct str *out)
{
	if (!json_is_string(v)) {
		config_fault(r->faults, place, "must be a text in quotes, not %s",
			     config_type_name(v));
		return false;
	}
	*out = str_of(
		str_z(r->a, (struct str){json_string_value(v), json_string_length(v)}));
	for (size_t i = 0; i < out->n; i++)
		if ((unsigned char)out->s[i] < ' ') {
			config_fault(r->faults, place,
				     "may not contain control characters");
			return false;
		}
	if (out->n > 400) {
		config_fault(r->faults, place, "is longer than 400 bytes");
		return false;
	}
	return true;
}

static bool read_number(struct config_reading *r, const char *place, const json_t *v,
			int64_t min, int64_t max, int64_t *out)
{
	if (!json_is_integer(v)) {
		config_fault(r->faults, place, "must be a whole number, not %s",
			     config_type_name(v));
		return false;
	}
	*out = json_integer_value(v);
	if (*out >= min && *out <= max)
		return true;
	config_fault(r->faults, place, "is %lld; it can be %lld to %lld",
		     (long long)*out, (long long)min, (long long)max);
	return false;
}

static void read_hosts(struct config_reading *r, const char *place, const json_t *v)
{
	size_t i;
	json_t *host;

	if (!json_is_array(v)) {
		config_fault(r->faults, place, "must be a list of host names, not %s",
			     config_type_name(v));
		return;
	}
	if (json_array_size(v) > CONFIG_HOSTS_MAX) {
		config_fault(r->faults, place, "has %zu host names; it can have %d",
			     json_array_size(v), (int)CONFIG_HOSTS_MAX);
		return;
	}
	struct config_mailbox *m = &r->c->in[r->box];

	m->n_own_hosts = 0;
	json_array_foreach(v, i, host)
	{
		char item[80];
		struct str text;
		snprintf(item, sizeof item, "%s[%zu]", place, i);
		if (!read_text(r, item, host, &text))
			continue;
		if (!config_is_host(text))
			config_fault(r->faults, item,
				     "'" PRI_STR "' is not a host name", STR_ARG(text));
		else
			m->own_hosts[m->n_own_hosts++] = text;
	}
}

static void read_hours(struct config_reading *r, const char *place, const json_t *v)
{
	size_t i;
	json_t *hour;

	if (!json_is_array(v)) {
		config_fault(r->faults, place,
			     "must be a list of hours like [48, 12], not %s",
			     config_type_name(v));
		return;
	}
	if (json_array_size(v) > CONFIG_REMINDERS_MAX) {
		config_fault(r->faults, place, "has %zu times; it can have %d",
			     json_array_size(v), (int)CONFIG_REMINDERS_MAX);
		return;
	}
	r->c->n_reminders = 0;
	json_array_foreach(v, i, hour)
	{
		char item[80];
		int64_t n;
		snprintf(item, sizeof item, "%s[%zu]", place, i);
		if (!read_number(r, item, hour, 1, 60 * DAY, &n))
			continue;
		int at = r->c->n_reminders;
		if (at && r->c->reminders[at - 1] <= n)
			config_fault(
				r->faults, item,
				"is %lld; write the hours in descending order, the longest first",
				(long long)n);
		r->c->reminders[r->c->n_reminders++] = (int)n;
	}
}

static void keep_number(struct config_reading *r, const struct setting *s, int64_t n)
{
	if (s->kind == SET_GRACE)
		r->c->grace = (int)n;
	else
		*(int64_t *)setting_in(r->c, s, r->box) = n;
}

/* The GM may have no address, and a mailbox no address of its own. */
static bool check_address(const struct setting *s, struct str text, struct err *err)
{
	struct str name, bare;

	if (!text.n && s->offset != offsetof(struct config, address))
		return true;
	if (!config_read_address(text, &name, &bare, err))
		return false;
	return str_equal(str_trim(text), bare) ||
	       err_refuse(err, "is a bare address, without a name: " PRI_STR,
			  STR_ARG(bare));
}

static bool check_zone(struct str text, struct err *err)
{
	return clock_is_zone(text.s) ||
	       err_refuse(
		       err,
		       "'" PRI_STR
		       "' is not a time zone this machine knows; write it like Europe/London",
		       STR_ARG(text));
}

static bool check_auth(struct str text, struct err *err)
{
	return (text.n == 2 && text.s[0] == 'P' && text.s[1] >= '0' &&
		text.s[1] <= '3') ||
	       err_refuse(err,
			  "'" PRI_STR "' is not a level of trust; it can be P0 to P3",
			  STR_ARG(text));
}

static bool check_login(struct str text, struct err *err)
{
	return (text.n && config_login(text) != N_LOGINS) ||
	       err_refuse(err,
			  "'" PRI_STR
			  "' is not a way to log in; it can be password or xoauth2",
			  STR_ARG(text));
}

static bool check_text(const struct setting *s, struct str text, struct err *err)
{
	struct deadlines rule;

	switch (s->kind) {
	case SET_ADDRESS:
		return check_address(s, text, err);
	case SET_URL_IN:
		return config_check_url(text, true, err);
	case SET_URL_OUT:
		return config_check_url(text, false, err);
	case SET_ZONE:
		return check_zone(text, err);
	case SET_DEADLINES:
		return deadlines_read(text, &rule, err);
	case SET_DAYS_OFF:
		return deadlines_add_off(text, NULL, err);
	case SET_AUTH:
		return check_auth(text, err);
	case SET_LOGIN:
		return check_login(text, err);
	case SET_MAILBOXES:
	case SET_BOOL:
	case SET_TEXT:
	case SET_NUMBER:
	case SET_GRACE:
	case SET_HOSTS:
	case SET_HOURS:
		return true;
	}
	return true;
}

static void keep_text(struct config_reading *r, const struct setting *s,
		      struct str text)
{
	if (s->kind == SET_AUTH)
		r->c->auth = text.s[1] - '0';
	else
		*(struct str *)setting_in(r->c, s, r->box) = text;
}

void config_read_value(struct config_reading *r, const struct setting *s,
		       const char *place, const json_t *v)
{
	struct err err = {0};
	struct str text;
	int64_t n;

	if (s->kind == SET_MAILBOXES) {
		config_read_mailboxes(r, place, v);
	} else if (s->kind == SET_HOSTS) {
		read_hosts(r, place, v);
	} else if (s->kind == SET_HOURS) {
		read_hours(r, place, v);
	} else if (s->kind == SET_BOOL) {
		if (json_is_boolean(v))
			*(bool *)setting_in(r->c, s, r->box) = json_is_true(v);
		else
			config_fault(r->faults, place, "must be true or false");
	} else if (s->kind == SET_NUMBER || s->kind == SET_GRACE) {
		if (read_number(r, place, v, s->min, s->max, &n))
			keep_number(r, s, n);
	} else if (read_text(r, place, v, &text)) {
		if (check_text(s, text, &err))
			keep_text(r, s, text);
		else
			config_fault(r->faults, place, "%s", err.text);
	}
}

/* A setting of the whole. */
static void read_setting(struct config_reading *r, const struct setting *s,
			 const json_t *v)
{
	if (setting_is_of_mailbox(s) && s->kind != SET_MAILBOXES &&
	    r->n_beside < (int)(sizeof r->beside / sizeof *r->beside))
		r->beside[r->n_beside++] = s;
	config_read_value(r, s, s->place, v);
}

static bool is_group(const char *key)
{
	for (int i = 0; setting_groups[i]; i++)
		if (strcmp(setting_groups[i], key) == 0)
			return true;
	return false;
}

static void read_object(struct config_reading *r, const json_t *object,
			const char *group)
{
	const char *key;
	json_t *v;

	json_object_foreach((json_t *)object, key, v)
	{
		char place[120];
		snprintf(place, sizeof place, "%s%s%.80s", group, *group ? "." : "",
			 key);
		str_mend(place);
		const struct setting *s = setting_find(place);
		if (s && *group == (strchr(s->place, '.') ? *group : '\0'))
			read_setting(r, s, v);
		else if (!*group && is_group(key) && json_is_object(v))
			read_object(r, v, key);
		else if (!*group && is_group(key))
			config_fault(r->faults, place,
				     "must be an object in braces, not %s",
				     config_type_name(v));
		else if (config_is_retired(place))
			config_advise(
				r->faults, place,
				"is no longer used: the limits of a letter are fixed, see postalgm.json(5); remove the line");
		else
			config_unknown_key(r->faults, place, key, group);
	}
}

void config_read(struct arena *a, struct str text, struct config *c,
		 struct config_faults *f)
{
	json_error_t where;
	struct config_reading r = {.a = a, .c = c, .faults = f};

	config_defaults(c);
	json_t *root = json_loadb(text.s ? text.s : "", text.n, JSON_REJECT_DUPLICATES,
				  &where);
	if (!root) {
		char place[64];
		snprintf(place, sizeof place, "line %d, column %d", where.line,
			 where.column);
		config_fault(f, place, "%s", where.text);
		return;
	}
	if (json_is_object(root))
		read_object(&r, root, "");
	else
		config_fault(f, "line 1, column 1",
			     "the configuration is an object in braces, not %s",
			     config_type_name(root));
	config_check_beside(&r);
	if (config_is_good(f))
		config_check_whole(c, f);
	json_decref(root);
}
