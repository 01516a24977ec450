/* The moments of a phase: see voice.h. The past comes from the readers' events, changes
 * come from the two boards.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/report/voice.h"

#include "base/arena.h"
#include "rules/cosmic/report/counts.h"
#include "rules/cosmic/report/phrases.h"
#include "rules/cosmic/report/report_parts.h"
#include "rules/cosmic/table/view.h"
#include "rules/pieces/moments.h"

/* The moments found: the first of each kind, with its arguments. */
struct found {
	const struct ce_table *before, *after; /* before: NULL at the set-up */
	const struct events *seen;
	int turn, phase; /* the phase that was run; 0: none */
	bool has[MOMENT_COUNT];
	struct event at[MOMENT_COUNT];
	int16_t again[EVENT_ARGS]; /* takes what comes of a kind that was found */
};

static int16_t *found(struct found *m, enum ce_moment kind)
{
	if (m->has[kind])
		return m->again;
	m->has[kind] = true;
	m->at[kind] = (struct event){0};
	return m->at[kind].arg;
}

/* `n` arguments of the event, from `from` on, are those of the moment. */
static void see(struct found *m, enum ce_moment kind, const int16_t *e, int from, int n)
{
	int16_t *at = found(m, kind);

	for (int i = 0; i < n; i++)
		at[i] = e[from + i];
}

/* Of several new bases, the one that is told belongs to the leader, who has the most bases abroad. */
static bool leads_so_far(const struct found *m, int seat)
{
	return !m->has[MOMENT_TAKEN] ||
	       ce_outside_bases(m->after, seat) >
		       ce_outside_bases(m->after, m->at[MOMENT_TAKEN].arg[0]);
}

/* Where a seat has tokens now and had none before. */
static void look_at_planets(struct found *m, int seat)
{
	bool leads = leads_so_far(m, seat);

	for (int system = 0; system < m->after->n_seats; system++)
		for (int planet = 0; planet < CE_PLANETS; planet++) {
			const int16_t here[] = {(int16_t)seat, (int16_t)system,
						(int16_t)(planet + 1)};
			if (m->before->planet[system][planet][seat] ||
			    !m->after->planet[system][planet][seat])
				continue;
			if (system == seat) {
				see(m, MOMENT_RETURNED, here, 0, 3);
			} else if (leads) {
				m->has[MOMENT_TAKEN] = false;
				see(m, MOMENT_TAKEN, here, 0, 3);
				leads = false;
			}
		}
}

/* A new base that makes as many as a win takes, or one fewer, is a bigger moment than others. */
static void look_at_taken(struct found *m)
{
	enum { ONE_SHORT = CE_BASES_TO_WIN - 1 };

	if (!m->has[MOMENT_TAKEN])
		return;
	const struct event taken = m->at[MOMENT_TAKEN];
	int had = ce_outside_bases(m->before, taken.arg[0]),
	    has = ce_outside_bases(m->after, taken.arg[0]);
	bool enough = had < CE_BASES_TO_WIN && has >= CE_BASES_TO_WIN;
	if (!enough && !(had < ONE_SHORT && has == ONE_SHORT))
		return;
	see(m, enough ? MOMENT_ENOUGH_BASES : MOMENT_FOURTH_BASE, taken.arg, 0, 3);
	m->has[MOMENT_TAKEN] = false;
}

/* Who has just gone ahead. Where nobody had a base, the first ones are the news. */
static void look_at_lead(struct found *m)
{
	const struct event *taken = &m->at[MOMENT_TAKEN],
			   *race = ce_race(m->before, m->after, m->seen->a);

	if (!race || race->kind != RACE_NEW_LEAD || !ce_abroad(m->before))
		return;
	if (m->has[MOMENT_TAKEN] && taken->arg[0] == race->arg[0]) {
		see(m, MOMENT_TAKEN_LEAD, taken->arg, 0, 3);
		m->has[MOMENT_TAKEN] = false;
	} else if (!m->has[MOMENT_FOURTH_BASE]) {
		see(m, MOMENT_NEW_LEAD, race->arg, 0, 2);
	}
}

