/* Positions, and sheets read on them.
 * SPDX-License-Identifier: ISC */
#include "server/game/position.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "orders/vocab.h"
#include "rules/codec.h"
#include "rules/scene.h"
#include "server/game/known_as.h"

const struct game_rules *game_rules_of(const struct game *g, struct err *err)
{
	const struct game_rules *r = game_find(g->rules);
	if (!r)
		err_refuse(err, "this postalgm does not know the rules \"%.*s\"",
			   STR_ARG(g->rules));
	return r;
}

/* A position is parsed once for all letters of its phase. Rows never change; acts by
 * hand are counted, so that the position is read anew after a new one. */
enum { KEPT = 8 };
struct position_cache {
	struct kept {
		int64_t game_id;
		int phase_no, n_acts;
		unsigned used;
		size_t size;
		void *state;
		int turn, phase;
		unsigned excused;
	} kept[KEPT];
	unsigned now;
};

static void forget(struct home *h)
{
	if (!h->cache)
		return;
	for (int i = 0; i < KEPT; i++)
		free(h->cache->kept[i].state);
	free(h->cache);
	h->cache = NULL;
}

static struct position_cache *cache(struct home *h)
{
	if (!h->cache && !(h->cache = calloc(1, sizeof *h->cache)))
		abort();
	h->forget[HOME_POSITIONS] = forget;
	return h->cache;
}

static struct kept *find(struct home *h, int64_t game_id, int phase_no, int n_acts)
{
	struct position_cache *c = cache(h);
	for (int i = 0; i < KEPT; i++)
		if (c->kept[i].state && c->kept[i].game_id == game_id &&
		    c->kept[i].phase_no == phase_no && c->kept[i].n_acts == n_acts) {
			c->kept[i].used = ++c->now;
			return &c->kept[i];
		}
	return NULL;
}

/* The one of that phase with the most acts, fewer than `n_acts`: acts are added, and never changed or removed. */
static const struct kept *find_older(struct home *h, int64_t game_id, int phase_no,
				     int n_acts)
{
	struct kept *k = NULL;

	for (int n = n_acts - 1; n >= 0 && !k; n--)
		k = find(h, game_id, phase_no, n);
	return k;
}

static struct kept *longest_unused(struct position_cache *c)
{
	struct kept *k = &c->kept[0];

	for (int i = 1; i < KEPT; i++)
		if (c->kept[i].used < k->used)
			k = &c->kept[i];
	return k;
}

static void keep(struct home *h, int64_t game_id, int n_acts, const struct position *p)
{
	struct position_cache *c = cache(h);
	struct kept *k = find(h, game_id, p->phase_no, n_acts);
	if (!k)
		k = longest_unused(c);
	free(k->state);
	*k = (struct kept){game_id,
			   p->phase_no,
			   n_acts,
			   ++c->now,
			   p->rules->state_size,
			   malloc(p->rules->state_size),
			   p->turn,
			   p->phase,
			   p->excused};
	if (!k->state)
		abort();
	memcpy(k->state, p->state, k->size);
}

void position_written(struct home *h, const struct game *g, const struct position *p)
{
	keep(h, g->id, 0, p);
}

/* The facts are made true one after the other; then the cards follow. */
static bool apply_edit(struct position *p, struct str lines, struct err *err)
{
	const struct scene_words *w = p->rules->scene;
	void *before = malloc(p->rules->state_size);
	bool ok = w && w->set && w->settle;
	struct str line;

	if (!before)
		abort();
	memcpy(before, p->state, p->rules->state_size);
	if (!ok)
		err_set(err, "this game's positions cannot be put right");
	while (ok && str_line(&lines, &line)) {
		struct scene_fault fault = {.fact = -1};
		ok = !str_trim(line).n || w->set(p->state, line, &fault) ||
		     err_set(err, "%s: \"%.*s\"", fault.text, STR_ARG(line));
	}
	ok = ok && w->settle(before, p->state, err);
	free(before);
	return ok;
}

