/* Places in orders: planets and challenges.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/locale.h"
#include "rules/cosmic/words/words_parts.h"

struct ce_order *ce_words_new_order(struct parse *p, enum ce_verb verb)
{
	struct ce_order *o = arena_new(p->a, struct ce_order);

	o->verb = (int8_t)verb;
	o->challenge = CE_UNSAID;
	return o;
}

struct slot_key ce_words_key_of(int verb, int a, int b)
{
	return (struct slot_key){verb, a, b};
}

const char *ce_words_seat_name(int seat)
{
	return seat >= 0 && seat < CE_SEATS ? ce_colour_names[seat] : "nobody";
}

void ce_words_put_planet(struct buf *b, int system, int planet)
{
	buf_z(b, ce_words_seat_name(system));
	if (planet) {
		buf_char(b, ' ');
		ce_words_put_number(b, planet);
	}
}

void ce_words_put_number(struct buf *b, int n)
{
	if (n >= 10)
		ce_words_put_number(b, n / 10);
	buf_char(b, (char)('0' + n % 10));
}

void ce_words_put_challenge(struct buf *b, int c)
{
	buf_char(b, 'C');
	ce_words_put_number(b, c + 1);
}

/* "50%" */
static bool is_share(const struct token *t)
{
	const char *end = t->text.s + t->text.n;

	return t[1].kind != TOKEN_END && t[1].text.s > end && *end == '%';
}

bool ce_words_read_near_number(struct parse *p, int *n)
{
	int i = p->i;
	const struct token *t = p->token;

	while (i < p->end && t[i].kind == TOKEN_WORD &&
	       (t[i].id == W_PLANET || t[i].id == WORD_NOISE))
		i++;
	if (i >= p->end || t[i].kind != TOKEN_NUMBER || is_share(&t[i]))
		return false;
	*n = t[i].value;
	p->i = i + 1;
	return true;
}

bool ce_words_read_planet(struct parse *p, int system, bool loose, int *planet_system,
			  int *planet)
{
	int was = p->i, from = parse_mark(p), seat = system, n;
	bool named = parse_seat(p, &seat);

	if (!ce_words_read_near_number(p, &n)) {
		p->i = was;
		return false;
	}
	/* "3 tokens" is not a planet. */
	if (!named && p->i < p->end && token_is(&p->token[p->i], W_TOKENS)) {
		p->i = was;
		return false;
	}
	*planet_system = seat;
	*planet = n;
	if (n >= 1 && n <= CE_PLANETS)
		return true;
	*planet = loose ? 0 : 1;
	if (!loose)
		parse_fault(p, from, NULL, "Planets have the numbers 1 to 5");
	return true;
}

/* "C1 (attack), C2 and C3 (defence)" */
struct str ce_words_own_challenges(struct parse *p)
{
	const struct ce_table *t = &view_of(p)->t;
	struct buf b = buf_in(p->a);
	int n_attack = 0, n_defence = 0;

	for (int i = 0; i < t->n_challenges; i++)
		if (t->challenge[i].attacker == view_of(p)->seat)
			buf_printf(&b, "%sC%d", n_attack++ ? _(" and ") : "", i + 1);
	buf_z(&b, n_attack ? _(" (attack)") : "");
	for (int i = 0; i < t->n_challenges; i++) {
		if (t->challenge[i].defender != view_of(p)->seat)
			continue;
		buf_printf(&b, "%sC%d",
			   n_defence  ? _(" and ")
			   : n_attack ? ", "
				      : "",
			   i + 1);
		n_defence++;
	}
	buf_z(&b, n_defence ? _(" (defence)") : n_attack ? "" : _("none"));
	return buf_str(&b);
}

static bool settle_challenge(struct parse *p, int from, int number, int *c)
{
	const struct ce_table *t = &view_of(p)->t;

	*c = CE_UNSAID;
	if (t->phase == 1)
		parse_fault(
			p, from, "R-006",
			"Challenges get their numbers when phase 1 is over. Name the attack instead: if green attacks red 5");
	else if (number < 1 || number > t->n_challenges)
		parse_fault(
			p, from, "R-006",
			t->n_challenges
				? N_("There is no C%d: the challenges are C1 to C%d")
				: N_("There is no C%d: there are %d challenges this turn"),
			number, t->n_challenges);
	else
		*c = number - 1;
	if (*c >= 0) {
		p->there = *c;
	}
	return true;
}

