/* Metrics: see gm_metrics.h.
 * SPDX-License-Identifier: ISC */
#include "server/health/gm_metrics.h"

#include <errno.h>
#include <fcntl.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/arena.h"

enum metric_kind {
	METRIC_NUMBER,
	METRIC_TIME,    /* as seconds; 0 where it never was */
	METRIC_COUNTS,  /* an object of numbers: a label each */
	METRIC_ALARMS,  /* how many sentences */
	METRIC_TROUBLE, /* 0: "ok", 1: any other text */
	METRIC_LABEL,   /* a text, as the label of the number 1 */
};

static const struct metric {
	const char *key, *label;
	enum metric_kind kind;
	const char *name, *help;
} metrics[] = {
	/* clang-format off */
	{"status", NULL, METRIC_NUMBER, "status", "0 healthy, 1 degraded, 3 down"},
	{"alarms", NULL, METRIC_ALARMS, "alarms", "Troubles that postalgm health would name"},
	{"version", "version", METRIC_LABEL, "build_info", "1; the version of postalgm in a label"},
	{"now", NULL, METRIC_TIME, "written_timestamp_seconds", "When these numbers were taken"},
	{"last_round", NULL, METRIC_TIME, "last_round_timestamp_seconds", "The daemon's last whole round"},
	{"mailbox", NULL, METRIC_TROUBLE, "mailbox_away", "1: the mailbox cannot be read"},
	{"mailboxes_away", "mailbox", METRIC_COUNTS, "mailbox_trouble", "1: this one, by its place in mail.in, cannot be read"},
	{"reading", NULL, METRIC_TROUBLE, "reading_away", "1: no letter can be read"},
	{"sender", NULL, METRIC_TROUBLE, "sender_away", "1: the process that sends has ended"},
	{"post_trouble_since", NULL, METRIC_TIME, "post_trouble_timestamp_seconds", "Since when no letter has gone out; 0: letters go out"},
	{"oldest_unread", NULL, METRIC_TIME, "oldest_unread_timestamp_seconds", "Arrival of the oldest letter to be read; 0: none"},
	{"certificate_ends", NULL, METRIC_TIME, "certificate_ends_timestamp_seconds", "End of the first certificate of a mail server that ends; 0: none is known"},
	{"oldest_unsent", NULL, METRIC_TIME, "oldest_unsent_timestamp_seconds", "Oldest letter to be sent; 0: none"},
	{"letters", "state", METRIC_COUNTS, "letters", "Letters that came, by state"},
	{"outbox", "state", METRIC_COUNTS, "outbox", "Letters going out, by state"},
	{"games", "status", METRIC_COUNTS, "games", "Games by status"},
	{"games_waiting", NULL, METRIC_NUMBER, "games_waiting", "Running games that wait for their GM"},
	{"next_deadline", NULL, METRIC_TIME, "next_deadline_timestamp_seconds", "The earliest deadline still to come; 0: none"},
	{"deadlines_overdue", NULL, METRIC_NUMBER, "deadlines_overdue", "Running games whose deadline has passed and that nothing holds"},
	{"seats_leaving", NULL, METRIC_NUMBER, "seats_leaving", "Seats that leave their game if they miss orders once more, or with this turn"},
	{"letters_held", NULL, METRIC_NUMBER, "letters_held", "Letters that wait for a confirm"},
	{"bounced_seats", NULL, METRIC_NUMBER, "bounced_seats", "Players whose letters bounced since they last wrote"},
	{"dead_addresses", NULL, METRIC_NUMBER, "dead_addresses", "Players whose address is presumed dead"},
	{"disk_free_percent", NULL, METRIC_NUMBER, "disk_free_percent", "Room on the disk of the home"},
	/* clang-format on */
};

static int64_t value_of(const json_t *v, enum metric_kind kind)
{
	const char *text = json_string_value(v);
	int64_t utc = 0;

	switch (kind) {
	case METRIC_TIME:
		return text && clock_read_iso(str_of(text), &utc) ? utc : 0;
	case METRIC_ALARMS:
		return (int64_t)json_array_size(v);
	case METRIC_TROUBLE:
		return text && strcmp(text, "ok") != 0;
	case METRIC_LABEL:
		return 1;
	case METRIC_NUMBER:
	case METRIC_COUNTS:
		break;
	}
	return (int64_t)json_integer_value(v);
}

static void add_metric(struct arena *a, struct buf *to, const struct metric *m,
		       const json_t *v)
{
	const char *key;
	json_t *n;

	buf_printf(to, "# HELP postalgm_%s %s\n# TYPE postalgm_%s gauge\n", m->name,
		   m->help, m->name);
	if (m->kind == METRIC_LABEL) {
		buf_printf(to, "postalgm_%s{%s=\"%s\"} 1\n", m->name, m->label,
			   json_string_value(v));
		return;
	}
	if (m->kind != METRIC_COUNTS) {
		buf_printf(to, "postalgm_%s %lld\n", m->name,
			   (long long)value_of(v, m->kind));
		return;
	}
	json_object_foreach((json_t *)v, key, n)
		buf_printf(to, "postalgm_%s{%s=\"" PRI_STR "\"} %lld\n", m->name,
			   m->label, STR_MADE(a, str_lower(a, str_of(key))),
			   (long long)json_integer_value(n));
}

static bool write_all(int fd, struct str text)
{
	while (text.n) {
		ssize_t n = write(fd, text.s, text.n);
		if (n < 0 && errno != EINTR)
			return false;
		text = str_slice(text, n > 0 ? (size_t)n : 0, text.n);
	}
	return fchmod(fd, 0644) == 0;
}

bool gm_metrics_write(struct gm *gm, const struct json_t *numbers, const char *path,
		      struct err *err)
{
	struct buf text = buf_in(gm->a);

	for (size_t i = 0; i < sizeof metrics / sizeof *metrics; i++)
		add_metric(gm->a, &text, &metrics[i],
			   json_object_get(numbers, metrics[i].key));
	if (strcmp(path, "-") == 0) {
		show_text(&gm->show, buf_str(&text));
		return true;
	}
	char *part = str_z(gm->a, str_printf(gm->a, "%s.XXXXXX", path));
	int fd = mkstemp(part);
	if (fd < 0)
		return err_set(err, "%s: %s", path, strerror(errno));
	bool ok = write_all(fd, buf_str(&text));
	int why = errno;
	if (close(fd) == 0 && ok && rename(part, path) == 0)
		return true;
	why = ok ? errno : why;
	unlink(part);
	return err_set(err, "%s: %s", path, strerror(why));
}
