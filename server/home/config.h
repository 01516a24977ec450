/* The configuration of a home: postalgm.json read into plain values, with every fault
 * named and located. Written by `postalgm init`, explained in postalgm.json(5). It
 * never holds a secret.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_CONFIG_H
#define SERVER_CONFIG_H

#include <stdbool.h>
#include <stdint.h>

#include "base/err.h"
#include "base/str.h"

struct arena;
struct json_t;

enum { CONFIG_LOCAL_PART_MAX = 64 }; /* bytes before the '@': RFC 5321 4.5.3.1.1 */
enum { CONFIG_HOSTS_MAX = 16, CONFIG_REMINDERS_MAX = 8, CONFIG_MAILBOXES_MAX = 8 };

/* Sizes in bytes, times in the unit of the name; there is no value for unlimited. */
struct config_limits {
	int64_t press_size;
	int64_t press_per_day;         /* pieces of one seat */
	int64_t letters_per_hour;      /* of one seat that are answered, each */
	int64_t letters_read_per_hour; /* ... that are read at once */
	int64_t held_letters; /* of one seat, unconfirmed, about which we ask */
	int64_t held_size;    /* of all letters that are unconfirmed */
	int64_t answers_per_hour, answers_per_day; /* to one address */
	int64_t answers_to_strangers_per_hour;     /* in all, to people who proved
						      nothing */
	int64_t observe_per_hour; /* questions to people who want to observe, in all */
	int64_t keep_strangers_days, keep_strangers_size, keep_players_days,
		keep_sent_days, keep_known_days;
	int64_t outbox_rows;
	int64_t worker_memory;      /* of a process that reads letters */
	int64_t worker_cpu_seconds; /* of the processor, for one letter */
};

/* A mailbox that is read, and how far its mail server is trusted. */
struct config_mailbox {
	struct str url;     /* as written */
	struct str address; /* to which letters there are written; empty: the house's */
	/* The source of its secret, one of the three, and its use: "password" or
	 * "xoauth2". Paths are relative to the home. */
	struct str password_file, credential, command, login;
	struct str ca_file;     /* empty: the system's certificates */
	struct str taken;       /* the treatment of taken letters; empty: flag, keep */
	int64_t seconds;        /* patience for one answer */
	bool optional;          /* phases do not wait for it while it is away */
	struct str authserv_id; /* empty: Authentication-Results are not trusted */
	bool authserv_below;    /* they stand beneath our server's own Received line */
	int n_own_hosts;
	struct str own_hosts[CONFIG_HOSTS_MAX];
};

/* Every text here is also NUL-terminated, for foreign calls. */
struct config {
	struct str address;  /* where players write: plus-addresses grow from it */
	struct str gm;       /* the human's own; empty: nobody is told */
	struct str instance; /* random id of this installation */
	struct str zone;     /* IANA name, for the GM's own tables and letters */
	struct str holidays; /* days off of all games (deadlines_add_off) */
	int64_t todo_at;     /* hour of the letter of the day in that zone; -1: none */
	bool gm_copies;      /* letters to the GM that ask nothing (post_kind.h) */
	int n_in;            /* 1 at least */
	bool in_is_list;     /* as which they are written */
	struct config_mailbox in[CONFIG_MAILBOXES_MAX];
	struct str out;   /* URL, as written */
	int64_t settling; /* seconds from a deadline to the run; -1: by the mailbox */
	int64_t max_hold; /* hours that a phase waits for the mailbox */
	/* As of a mailbox. */
	struct str out_password_file, out_credential, out_command, out_login;
	struct str out_ca_file; /* empty: the system's certificates */
	int64_t out_seconds;    /* patience for one letter */
	bool subject_keys;      /* no plus-addressing: the subject finds the seat */
	bool strangers;         /* one answer for each address and month to people
				   who play nowhere */
	int auth;               /* default of a game: 0..3 for P0..P3 */
	struct str deadlines;   /* default of a game, as deadlines_read takes it */
	int n_reminders;
	int reminders[CONFIG_REMINDERS_MAX]; /* hours before the deadline, longest first
					      */
	int grace;                           /* hours */
	int64_t standby_hours;               /* that a standby has to answer */
	struct str zine_path;                /* in the home, or whole; empty: no zine */
	struct str zine_url;    /* of the zine's front page; empty: not known */
	struct str zine_title;  /* the zine's own name */
	struct str zine_editor; /* as readers know them; empty: not told */
	struct config_limits limits;
};