/* "my attack on Purple 2": the planet behind it, or CE_UNSAID. */
static int read_site(struct parse *p, int *system)
{
	int was = p->i, planet = CE_UNSAID;

	*system = CE_UNSAID;
	if ((!parse_word(p, WORD_ON, NULL) && !parse_word(p, WORD_OF, NULL)) ||
	    !ce_words_read_planet(p, view_of(p)->seat, false, system, &planet)) {
		p->i = was;
		planet = CE_UNSAID;
	}
	return planet;
}

/* The only challenge in which the writer attacks, or defends. */
static bool read_my(struct parse *p, int *c)
{
	const struct ce_table *t = &view_of(p)->t;
	int from = parse_mark(p), n = 0, found = 0, system;
	bool attack = parse_word(p, W_MY_ATTACK, NULL);

	if (!attack && !parse_word(p, W_MY_DEFENCE, NULL))
		return false;
	int planet = read_site(p, &system);
	for (int i = 0; i < t->n_challenges; i++) {
		int who = attack ? t->challenge[i].attacker : t->challenge[i].defender;
		if (who != view_of(p)->seat ||
		    (planet >= 0 && (t->challenge[i].system != system ||
				     t->challenge[i].planet != planet)))
			continue;
		n++;
		found = i + 1;
	}
	if (n == 1 && t->phase > 1)
		return settle_challenge(p, from, found, c);
	*c = CE_UNSAID;
	parse_fault(
		p, from, "R-006",
		attack ? N_("You attack in %d challenges; write which one, such as C1")
		       : N_("You defend in %d challenges; write which one, such as C1"),
		t->phase > 1 ? n : 0);
	return true;
}

/* "blue > red 5", "the attack on red 5". */
static bool read_by_planet(struct parse *p, int *c)
{
	const struct ce_table *t = &view_of(p)->t;
	int was = p->i, from = parse_mark(p), attacker = CE_UNSAID, system, planet,
	    found = 0, n = 0;

	if (parse_word(p, W_ATTACK_ON, NULL)) {
		if (!ce_words_read_planet(p, view_of(p)->seat, false, &system, &planet))
			goto no;
	} else if (!parse_sees(p, WORD_SEAT) || !parse_seat(p, &attacker) ||
		   !parse_sign(p, '>') ||
		   !ce_words_read_planet(p, view_of(p)->seat, false, &system,
					 &planet)) {
		goto no;
	}
	if (t->phase == 1)
		return settle_challenge(p, from, 0, c);
	for (int i = 0; i < t->n_challenges; i++) {
		const struct ce_challenge *ch = &t->challenge[i];
		if (ch->system != system || ch->planet != planet ||
		    (attacker >= 0 && ch->attacker != attacker))
			continue;
		n++;
		found = i + 1;
	}
	if (n == 1)
		return settle_challenge(p, from, found, c);
	*c = CE_UNSAID;
	if (n)
		parse_fault(p, from, "R-006",
			    "%d attacks are made there; write which, such as C1", n);
	else
		parse_fault(p, from, "R-006", "No such attack is made this turn");
	return true;
no:
	p->i = was;
	return false;
}

/* "versus blue", "versus yellow blue", "versus blue on red 5": the only challenge between the two, or there. */
static bool read_versus(struct parse *p, int *c)
{
	const struct ce_table *t = &view_of(p)->t;
	int from = parse_mark(p), a, b = view_of(p)->seat, found = 0, n = 0, system;

	if (!parse_word(p, W_VERSUS, NULL))
		return false;
	if (!parse_seat(p, &a))
		return parse_expected(p, "a player");
	if (parse_sees_seat(p))
		parse_seat(p, &b);
	int planet = read_site(p, &system);
	for (int i = 0; i < t->n_challenges; i++)
		if (ce_is_main(&t->challenge[i], a) &&
		    ce_is_main(&t->challenge[i], b) &&
		    (planet < 0 || (t->challenge[i].system == system &&
				    t->challenge[i].planet == planet))) {
			n++;
			found = i + 1;
		}
	if (n == 1)
		return settle_challenge(p, from, found, c);
	*c = CE_UNSAID;
	parse_fault(
		p, from, "R-006",
		n ? N_("%s and %s meet in several challenges; write which, such as C1")
		  : N_("%s and %s do not meet in any challenge"),
		ce_words_seat_name(a), ce_words_seat_name(b));
	return true;
}

