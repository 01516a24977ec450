/* health: is all well? Numbers for a person, for --json and for a monitor by the exit
 * status: 0 healthy, 1 degraded, 3 down.
 * SPDX-License-Identifier: ISC */
#include <jansson.h>
#include <stdarg.h>

#include "base/arena.h"
#include "server/health/gm_health_parts.h"
#include "server/health/gm_metrics.h"

void health_alarm(struct health *h, const char *fmt, ...)
{
	struct buf text = buf_in(h->gm->a);
	va_list ap;

	va_start(ap, fmt);
	buf_vprintf(&text, fmt, ap);
	va_end(ap);
	json_array_append_new(h->alarms, show_str(buf_str(&text)));
}

void health_put(struct health *h, const char *key, json_t *value)
{
	json_object_set_new(h->numbers, key, value);
}

struct str health_ago(const struct health *h, int64_t utc)
{
	return clock_span(h->gm->a, h->now - utc);
}

static void show_counts(struct gm *gm, const char *title, const json_t *counts)
{
	struct buf line = buf_in(gm->a);
	const char *key;
	json_t *v;

	json_object_foreach((json_t *)counts, key, v) if (json_integer_value(v))
		buf_printf(&line, "%s%lld " PRI_STR, line.n ? ", " : "",
			   (long long)json_integer_value(v),
			   STR_MADE(gm->a, str_lower(gm->a, str_of(key))));
	show_line(&gm->show, "%-12s  " PRI_STR, title,
		  STR_ARG(line.n ? buf_str(&line) : STR("none")));
}

/* Several mailboxes have a line each. */
static void show_mailboxes(struct gm *gm, const json_t *all)
{
	json_t *box;
	size_t i;

	if (json_array_size(all) < 2)
		return;
	json_array_foreach((json_t *)all, i, box)
	{
		const char *url = json_string_value(json_object_get(box, "mailbox")),
			   *read = json_string_value(json_object_get(box, "last_read"));
		bool away = !json_is_null(json_object_get(box, "away"));
		show_line(&gm->show, "%-12s  %s: %s%s", "mailbox", url,
			  away   ? "away; last read "
			  : read ? "last read "
				 : "not read yet",
			  read   ? read
			  : away ? "never"
				 : "");
	}
}

static void print_health(struct health *h, const char *state)
{
	struct gm *gm = h->gm;
	const char *last = json_string_value(json_object_get(h->numbers, "last_round"));

	show_heading(&gm->show, "%s", state);
	for (size_t i = 0; i < json_array_size(h->alarms); i++)
		show_line(&gm->show, "- %s",
			  json_string_value(json_array_get(h->alarms, i)));
	show_line(&gm->show, "%-12s  %s", "last round", last ? last : "never");
	show_mailboxes(gm, json_object_get(h->numbers, "mailboxes"));
	show_counts(gm, "games", json_object_get(h->numbers, "games"));
	show_counts(gm, "letters in", json_object_get(h->numbers, "letters"));
	if (h->held)
		show_line(
			&gm->show,
			"%-12s  %lld letter%s for a confirm, %lld of them unread; `postalgm letters list --state held`",
			"waiting", (long long)h->held, h->held == 1 ? "" : "s",
			(long long)h->unread);
	if (h->unasked)
		show_line(
			&gm->show,
			"%-12s  %lld stranger%s who wrote `observe` in the last 24 hours got no answer (limits.observe_per_hour)",
			"not asked", (long long)h->unasked, h->unasked == 1 ? "" : "s");
	show_counts(gm, "letters out", json_object_get(h->numbers, "outbox"));
	const char *copy =
		json_string_value(json_object_get(h->numbers, "restored_from"));
	if (copy)
		show_line(&gm->show, "%-12s  from the copy of %s, on %s", "restored",
			  copy,
			  json_string_value(json_object_get(h->numbers, "restored")));
	show_line(&gm->show, "%-12s  %lld %%", "disk free",
		  (long long)json_integer_value(
			  json_object_get(h->numbers, "disk_free_percent")));
}

static int health(struct gm *gm)
{
	struct health h = {.gm = gm,
			   .now = gm_now(gm),
			   .numbers = json_object(),
			   .alarms = json_array()};
	struct err err = {0};

	bool ok = health_look_rounds(&h, &err) && health_look_letters(&h, &err) &&
		  health_look_unknown(&h, &err) && health_look_outbox(&h, &err) &&
		  health_look_post(&h, &err) && health_look_certificates(&h, &err) &&
		  health_look_away(&h, &err) && health_look_homes(&h, &err) &&
		  health_look_answers(&h, &err) && health_look_addresses(&h, &err) &&
		  health_look_games(&h, &err) && health_look_restored(&h, &err);
	health_look_disk(&h);
	const char *state = h.down                      ? "down"
			    : json_array_size(h.alarms) ? "degraded"
							: "healthy";
	int status = h.down                      ? GM_WORLD
		     : json_array_size(h.alarms) ? GM_REFUSED
						 : GM_DONE;
	const char *metrics = gm_option(gm, "prometheus");
	health_put(&h, "state", json_string(state));
	health_put(&h, "alarms", json_incref(h.alarms));
	if (ok && metrics) {
		health_put(&h, "now", show_time(h.now));
		health_put(&h, "status", json_integer(status));
		health_put(&h, "version", json_string(POSTALGM_VERSION));
		ok = gm_metrics_write(gm, h.numbers, metrics, &err);
		status = GM_DONE;
	} else if (ok && gm->show.json) {
		show_json(&gm->show, json_incref(h.numbers));
	} else if (ok) {
		print_health(&h, state);
	}
	json_decref(h.numbers);
	json_decref(h.alarms);
	return ok ? status : gm_fail(gm, &err);
}

/* clang-format off */
static const struct gm_option health_options[] = {
	{"prometheus", "FILE", "writes the numbers for Prometheus", false},
	{0},
};

const struct gm_command gm_health_commands[] = {
	{.group = "health", .args = "", .flags = GM_SHOWS | GM_HOME, .options = health_options,
	 .what = "Says whether all is well",
	 .more = "Exit status 0 healthy, 1 degraded, 3 down. --prometheus writes a file for the\n"
		 "text collector of its node exporter (by a rename; - is the output), and exits\n"
		 "with 0 when that is done.",
	 .example = "postalgm health --json", .run = health},
	{0},
};
/* clang-format on */
