/* An example of a Power's own words that is an order now: the one that its file gives,
 * with other players, another challenge, and the cards and bases that the player has.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "rules/cosmic/words/words_parts.h"

enum { TRIED = 3 }; /* challenges */

/* The bases that stand in for an example's planets. */
enum bases { AS_THEY_ARE, OWN_BASES, BASES_OF_NAMED, BASES_END };

/* One example that is tried: colours move on by `turn`. */
struct sample {
	const struct ce_view *v;
	int turn, challenge;
	enum bases bases;
	bool few;               /* one token of each base, where the example has more */
	int named;              /* the player who was named without a planet */
	int n_attacks, n_bases; /* used so far */
};

static bool is_accepted(struct arena *a, const struct ce_view *v, struct str line)
{
	const struct sheet empty = {.seat = v->seat};
	const struct reader r = {.vocab = &ce_vocab,
				 .view = v,
				 .seat = v->seat,
				 .turn = v->t.turn,
				 .phase = v->t.phase};
	const struct reading *read = orders_read(a, &r, line, &empty);

	return read->n_accepted == 1 && !read->n_refused && read->n_lines == 1 &&
	       read->lines[0].verdict == VERDICT_OK;
}

static int colour_of(struct str word)
{
	for (int seat = 0; seat < CE_SEATS; seat++)
		if (str_is(word, ce_colours[seat]))
			return seat;
	return -1;
}

static bool is_number(struct str word)
{
	return word.n && word.s[0] >= '0' && word.s[0] <= '9';
}

static bool is_challenge(struct str word)
{
	return word.n == 2 && word.s[0] == 'c' && word.s[1] >= '1' && word.s[1] <= '9';
}

/* The lowest Attack in the hand behind the `n` before it, or 0. */
static int attack_held(const struct ce_view *v, int n)
{
	for (int card = CARD_ATTACK_1; card <= CARD_ATTACK_MAX; card++) {
		int held = ce_words_count_hand(v, card);
		if (n < held)
			return card;
		n -= held;
	}
	return 0;
}

/* The seat's n-th base from which tokens may go: those with most tokens first, so that none is emptied without need, and
 * of these home first. */
static bool put_base(const struct ce_view *v, int seat, int n, struct buf *out)
{
	for (int want = 2 * CE_TOKENS; want > 0 && seat >= 0; want--)
		for (int k = 0; k < v->t.n_seats; k++) {
			int system = (seat + k) % v->t.n_seats;
			for (int planet = 1; planet <= CE_PLANETS; planet++)
				if (ce_free_on(&v->t, seat, system, planet) == want &&
				    !n--) {
					buf_printf(out, "%s %d", ce_colours[system],
						   planet);
					return true;
				}
		}
	return false;
}

/* A word without the sign behind it. */
static struct str bare(struct str word)
{
	size_t n = word.n;

	while (n &&
	       (word.s[n - 1] == ',' || word.s[n - 1] == ':' || word.s[n - 1] == ';'))
		n--;
	return str_slice(word, 0, n);
}

/* Writes one word, or two that belong together ("red 1", "attack 4"), as the example
 * needs it. */
static void put_word(struct sample *s, struct str word, struct str *rest,
		     struct buf *out)
{
	struct str core = bare(word), behind = *rest, next = {NULL, 0};
	int seat = colour_of(core);
	bool pair = core.n == word.n && str_word(&behind, &next) && is_number(next);
	struct str last = pair ? next : word;

	int whose = s->bases == OWN_BASES ? s->v->seat : s->named;
	if (pair && seat >= 0 && s->bases && put_base(s->v, whose, s->n_bases, out)) {
		s->n_bases++;
		*rest = behind;
	} else if (seat >= 0) {
		seat = (seat + s->turn) % s->v->t.n_seats;
		buf_z(out, ce_colours[seat]);
		last = word;
		if (!pair && s->bases == BASES_OF_NAMED) {
			s->named = seat;
			s->n_bases = 0;
		}
	} else if (pair && str_is(core, "attack")) {
		buf_printf(out, "attack %d", attack_held(s->v, s->n_attacks++));
		*rest = behind;
	} else if (s->few && is_number(core) && str_word(&behind, &next) &&
		   str_is(next, "from")) {
		buf_char(out, '1');
		last = word;
	} else if (is_challenge(core)) {
		buf_printf(out, "c%d", s->challenge + 1);
		last = word;
	} else {
		buf_add(out, core);
		last = word;
	}
	buf_add(out, str_slice(last, bare(last).n, last.n));
}

static struct str adapt(struct arena *a, struct sample s, const char *example)
{
	struct str rest = str_of(example), word;
	struct buf out = buf_in(a);

	while (str_word(&rest, &word)) {
		buf_z(&out, out.n ? " " : "");
		put_word(&s, word, &rest, &out);
	}
	return buf_str(&out);
}

/* Does the line take the last token off a base? Nobody should learn that from an example. */
bool ce_words_takes_last(const struct ce_view *v, struct str line)
{
	struct str word;
	int64_t n = 0, planet;

	while (str_word(&line, &word)) {
		struct str rest = line, colour, number;
		int there =
			str_is(word, "from") && str_word(&rest, &colour) &&
					str_word(&rest, &number) &&
					colour_of(colour) >= 0 &&
					str_int(bare(number), 1, CE_PLANETS, &planet)
				? ce_free_on(&v->t, v->seat, colour_of(colour),
					     (int)planet)
				: 0;
		if (there && n >= there)
			return true;
		if (!str_int(word, 1, CE_TOKENS, &n))
			n = 0;
	}
	return false;
}

static bool names_challenge(const char *example)
{
	struct str rest = str_of(example), word;

	while (str_word(&rest, &word))
		if (is_challenge(bare(word)))
			return true;
	return false;
}

/* `last`: it may take the last token off a base. */
static bool try_turns(struct arena *a, struct sample s, const char *example, bool last,
		      struct buf *out)
{
	for (int k = 0; k < 2 * BASES_END * s.v->t.n_seats; k++) {
		s.few = k >= BASES_END * s.v->t.n_seats;
		s.turn = k / BASES_END % s.v->t.n_seats;
		s.bases = (enum bases)(k % BASES_END);
		struct str line = adapt(a, s, example);
		if ((!last && ce_words_takes_last(s.v, line)) ||
		    !is_accepted(a, s.v, line))
			continue;
		buf_add(out, line);
		return true;
	}
	return !last && try_turns(a, s, example, true, out);
}

bool ce_words_legal_example(struct arena *a, const struct ce_view *v,
			    const char *example, struct buf *out)
{
	struct sample s = {.v = v, .named = -1};

	if (!example)
		return false;
	if (!names_challenge(example))
		return try_turns(a, s, example, false, out);
	for (int c = 0, n = 0; c < v->t.n_challenges && n < TRIED; c++) {
		const struct ce_challenge *ch = &v->t.challenge[c];
		if (!ce_is_main(ch, v->seat) && !ch->side[v->seat])
			continue;
		n++;
		s.challenge = c;
		if (try_turns(a, s, example, false, out))
			return true;
	}
	return false;
}
