/* The table of settings: for each what it is, where it stands in struct config, and
 * what it may be. Reading, writing and showing walk it; for config*.c only.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_CONFIG_TABLE_H
#define SERVER_CONFIG_TABLE_H

#include <stddef.h>

#include "server/home/config.h"

enum setting_kind {
	SET_TEXT,
	SET_ADDRESS,
	SET_URL_IN,
	SET_URL_OUT,
	SET_ZONE,
	SET_DEADLINES,
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

enum { N_SETTINGS = 50 };
extern const struct setting settings[N_SETTINGS];

/* Objects that hold settings: "mail", "game", "zine", "limits"; ended by NULL. */
extern const char *const setting_groups[];

const struct setting *setting_find(const char *place); /* or NULL */

static inline void *setting_in(struct config *c, const struct setting *s)
{
	return (char *)c + s->offset;
}
static inline const void *setting_of(const struct config *c, const struct setting *s)
{
	return (const char *)c + s->offset;
}

/* Adds a fault, or an advice. */
void config_fault(struct config_faults *, const char *place, const char *fmt, ...)
	__attribute__((format(printf, 3, 4)));
void config_advise(struct config_faults *, const char *place, const char *fmt, ...)
	__attribute__((format(printf, 3, 4)));

/* A key that no setting has: a fault that says what may be meant. `group`: in which it
 * stands; empty: at the top. */
void config_unknown_key(struct config_faults *, const char *place, const char *key,
			const char *group);

/* A setting that an earlier edition had: it is passed over, with an advice. */
bool config_is_retired(const char *place);

/* Faults of settings that do not go together; advice on those that do nothing yet. */
void config_check_whole(const struct config *, struct config_faults *);

/* The way out: what does not go together in it. */
void config_check_out(const struct config *, struct config_faults *);
void config_check_in(const struct config *, struct config_faults *);

/* PATH in the home unless it begins with a slash; NULL where it is empty. */
const char *config_in_home(struct arena *, const char *home, struct str path);

/* Is this a URL of a mailbox to read (`in`), or of a way out? */
MUST_USE bool config_check_url(struct str url, bool in, struct err *);
bool config_is_host(struct str);

#endif