/* A fault, and its place: "line 4, column 7" for invalid JSON, "mail.in" for a value.
 * Advice is not a fault: the daemon runs with it. */
struct config_fault {
	bool advice;
	struct str place, text;
};

struct config_faults {
	struct arena *a;
	int n, n_advice;
	struct config_fault *f;
};
static inline bool config_is_good(const struct config_faults *f)
{
	return f->n == f->n_advice;
}

/* The configuration that `postalgm init` begins with: all defaults, no addresses. */
void config_defaults(struct config *);

/* Reads a JSON text; settings that it does not name have their defaults. `faults->a`
 * must be set. */
void config_read(struct arena *, struct str json, struct config *,
		 struct config_faults *);

/* Reads HOME/postalgm.json, and checks the mode and owner of it and of
 * HOME/postalgm.key as well. false: there is no home (refused) or it cannot be read. */
MUST_USE bool config_load(struct arena *, const char *home, struct config *,
			  struct config_faults *, struct err *);

/* The same for callers that cannot go on with a fault: the first one is in `err`, with
 * the advice to run `postalgm config check`. */
MUST_USE bool config_need(struct arena *, const char *home, struct config *,
			  struct err *);

/* As a JSON object (a new reference), as a text that config_read takes, and one value
 * by its place ("mail.in"). */
struct json_t *config_json(const struct config *);
struct str config_text(struct arena *, const struct config *);

/* The directory of a post office in a home: the part after `maildir:PATH`. false,
 * refused: the URL is of another kind. */
MUST_USE bool config_maildir(struct arena *, const char *home, struct str url,
			     struct str *dir, struct err *);
/* The URL as mail/ takes it: for a Maildir with its whole path, for a server as
 * written. */
const char *config_way_url(struct arena *, const char *home, struct str url);

/* The folder of the web zine; NULL: there is none. */
const char *config_zine_dir(struct arena *, const char *home, const struct config *);

/* The ways in and out, with their paths made absolute; the texts live in the arena and in
 * the configuration. */
struct mailbox_config;
struct way_out;
/* ... of mailbox `i`. */
void config_mailbox(struct arena *, const char *home, const struct config *, int i,
		    struct mailbox_config *);
/* "imap", "pop3", "maildir": the mailbox's kind in the store. */
const char *config_way_kind(const struct config_mailbox *);
void config_way_out(struct arena *, const char *home, const struct config *,
		    struct way_out *);

/* The place of a setting of mailbox `i`: "mail.in_ca_file", or "mail.in[1].ca_file" in
 * a list; `key` empty: of the mailbox itself. */
struct str config_mailbox_place(struct arena *, const struct config *, int i,
				const char *key);
/* The setting of an entry of that list as `config_setting` has one of the whole. */
bool config_mailbox_setting(int i, const char **key, const char **what);

/* Setting `i` from 0: its place ("mail.in") and half a sentence on it; false at the
 * end. */
bool config_setting(int i, const char **place, const char **what);

/* All addresses of the house, its own first, separated by spaces. */
struct str config_addresses(struct arena *, const struct config *);

/* "Ann <ann@example.org>" or "ann@example.org": the bare address in `address`, the name
 * in `name` (may be empty). false: not an address, and `err` says why. */
MUST_USE bool config_read_address(struct str text, struct str *name,
				  struct str *address, struct err *);

#endif