static void look_at_bases(struct found *m)
{
	const struct ce_table *was = m->before, *is = m->after;

	for (int seat = 0; seat < is->n_seats; seat++)
		look_at_planets(m, seat);
	look_at_taken(m);
	look_at_lead(m);
	if (!ce_abroad(was) && ce_abroad(is))
		found(m, MOMENT_FIRST_BASE)[0] = (int16_t)ce_abroad(is);
}

static void see_cards(struct found *m, const int16_t *e)
{
	bool attacker = e[2] == CARD_COMPROMISE && card_is_attack(e[4]);
	bool defender = e[4] == CARD_COMPROMISE && card_is_attack(e[2]);

	if (!attacker && !defender)
		return;
	int16_t *at = found(m, MOMENT_BETRAYED);
	at[0] = attacker ? e[1] : e[3];
	at[1] = attacker ? e[3] : e[1];
	at[2] = attacker ? e[4] : e[2];
	at[3] = e[0];
}

/* Who won at which planet, and `other` of them. */
static void tell_result(struct found *m, enum ce_moment kind, int winner,
			const struct ce_challenge *c, int other)
{
	const int16_t at[] = {(int16_t)winner, c->system, c->planet, (int16_t)other};

	see(m, kind, at, 0, 4);
}

/* Who won; and whether it was the defence, at even totals. */
static void see_result(struct found *m, const int16_t *e)
{
	if (e[0] >= m->after->n_challenges)
		return;
	const struct ce_challenge *c = &m->after->challenge[e[0]];
	if (e[1] == CE_ATTACK_WINS)
		found(m, MOMENT_BEATEN);
	if (e[1] != CE_DEFENCE_WINS)
		return;
	if (c->total[0] != c->total[1] || ce_is_calm(c, 0) || ce_is_calm(c, 1) ||
	    !card_is_attack(c->card[0]) || !card_is_attack(c->card[1]))
		return;
	const int16_t at[] = {e[0], c->attacker, c->defender, c->total[0]};
	see(m, MOMENT_TIE, at, 0, 4);
}

/* Two seats and their challenge, which the event has in front. */
static void see_talks(struct found *m, enum ce_moment kind, const int16_t *e)
{
	const int16_t at[] = {e[1], e[2], e[0]};

	see(m, kind, at, 0, 3);
}

/* Sums over the phase. */
struct sums {
	unsigned missed;
	int lost, attacks, joined, cards;
	const int16_t *attack, *join; /* the one that is told */
	int at[CE_SEATS][CE_PLANETS];
};

/* Of equal things: what the seat with the most bases abroad does, else the first from the lead seat on: not always seat 1. */
static int worth(const struct found *m, int seat)
{
	const int n = m->after->n_seats;

	return ce_outside_bases(m->after, seat) * CE_SEATS -
	       (seat - m->after->lead + n) % n;
}

/* An attack in the own system says the least to strangers: "Red attacks Red 3". */
static int attack_worth(const struct found *m, const int16_t *attack)
{
	return worth(m, attack[1]) - (attack[1] == attack[2] ? 1000 : 0);
}