static bool apply(struct position *p, const struct act *x, struct err *err)
{
	const struct game_rules *r = p->rules;
	void *state = p->state;

	if (x->kind != ACT_OPTION && x->kind != ACT_STOP && x->kind != ACT_EDIT &&
	    (x->seat < 0 || x->seat >= r->seats_max))
		return err_set(err, "an act of a seat that does not exist");
	switch (x->kind) {
	case ACT_RESIGN:
		(x->name.n ? r->leave : r->resign)(state, x->seat);
		return true;
	case ACT_PLAYER:
		r->new_player(state, x->seat);
		return true;
	case ACT_OPTION:
		return r->set_option(state, x->name, x->value, err);
	case ACT_STOP:
		r->stop(state);
		return true;
	case ACT_EXCUSE:
		p->excused |= 1U << x->seat;
		return true;
	case ACT_EDIT:
		return apply_edit(p, x->value, err);
	case ACT_KINDS:
		break;
	}
	return err_set(err, "an act of unknown kind");
}

static bool apply_all(struct position *p, const struct act *acts, int n,
		      struct err *err)
{
	for (int i = 0; i < n; i++)
		if (!apply(p, &acts[i], err))
			return err_context(err, "position %d", p->phase_no);
	p->turn = p->rules->turn(p->state);
	p->phase = p->rules->phase(p->state);
	return true;
}

bool position_from(struct arena *a, const struct game_rules *r,
		   const struct snapshot *s, const struct act *acts, int n_acts,
		   struct position *p, struct err *err)
{
	*p = (struct position){.rules = r, .phase_no = s->phase_no};
	p->state = arena_alloc(a, r->state_size);
	json_t *json = codec_parse(s->state, err);
	/* A position that no game can reach is never played on. */
	bool ok = json && r->load(json, p->state, err) && r->sound(p->state, err);
	json_decref(json);
	if (!ok)
		return err_context(err, "position %d", s->phase_no);
	return apply_all(p, acts, n_acts, err);
}

static void from_kept(struct arena *a, const struct game_rules *r, const struct kept *k,
		      struct position *p)
{
	*p = (struct position){r,        k->phase_no, k->turn,
			       k->phase, k->excused,  arena_room(a, k->size)};
	memcpy(p->state, k->state, k->size);
}

/* If a GM ended the game in a phase, that belongs to the next position: readers who
 * look back see the phase as it was while open. */
static int without_end(struct act *acts, int n)
{
	int kept = 0;

	for (int i = 0; i < n; i++)
		if (acts[i].kind != ACT_STOP)
			acts[kept++] = acts[i];
	return kept;
}

/* From its row, or from an earlier one that is kept, with the acts that came since. */
static bool load(struct home *h, struct arena *a, const struct game *g,
		 const struct game_rules *r, int phase_no, struct position *p,
		 struct err *err)
{
	struct act *acts;
	struct snapshot s;
	int n_acts;

	if (!acts_list(h->store, a, g->id, phase_no, &acts, &n_acts, err))
		return false;
	if (phase_no != g->phase_no)
		n_acts = without_end(acts, n_acts);
	/* Of a phase that is over some acts are left out, so that their number does not say which. */
	const struct kept *k =
		phase_no == g->phase_no ? find_older(h, g->id, phase_no, n_acts) : NULL;
	if (k) {
		from_kept(a, r, k, p);
		acts += k->n_acts;
	}
	bool ok = k ? apply_all(p, acts, n_acts - k->n_acts, err)
		    : snapshots_load(h->store, a, g->id, phase_no, &s, err) &&
				  position_from(a, r, &s, acts, n_acts, p, err);
	if (!ok)
		return err_context(err, "game %.*s", STR_ARG(g->name));
	keep(h, g->id, n_acts, p);
	return true;
}

bool position_load(struct home *h, struct arena *a, const struct game *g, int phase_no,
		   struct position *p, struct err *err)
{
	const struct game_rules *r = game_rules_of(g, err);
	int n_acts;

	if (!r || !acts_count(h->store, g->id, phase_no, phase_no == g->phase_no,
			      &n_acts, err))
		return false;
	const struct kept *k = find(h, g->id, phase_no, n_acts);
	if (!k)
		return load(h, a, g, r, phase_no, p, err);
	from_kept(a, r, k, p);
	return true;
}

