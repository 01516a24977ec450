/* Records of runs, as text for a row.
 * SPDX-License-Identifier: ISC */
#include "server/home/record.h"

#include <jansson.h>

#include "base/arena.h"
#include "rules/codec.h"
#include "schema/gmlog.h"

void record_init(struct run_record *rec, struct arena *a, const struct game_rules *r)
{
	*rec = (struct run_record){
		.rules = r,
		.state = arena_alloc(a, r->state_size),
		.events = {.a = a},
		.trace = {.a = a},
		.log = {.a = a},
	};
	rec->rng.log = &rec->log;
}

/* [["label", index, n, result], ...] */
static struct str draws_text(struct arena *a, const struct rng_log *log)
{
	json_t *list = json_array();
	for (int i = 0; i < log->n; i++) {
		const struct rng_draw *d = &log->draws[i];
		json_array_append_new(list, json_pack("[s%iii]", d->label.s, d->label.n,
						      d->index, d->n, d->result));
	}
	return codec_text(a, list);
}

bool record_read_draws(struct arena *a, struct str json, struct rng_log *log,
		       struct err *err)
{
	json_t *list = codec_parse(json, err), *one;
	size_t i;

	*log = (struct rng_log){.a = a};
	if (!list)
		return false;
	json_array_foreach(list, i, one)
	{
		const char *label;
		size_t n;
		struct rng_draw *d = arena_push(a, log->draws, log->n);
		if (json_unpack(one, "[s%iii!]", &label, &n, &d->index, &d->n,
				&d->result) < 0 ||
		    n > RNG_LABEL_MAX || d->index < 0 || d->n < 1) {
			json_decref(list);
			return err_refuse(err, "draw %zu is malformed", i + 1);
		}
		d->label = str_dup(a, (struct str){label, n});
	}
	json_decref(list);
	return true;
}

void record_snapshot(struct arena *a, const struct run_record *rec, struct snapshot *s)
{
	s->from_no = rec->from_no;
	s->ran_turn = rec->ran_turn;
	s->ran_phase = rec->ran_phase;
	s->edition = rec->rules->edition;
	if (rec->row) {
		s->state = rec->row->state;
		s->events = rec->row->events;
		s->trace = rec->row->trace;
		s->draws = rec->row->draws;
		return;
	}
	s->state = codec_text(a, rec->rules->save(rec->state));
	s->events = codec_text(a, codec_save_events(&rec->events));
	s->trace = codec_text(a, codec_save_trace(&rec->trace));
	s->draws = draws_text(a, &rec->log);
}

struct str record_reason(struct home *h, struct str why)
{
	struct str reason = why.n ? why : h->reason;

	h->reason = STR("");
	return reason;
}

bool record_act(struct home *h, const struct game *g, enum gmlog_who who,
		struct str what, struct str why, bool is_public, struct err *err)
{
	why = record_reason(h, why);
	struct gmlog_entry e = {
		.game_id = g->id,
		.phase_no = g->phase_no,
		.utc = home_now(h),
		.who = str_of(gmlog_who_name(who)),
		.what = what,
		.why = why,
		.is_public = is_public,
	};
	return (!is_public || who != WHO_GM || record_names_nobody(h, g, what, err)) &&
	       (!is_public || record_names_nobody(h, g, why, err)) &&
	       gmlog_add(h->store, &e, err);
}

const char record_taken_back[] = "The GM took back ";

bool record_of_rollback(struct home *h, struct arena *a, int64_t game_id, int phase_no,
			struct gmlog_entry *e, struct err *err)
{
	struct gmlog_entry *list;
	int n;

	*e = (struct gmlog_entry){0};
	if (!gmlog_list(h->store, a, game_id, phase_no - 1, &list, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		if (gmlog_is_by(&list[i], WHO_GM) &&
		    str_starts(list[i].what, record_taken_back))
			*e = list[i];
	return true;
}
