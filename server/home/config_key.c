/* Unknown settings: suggests the one that was probably meant, and knows former settings.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "server/home/config_table.h"
#include "server/home/nearest.h"

/* Words of keys that would hold a secret. */
static const char *const secrets[] = {"password", "passwd", "passphrase",
				      "secret",   "token",  "credential"};

/* Their values never did anything: the tested limits of a letter are fixed. */
static const char *const retired[] = {"limits.mail_size",   "limits.header_size",
				      "limits.field_size",  "limits.addresses",
				      "limits.parts",       "limits.depth",
				      "limits.text_size",   "limits.text_lines",
				      "limits.line_length", "limits.order_lines"};

bool config_is_retired(const char *place)
{
	for (size_t i = 0; i < sizeof retired / sizeof *retired; i++)
		if (strcmp(retired[i], place) == 0)
			return true;
	return false;
}

static bool is_secret(const char *key)
{
	for (size_t i = 0; i < sizeof secrets / sizeof *secrets; i++)
		if (str_find(str_of(key), str_of(secrets[i])) != SIZE_MAX)
			return true;
	return false;
}

/* Offers the settings of `group`; if it is empty, those at the top, and the names of
 * groups. */
static void offer_known(struct nearest *near, const char *group)
{
	for (int i = 0; i < N_SETTINGS; i++) {
		struct str known = str_of(settings[i].place), last = known;
		struct str first = str_until(&last, '.');
		if (!last.n) {
			if (!*group)
				nearest_offer(near, first);
		} else if (str_equal(first, str_of(group))) {
			nearest_offer(near, last);
		}
	}
	for (int i = 0; !*group && setting_groups[i]; i++)
		nearest_offer(near, str_of(setting_groups[i]));
}

/* Returns the place of a setting of that name, or NULL. */
static const char *place_of(const char *key)
{
	for (int i = 0; i < N_SETTINGS; i++) {
		const char *dot = strrchr(settings[i].place, '.');
		if (strcmp(dot ? dot + 1 : settings[i].place, key) == 0)
			return settings[i].place;
	}
	return NULL;
}

static void forbid_secret(struct config_faults *f, const char *place)
{
	config_fault(
		f, place,
		"a secret must not be in postalgm.json; put it into a file of mode 0600, a systemd credential or the output of a command");
}

void config_unknown_mailbox_key(struct config_faults *f, const char *place,
				const char *key)
{
	struct nearest near = {.word = str_of(key)};

	if (is_secret(key)) {
		forbid_secret(f, place);
		return;
	}
	for (const struct setting *s = mailbox_settings; s->place; s++)
		nearest_offer(&near, str_of(s->place));
	if (near.best.n)
		config_fault(f, place, "is not known: did you mean '" PRI_STR "'?",
			     STR_ARG(near.best));
	else
		config_fault(f, place,
			     "is not a mailbox setting; see postalgm.json(5)");
}

void config_unknown_key(struct config_faults *f, const char *place, const char *key,
			const char *group)
{
	struct nearest near = {.word = str_of(key)};

	if (is_secret(key)) {
		forbid_secret(f, place);
		return;
	}
	offer_known(&near, group);
	if (near.best.n) {
		struct str best = near.best;
		config_fault(f, place, "is not known: did you mean '%s%s" PRI_STR "'?",
			     group, *group ? "." : "", STR_ARG(best));
		return;
	}
	const char *elsewhere = place_of(key);
	if (elsewhere)
		config_fault(f, place, "is not known here; it belongs in '%s'",
			     elsewhere);
	else
		config_fault(f, place,
			     "is not known; `postalgm config show` lists all settings");
}
