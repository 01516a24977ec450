/* The table of settings: for each its meaning, its place in struct config, and its
 * valid values. Reading, writing and showing use it; for config*.c only.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_CONFIG_TABLE_H
#define SERVER_CONFIG_TABLE_H

#include <stddef.h>

#include "server/home/config.h"

enum setting_kind {
	SET_TEXT,
	SET_ADDRESS,
	SET_URL_IN, /* of an entry of mail.in */
	SET_MAILBOXES,
	SET_URL_OUT,
	SET_ZONE,
	SET_DEADLINES,
	SET_DAYS_OFF,
	SET_AUTH,
	SET_NUMBER,
	SET_GRACE,
	SET_HOSTS,
	SET_HOURS,
	SET_LOGIN,
	SET_BOOL,
};

struct setting {
	const char *place; /* "group.key", or "key" */
	enum setting_kind kind;
	size_t offset;
	const char *text; /* default of a text */
	int64_t number, min, max;
	const char *what;
};

enum { N_SETTINGS = 56 };
extern const struct setting settings[N_SETTINGS];

/* Those of an entry of mail.in, where it is a list: each with its place in in[0]; ended by
 * an empty one. The first is its URL. */
extern const struct setting mailbox_settings[];
static inline bool setting_is_of_mailbox(const struct setting *s)
{
	return s->offset >= offsetof(struct config, in) &&
	       s->offset < offsetof(struct config, in) + sizeof(struct config_mailbox);
}

/* Objects that hold settings: "mail", "game", "zine", "limits"; ended by NULL. */
extern const char *const setting_groups[];

const struct setting *setting_find(const char *place); /* or NULL */

/* Returns the address of the value; for an entry of mail.in, in mailbox `box`. */
static inline void *setting_in(struct config *c, const struct setting *s, int box)
{
	return (char *)c + s->offset + (size_t)box * sizeof(struct config_mailbox);
}
static inline const void *setting_of(const struct config *c, const struct setting *s,
				     int box)
{
	return (const char *)c + s->offset +
	       (size_t)box * sizeof(struct config_mailbox);
}

/* A configuration that is being read (config_read.c). */
struct config_reading {
	struct arena *a;
	struct config *c;
	struct config_faults *faults;
	int box; /* the entry of mail.in in which we are; else 0 */
	/* Settings of a mailbox that stand beside mail.in, in the order of the file. */
	const struct setting *beside[16];
	int n_beside;
};
struct json_t;
const char *config_type_name(const struct json_t *); /* "a list" */
/* One value; `place` for its faults. */
void config_read_value(struct config_reading *, const struct setting *,
		       const char *place, const struct json_t *);
/* mail.in, one mailbox or a list of them; and settings beside a list
 * (config_list.c). */
void config_read_mailboxes(struct config_reading *, const char *place,
			   const struct json_t *);
void config_check_beside(struct config_reading *);
/* The list as it is written; one value. New references. */
struct json_t *config_mailboxes_json(const struct config *);
struct json_t *config_value_json(const struct config *, const struct setting *,
				 int box);

/* Adds a fault, or an advice. */
void config_fault(struct config_faults *, const char *place, const char *fmt, ...)
	__attribute__((format(printf, 3, 4)));
void config_advise(struct config_faults *, const char *place, const char *fmt, ...)
	__attribute__((format(printf, 3, 4)));

/* Reports an unknown key as a fault that says what may be meant. `group`: the object it
 * is in; empty: the top. */
void config_unknown_key(struct config_faults *, const char *place, const char *key,
			const char *group);
/* The same in an entry of mail.in. */
void config_unknown_mailbox_key(struct config_faults *, const char *place,
				const char *key);

/* A setting of an earlier edition: it is skipped, with an advice. */
bool config_is_retired(const char *place);

/* Faults of settings that contradict each other; advice on those that have no effect
 * yet. */
void config_check_whole(const struct config *, struct config_faults *);

/* Contradictions between the ways out and in. */
void config_check_out(const struct config *, struct config_faults *);
void config_check_in(const struct config *, struct config_faults *);
/* Entries that are the same mailbox, judged by `home` and its folders; NULL: by their
 * URLs. */
void config_check_apart(const struct config *, const char *home,
			struct config_faults *);

/* PATH in the home unless it begins with a slash; NULL if it is empty. */
const char *config_in_home(struct arena *, const char *home, struct str path);

/* Is this a URL of a mailbox to read (`in`), or of a way out? */
MUST_USE bool config_check_url(struct str url, bool in, struct err *);
bool config_is_host(struct str);

#endif