static void see_event(struct found *m, const struct event *e, struct sums *sum)
{
	const int16_t *arg = e->arg;

	if (e->kind == EV_WINNERS)
		see(m, arg[0] & (arg[0] - 1) ? MOMENT_SHARED_WIN : MOMENT_WINNER, arg,
		    0, 2);
	else if (e->kind == EV_NO_WINNER)
		found(m, MOMENT_NO_WINNER);
	else if (e->kind == EV_REMOVED)
		see(m, MOMENT_REMOVED, arg, 0, 1);
	else if (e->kind == EV_POWER_OFF)
		see(m, MOMENT_POWER_OFF, arg, 0, 1);
	else if (e->kind == EV_POWER_ON)
		see(m, MOMENT_POWER_ON, arg, 0, 1);
	else if (e->kind == EV_STOPPED)
		see(m, MOMENT_ZAPPED, arg, 0, 1);
	else if (e->kind == EV_CARDS)
		see_cards(m, arg);
	else if (e->kind == EV_RESULT)
		see_result(m, arg);
	else if (e->kind == EV_DEAL)
		see_talks(m, MOMENT_DEAL, arg);
	else if (e->kind == EV_DEAL_FAILED)
		see_talks(m, MOMENT_FAILED_DEAL, arg);
	sum->cards += e->kind == EV_CARDS;
	if (e->kind == EV_ATTACK &&
	    (!sum->attack || attack_worth(m, arg) > attack_worth(m, sum->attack)))
		sum->attack = arg;
	if (e->kind == EV_JOINED &&
	    (!sum->join || worth(m, arg[2]) > worth(m, sum->join[2])))
		sum->join = arg;
	sum->attacks += e->kind == EV_ATTACK;
	sum->joined += e->kind == EV_JOINED;
	sum->lost += e->kind == EV_LOSS ? arg[1] : e->kind == EV_HEALED ? -arg[1] : 0;
	sum->missed |= e->kind == EV_MISSED ? 1U << arg[0] : 0;
	if (e->kind == EV_ATTACK)
		sum->at[arg[2]][arg[3] - 1]++;
}

static void look_at_crowds(struct found *m, const struct sums *sum)
{
	for (int system = 0; system < m->after->n_seats; system++)
		for (int planet = 0; planet < CE_PLANETS; planet++) {
			if (sum->at[system][planet] < CE_CROWD)
				continue;
			int16_t *at = found(m, MOMENT_CROWD);
			at[0] = (int16_t)system;
			at[1] = (int16_t)(planet + 1);
			at[2] = (int16_t)sum->at[system][planet];
		}
}

static void look_at_sums(struct found *m, const struct sums *sum)
{
	unsigned missed = sum->missed;

	if (sum->lost >= CE_BIG_LOSS)
		found(m, MOMENT_BIG_LOSS)[0] = (int16_t)sum->lost;
	if (missed & (missed - 1))
		found(m, MOMENT_MISSED_MANY)[0] = (int16_t)missed;
	else if (missed)
		found(m, MOMENT_MISSED)[0] = (int16_t)__builtin_ctz(missed);
	look_at_crowds(m, sum);
}

/* How many challenges ended so; the one whose winner is most worth telling. */
static int fought(const struct found *m, enum ce_result how,
		  const struct ce_challenge **told)
{
	int n = 0, most = 0;

	for (int i = 0; i < m->after->n_challenges; i++) {
		const struct ce_challenge *c = &m->after->challenge[i];
		if (c->result != (int)how)
			continue;
		int is = worth(m, how == CE_ATTACK_WINS ? c->attacker : c->defender);
		if (!n++ || is > most) {
			*told = c;
			most = is;
		}
	}
	return n;
}

/* The cards decided: who won what is most worth telling. */
static bool look_at_fights(struct found *m, enum ce_result how, enum ce_moment kind)
{
	const struct ce_challenge *c = NULL;
	bool attack = how == CE_ATTACK_WINS;

	if (!fought(m, how, &c))
		return false;
	m->has[kind] = false;
	tell_result(m, kind, attack ? c->attacker : c->defender, c,
		    attack ? c->defender : c->attacker);
	return true;
}

/* The last phase of a turn settles what its challenges left: the report tells all of
 * them, and so does the voice. */
