/* Several mailboxes: mail.in as a list, read and written. See config_table.h.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "server/home/config_table.h"

/* Reading --------------------------------------------------------------------- */

static const struct setting *entry_setting(const char *key)
{
	for (const struct setting *s = mailbox_settings; s->place; s++)
		if (strcmp(s->place, key) == 0)
			return s;
	return NULL;
}

static void read_entry(struct config_reading *r, const char *place, const json_t *entry)
{
	const char *key;
	json_t *v;

	json_object_foreach((json_t *)entry, key, v)
	{
		char at[160];
		const struct setting *s = entry_setting(key);
		snprintf(at, sizeof at, "%s.%.80s", place, key);
		str_mend(at);
		if (s)
			config_read_value(r, s, at, v);
		else
			config_unknown_mailbox_key(r->faults, at, key);
	}
	if (!json_object_get(entry, "url"))
		config_fault(r->faults, place, "has no \"url\": name the mailbox");
}

static void read_list(struct config_reading *r, const char *place, const json_t *list)
{
	size_t n = json_array_size(list), i;
	json_t *entry;

	if (n == 0 || n > CONFIG_MAILBOXES_MAX) {
		config_fault(r->faults, place, "has %zu mailboxes; it can have 1 to %d",
			     n, (int)CONFIG_MAILBOXES_MAX);
		return;
	}
	r->c->in_is_list = true;
	r->c->n_in = (int)n;
	json_array_foreach(list, i, entry)
	{
		char at[60];
		snprintf(at, sizeof at, "%s[%zu]", place, i);
		r->box = (int)i;
		if (json_is_string(entry))
			config_read_value(r, &mailbox_settings[0], at, entry);
		else if (json_is_object(entry))
			read_entry(r, at, entry);
		else
			config_fault(
				r->faults, at,
				"must be a URL in quotes, or an object like {\"url\": \"imaps://USER@HOST\", \"password_file\": \"imap.password\"}, not %s",
				config_type_name(entry));
	}
	r->box = 0;
}

void config_read_mailboxes(struct config_reading *r, const char *place, const json_t *v)
{
	if (json_is_array(v))
		read_list(r, place, v);
	else if (json_is_string(v))
		config_read_value(r, &mailbox_settings[0], place, v);
	else
		config_fault(r->faults, place,
			     "must be a URL in quotes, or a list of mailboxes, not %s",
			     config_type_name(v));
}

/* "ca_file" of "mail.in_ca_file", "own_hosts" of "mail.own_hosts". */
static const char *entry_key(const struct setting *beside)
{
	for (const struct setting *s = mailbox_settings; s->place; s++)
		if (s->offset == beside->offset)
			return s->place;
	return "";
}

void config_check_beside(struct config_reading *r)
{
	for (int i = 0; r->c->in_is_list && i < r->n_beside; i++)
		config_fault(
			r->faults, r->beside[i]->place,
			"cannot be used with a list of mailboxes; write \"%s\" into the entry of mail.in that it is for",
			entry_key(r->beside[i]));
}

/* Writing ---------------------------------------------------------------------- */

/* Settings at their defaults are left out. */
static json_t *entry_json(const struct config *c, const struct config *unsaid, int box)
{
	json_t *entry = json_object();

	for (const struct setting *s = mailbox_settings; s->place; s++) {
		json_t *is = config_value_json(c, s, box),
		       *would = config_value_json(unsaid, s, 0);
		if (s == mailbox_settings || !json_equal(is, would))
			json_object_set(entry, s->place, is);
		json_decref(is);
		json_decref(would);
	}
	if (json_object_size(entry) > 1)
		return entry;
	json_t *url = json_incref(json_object_get(entry, "url"));
	json_decref(entry);
	return url;
}

json_t *config_mailboxes_json(const struct config *c)
{
	struct config unsaid;
	json_t *list = json_array();

	config_defaults(&unsaid);
	for (int i = 0; i < c->n_in; i++)
		json_array_append_new(list, entry_json(c, &unsaid, i));
	return list;
}

/* Naming ------------------------------------------------------------------------ */

struct str config_mailbox_place(struct arena *a, const struct config *c, int i,
				const char *key)
{
	const struct setting *s = entry_setting(key);

	if (c->in_is_list)
		return str_printf(a, "mail.in[%d]%s%s", i, *key ? "." : "", key);
	for (int k = 0; s && k < N_SETTINGS; k++)
		if (settings[k].offset == s->offset)
			return str_of(settings[k].place);
	return STR("mail.in");
}