/* Nearly each order asks for a challenge at several places, and few have one there. */
static bool may_begin_challenge(struct parse *p)
{
	static const short words[] = {W_C,          W_CHALLENGE, W_MY_ATTACK,
				      W_MY_DEFENCE, W_ATTACK_ON, WORD_SEAT,
				      W_VERSUS};

	return p->there >= 0 || parse_peek(p)->kind == TOKEN_SIGN ||
	       parse_may_see(p, words, sizeof words / sizeof *words);
}

bool ce_words_read_challenge(struct parse *p, int *c)
{
	if (!may_begin_challenge(p))
		return false;
	int was = p->i, from = parse_mark(p), n;

	if (parse_word(p, W_C, NULL) || parse_word(p, W_CHALLENGE, NULL) ||
	    parse_sign(p, '#')) {
		if (ce_words_read_near_number(p, &n))
			return settle_challenge(p, from, n, c);
		p->i = was;
		return false;
	}
	if (p->there >= 0 && parse_word(p, WORD_THERE, NULL)) {
		*c = p->there;
		return true;
	}
	return read_my(p, c) || read_by_planet(p, c) || read_versus(p, c);
}

bool ce_words_read_coming(struct parse *p, int *c)
{
	const struct ce_table *t = &view_of(p)->t;
	int was = p->i, n, most = 0;

	if (t->phase != 1)
		return false;
	for (int seat = 0; seat < t->n_seats; seat++)
		most += t->n_destiny[seat];
	if (!parse_word(p, WORD_IN, NULL))
		parse_word(p, WORD_ON, NULL);
	if ((parse_word(p, W_C, NULL) || parse_word(p, W_CHALLENGE, NULL) ||
	     parse_sign(p, '#')) &&
	    ce_words_read_near_number(p, &n) && n >= 1 && n <= most) {
		*c = n - 1;
		return true;
	}
	p->i = was;
	return false;
}

bool ce_words_read_in_challenge(struct parse *p, int *c)
{
	int was = p->i;

	if (!parse_word(p, WORD_IN, NULL) && !parse_word(p, WORD_ON, NULL))
		parse_word(p, WORD_TO, NULL);
	if (ce_words_read_challenge(p, c))
		return true;
	p->i = was;
	return false;
}

int ce_words_n_own_challenges(const struct ce_view *v)
{
	int n = 0;

	for (int i = 0; i < v->t.n_challenges; i++)
		n += ce_is_main(&v->t.challenge[i], v->seat);
	return n;
}

void ce_words_check_label(struct parse *p, int from, int c)
{
	if (c >= 0 && p->label >= 0 && c != p->label)
		parse_fault(p, from, "R-006",
			    "The label says C%d, but the order says C%d", p->label + 1,
			    c + 1);
}

bool ce_words_need_own_challenge(struct parse *p, int from, bool invites, int *c)
{
	const struct ce_view *v = view_of(p);
	int n = 0, only = CE_UNSAID;

	if (*c == CE_UNSAID)
		*c = p->label >= 0 ? p->label : p->before;
	for (int i = 0; i < v->t.n_challenges; i++)
		if (ce_is_main(&v->t.challenge[i], v->seat)) {
			n++;
			only = i;
		}
	if (*c == CE_UNSAID && n == 1) {
		*c = p->there = p->before = only;
		return true;
	}
	if (*c >= 0 && ce_is_main(&v->t.challenge[*c], v->seat)) {
		p->before = *c;
		return true;
	}
	struct str own = ce_words_own_challenges(p);
	if (*c == CE_UNSAID) {
		parse_fault(
			p, from, NULL,
			invites ? N_("In which challenge do you invite? Yours: %.*s")
				: N_("In which challenge do you play it? Yours: %.*s"),
			STR_ARG(own));
		parse_missing(p, "in __");
	} else
		parse_impossible(
			p, from, NULL,
			"You are not a main player of C%d. Your challenges: %.*s",
			*c + 1, STR_ARG(own));
	return false;
}

bool ce_words_read_side(struct parse *p, int *side)
{
	int was = p->i;

	parse_word(p, WORD_ON, NULL);
	if (parse_word(p, W_ATTACK, NULL))
		*side = CE_ATTACK_SIDE;
	else if (parse_word(p, W_DEFENCE, NULL))
		*side = CE_DEFENCE_SIDE;
	else {
		p->i = was;
		return false;
	}
	parse_word(p, W_SIDE, NULL);
	return true;
}