static bool look_at_turn(struct found *m)
{
	const struct ce_challenge *c = NULL;
	int held = fought(m, CE_DEFENCE_WINS, &c), won = fought(m, CE_ATTACK_WINS, &c);

	if (m->phase != CE_PHASES || !(won || held))
		return false;
	const struct event *race = ce_race(m->before, m->after, m->seen->a);
	if (race && race->kind == RACE_LEAD)
		see(m, MOMENT_LEAD, race->arg, 0, 2);
	if (race && race->kind == RACE_LEVEL)
		see(m, MOMENT_LEVEL, race->arg, 0, 3);
	if (won)
		tell_result(m, MOMENT_WON, c->attacker, c, won);
	else
		tell_result(m, MOMENT_HELD, c->defender, c, held);
	return true;
}

static void see_attacks(struct found *m, const struct sums *sum)
{
	const int16_t at[] = {(int16_t)sum->attacks, sum->attack[1], sum->attack[2],
			      sum->attack[3]};

	see(m, MOMENT_ATTACKS, at, 0, 4);
}

/* Finds something to say about a phase without a big moment. */
static void nothing_big(struct found *m, const struct sums *sum)
{
	bool any = m->after->n_challenges > 0;

	if (m->phase == 1 && sum->attacks)
		see_attacks(m, sum);
	else if (m->phase == 1)
		found(m, MOMENT_NO_ATTACKS);
	else if (m->phase == 2 && sum->joined)
		see(m, MOMENT_ALLIES, sum->join, 1, 2);
	else if (m->phase == 2 && any)
		found(m, MOMENT_ALONE);
	else if (m->phase == 3 && sum->cards &&
		 !look_at_fights(m, CE_DEFENCE_WINS, MOMENT_DEFENDED))
		found(m, MOMENT_CARDS);
	else if (m->has[MOMENT_DEFENDED])
		return;
	else if (!look_at_turn(m))
		found(m, sum->lost ? MOMENT_SMALL_LOSS : MOMENT_QUIET);
}

/* Over, and neither won nor drawn: earlier moments are old news by now. */
static bool was_stopped(const struct found *m)
{
	return !m->after->phase && !m->has[MOMENT_WINNER] &&
	       !m->has[MOMENT_SHARED_WIN] && !m->has[MOMENT_NO_WINNER];
}

static void look(struct found *m)
{
	struct sums sum = {0};

	if (!m->before) {
		found(m, MOMENT_OPENING)[0] = m->after->n_seats;
		return;
	}
	m->turn = m->before->turn;
	m->phase = m->before->phase;
	for (int i = 0; i < m->seen->n; i++) {
		const struct event *e = &m->seen->e[i];
		if (e->turn == m->turn && e->phase == m->phase)
			see_event(m, e, &sum);
	}
	if (was_stopped(m)) {
		*m = (struct found){.after = m->after};
		found(m, MOMENT_STOPPED);
		return;
	}
	if (m->has[MOMENT_BEATEN])
		look_at_fights(m, CE_ATTACK_WINS, MOMENT_BEATEN);
	look_at_bases(m);
	look_at_sums(m, &sum);
	nothing_big(m, &sum);
}

static struct str filled(struct arena *a, const char *words, const struct event *e)
{
	struct buf out = buf_in(a);

	ce_phrase_fill(words, e, &out);
	return buf_str(&out);
}

void ce_voice(const void *before, const void *after, const struct events *seen,
	      const struct rng *rng, struct arena *a, struct voice *out)
{
	const struct ce_view *was = before, *is = after;
	struct found m = {
		.before = was ? &was->t : NULL, .after = &is->t, .seen = seen};

	*out = (struct voice){0};
	look(&m);
	for (int k = 0; k < MOMENT_COUNT && out->n < VOICE_LINES; k++) {
		const struct voice_kind *kind = &ce_voice_kinds[k];
		if (!m.has[k] || (out->n && k >= MOMENT_OPENING))
			continue;
		if (!out->n)
			out->headline = voice_headline(
				a, filled(a, voice_title(kind, rng, m.turn, m.phase),
					  &m.at[k]));
		out->line[out->n++] = voice_begun(
			a, filled(a, voice_line(kind, rng, m.turn, m.phase), &m.at[k]));
	}
}