void *position_view(struct arena *a, const struct position *p, int seat)
{
	void *view = arena_room(a, p->rules->view_size);
	p->rules->view(p->state, seat, view);
	return view;
}

struct reader position_reader(const struct game *g, const struct position *p,
			      const void *view, int seat, const struct seat *seats,
			      int n_seats)
{
	struct reader r = {
		.vocab = p->rules->vocab,
		.view = view,
		.form = p->rules->form,
		.game = g->name,
		.seat = seat,
		.turn = p->turn,
		.phase = p->phase,
		.roles = p->rules->power ? p->rules->role_kinds : NULL,
	};
	/* Nobody is called "the house". Where players are hidden, a name that stands for
	 * a seat would tell whose it is; the writer's own still ends their letter. */
	for (int i = 0; i < n_seats && i < 16; i++)
		if (seats[i].seat >= 0 && seats[i].seat < 16 &&
		    !str_equal(seats[i].name, seat_of_house) &&
		    (seats[i].seat == seat || !players_are_hidden(g)))
			r.names[seats[i].seat] = seats[i].name.s;
	return r;
}

static struct sheet read_slots(struct arena *a, const struct reader *reader,
			       const struct stored_sheet *stored)
{
	struct buf text = buf_in(a);
	struct reader again = *reader;

	again.stored = stored->exists;
	for (int i = 0; i < stored->n_slots; i++) {
		buf_add(&text, stored->slots[i].line);
		buf_char(&text, '\n');
	}
	return orders_read(a, &again, buf_str(&text), NULL)->sheet;
}

/* Reading a sheet without a line takes as long as reading a few lines, and is asked for with each report. Where
 * nothing is stored, the orders are read that hold until changed. */
static bool has_slots(struct arena *a, const struct reader *r,
		      const struct stored_sheet *stored)
{
	struct slot one;

	return stored->n_slots || (!stored->exists && r->vocab->standing && r->view &&
				   r->vocab->standing(a, r->view, &one, 1) > 0);
}

struct sheet *position_sheet(struct arena *a, const struct reader *reader,
			     const struct stored_sheet *stored)
{
	struct sheet *sheet = arena_new(a, struct sheet);

	if (has_slots(a, reader, stored))
		*sheet = read_slots(a, reader, stored);
	sheet_seal(a, reader, sheet);
	sheet->seat = stored->seat;
	sheet->readable = stored->readable;
	sheet->final = stored->final;
	sheet->wait = stored->wait;
	for (int i = 0; i < sheet->n_slots; i++) {
		struct str line = slot_text(a, &sheet->slots[i]);
		sheet->slots[i].mark = SLOT_KEPT;
		for (int j = 0; j < stored->n_slots; j++)
			if (str_equal(line, stored->slots[j].line)) {
				sheet->slots[i].receipt = stored->slots[j].receipt;
				sheet->slots[i].told = stored->slots[j].told;
				sheet->slots[i].standing = stored->slots[j].standing;
				sheet->slots[i].byhand = stored->slots[j].byhand;
			}
	}
	return sheet;
}

void position_store(struct arena *a, const struct sheet *sheet, int receipt,
		    int64_t now, struct stored_sheet *out)
{
	out->readable = sheet->readable;
	out->final = sheet->final;
	out->wait = sheet->wait;
	out->n_slots = sheet->n_slots;
	out->slots = arena_array(a, struct stored_slot,
				 (size_t)(sheet->n_slots ? sheet->n_slots : 1));
	for (int i = 0; i < sheet->n_slots; i++) {
		const struct slot *s = &sheet->slots[i];
		bool kept = s->mark == SLOT_KEPT && s->told;
		out->slots[i] = (struct stored_slot){
			.line = slot_text(a, s),
			.receipt = kept ? s->receipt : receipt,
			.told = kept ? s->told : now,
			.standing = s->standing,
			.byhand = kept && s->byhand,
		};
	}
}
