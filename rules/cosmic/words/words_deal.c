/* Phase 4: deals [PC-10.1, R-125 to R-140].
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "base/locale.h"
#include "rules/cosmic/words/words_parts.h"

static bool is_open(const struct ce_view *v, int c)
{
	const struct ce_challenge *ch = &v->t.challenge[c];
	return ch->result == CE_DEAL_PENDING && ce_is_main(ch, v->seat);
}

static int partner_in(const struct ce_view *v, int c)
{
	const struct ce_challenge *ch = &v->t.challenge[c];
	return ch->attacker == v->seat ? ch->defender : ch->attacker;
}

/* "C4 with Yellow, C5 with Blue": deals that are still open. */
static struct str open_deals(struct parse *p)
{
	const struct ce_view *v = view_of(p);
	struct buf b = buf_in(p->a);

	for (int c = 0; c < v->t.n_challenges; c++)
		if (is_open(v, c))
			buf_printf(&b, _("%sC%d with %s"), b.n ? ", " : "", c + 1,
				   ce_words_seat_name(partner_in(v, c)));
	return b.n ? buf_str(&b) : str_of(_("none"));
}

/* The challenge of the deal, by number or by partner. */
static bool settle_deal(struct parse *p, int from, int seat, int *c)
{
	const struct ce_view *v = view_of(p);
	int n = 0, only = CE_UNSAID;

	for (int i = 0; i < v->t.n_challenges; i++)
		if (is_open(v, i) && (seat < 0 || partner_in(v, i) == seat)) {
			n++;
			only = i;
		}
	struct str open = p->quiet ? (struct str){NULL, 0} : open_deals(p);
	if (*c < 0 && n == 1)
		*c = p->there = only;
	if (*c < 0) {
		parse_fault(p, from, NULL,
			    n ? N_("In which challenge? Deals open to you: %.*s")
			      : N_("No such deal is open. Deals open to you: %.*s"),
			    STR_ARG(open));
		if (n)
			parse_missing(p, "in __");
		else
			parse_hopeless(p);
		return false;
	}
	if (!is_open(v, *c) || (seat >= 0 && partner_in(v, *c) != seat)) {
		struct str with = seat < 0 ? STR("")
					   : str_printf(p->a, " with %s",
							ce_words_seat_name(seat));
		parse_impossible(p, from, NULL,
				 "No deal%.*s is open in C%d. Deals open to you: %.*s",
				 STR_ARG(with), *c + 1, STR_ARG(open));
		parse_hopeless(p);
		*c = CE_UNSAID;
		return false;
	}
	return true;
}

static void check_named(struct parse *p, int from, const struct ce_gift *g, int card)
{
	int n = 0;

	for (int i = 0; i < g->n_named; i++)
		n += g->named[i] == card;
	if (ce_words_count_hand(view_of(p), card) >= n)
		return;
	struct buf b = buf_in(p->a);
	ce_words_put_card(&b, card);
	parse_impossible(p, from, NULL,
			 n > 1 ? N_("You do not hold another %.*s")
			       : N_("You do not hold %.*s"),
			 STR_ARG(buf_str(&b)));
}

/* "base red 4, 4": the number of the planet once more names no card. */
static bool repeats_planet(const struct parse *p, const struct ce_gift *g)
{
	const struct token *t = &p->token[p->i];

	return g->base_planet && t->kind == TOKEN_NUMBER && t->value == g->base_planet;
}

static void add_cards(struct parse *p, int from, struct ce_gift *g, int giver, int n)
{
	const struct ce_view *v = view_of(p);
	const int hand = giver >= 0 ? v->t.hand_size[giver] : CE_TOKENS;

	n += g->n_unseen;
	g->n_unseen = (int8_t)(n > 100 ? 100 : n);
	if (n > hand && giver == v->seat)
		parse_impossible(p, from, NULL, "You hold %d cards", hand);
	else if (n > hand)
		parse_impossible(p, from, NULL, "%s %d cards",
				 ce_words_seat_name(giver), hand);
	else if (n == 0)
		parse_impossible(p, from, NULL, "You cannot give 0 cards");
}

/* "I give one card and get two": a number alone may count cards, where cards were counted on the other side, or it is written as a word.
 * "The 4" and "attack 4" name a card. */
static bool may_count(const struct parse *p, int giver, int n)
{
	const struct ce_view *v = view_of(p);
	const struct token *t = &p->token[p->i];

	return t->kind == TOKEN_NUMBER && n > 0 && giver >= 0 &&
	       n <= v->t.hand_size[giver] &&
	       !(p->i && (str_is(t[-1].text, "the") || str_is(t[-1].text, "my")));
}

static bool is_in_words(const struct token *t)
{
	return t->text.n && !(t->text.s[0] >= '0' && t->text.s[0] <= '9');
}

/* One thing given: "2 cards", "base green 3", a card by name. `counted`: the other side is a number of cards, and this one begins. */
static bool read_gift(struct parse *p, struct ce_gift *g, int giver, int partner,
		      bool counted)
{
	const struct ce_view *v = view_of(p);
	int was = p->i, from = parse_mark(p), n, system, planet, card;
	const bool mine = giver == v->seat;

	if (parse_word(p, W_BASE, NULL)) {
		parse_word(p, WORD_ON, NULL);
		/* "His planet 1": a deal has one other party. */
		bool theirs = partner >= 0 && parse_word(p, WORD_PRONOUN, NULL);
		int home = theirs ? partner : giver >= 0 ? giver : v->seat;
		if (!ce_words_read_planet(p, home, false, &system, &planet))
			return parse_expected(p, "a planet, such as yellow 5");
		if (g->base_planet)
			parse_impossible(p, from, "CB-10.3",
					 "At most one base goes each way");
		else if (giver >= 0 && !ce_words_has_base(v, giver, system, planet) &&
			 mine)
			parse_impossible(p, from, "R-133", "You have no base on %s %d",
					 ce_words_seat_name(system), planet);
		else if (giver >= 0 && !ce_words_has_base(v, giver, system, planet))
			parse_impossible(p, from, "R-133", "%s has no base on %s %d",
					 ce_words_seat_name(giver),
					 ce_words_seat_name(system), planet);
		g->base_system = (int8_t)system;
		g->base_planet = (int8_t)planet;
		return true;
	}
	bool article = p->token[p->i].kind == TOKEN_WORD && p->token[p->i].id == W_A;
	if (parse_number(p, &n) || (article && parse_sees(p, W_CARD) && (n = 1))) {
		if (parse_word(p, W_CARD, NULL)) {
			add_cards(p, from, g, giver, n);
			return true;
		}
		p->i = was;
		const bool words = is_in_words(&p->token[was]);
		if (may_count(p, giver, n) && (counted || words)) {
			parse_number(p, &n);
			if (counted && words)
				add_cards(p, from, g, giver, n);
			else
				parse_fault(
					p, from, NULL,
					"Is %d a number of cards, or the Attack %d? Write `%d card` or `attack %d`",
					n, n, n, n);
			return true;
		}
	}
	if (repeats_planet(p, g))
		return parse_expected(p, "a card by its name, such as attack 4");
	if (!ce_words_read_any_card(p, &card))
		return false;
	if (g->n_named == CE_LIST)
		return parse_expected(p, "fewer cards");
	g->named[g->n_named++] = (uint8_t)card;
	if (mine)
		check_named(p, from, g, card);
	return true;
}

/* "yellow gives me 1 card", "i give yellow 1 card" */
static void pass_receiver(struct parse *p, int receiver)
{
	int was = p->i, seat;

	if (receiver == view_of(p)->seat) {
		parse_word(p, WORD_ME, NULL);
		return;
	}
	if (receiver >= 0 && parse_word(p, WORD_PRONOUN, NULL))
		return;
	/* "i give yellow 3": a planet, without the word base, is not ours to read */
	if (!parse_sees_seat(p) || !parse_seat(p, &seat) || seat != receiver)
		p->i = was;
}

static bool read_clause(struct parse *p, struct ce_order *o, int *giver, bool *gets)
{
	const struct ce_view *v = view_of(p);
	int from = parse_mark(p), seat, who = CE_UNSAID;
	bool get = false, subject = false;

	/* "tokens 2 from red 4", wherever they are told */
	if ((parse_sees(p, W_TOKENS) || parse_sees(p, W_SETTLERS)) &&
	    !(ce_words_gives_nothing(&o->deal.give) &&
	      ce_words_gives_nothing(&o->deal.get)))
		return ce_words_read_settlers(p, o, true);

	if (parse_word(p, WORD_ME, NULL)) {
		who = v->seat;
		subject = true;
	} else if (o->deal.partner >= 0 && parse_word(p, WORD_PRONOUN, NULL)) {
		who = o->deal.partner; /* "he" is the other party */
		subject = true;
	} else if (parse_sees_seat(p) && parse_seat(p, &seat)) {
		who = seat;
		subject = true;
		if (who != v->seat && parse_sees(p, WORD_I)) /* "yellow: i give" */
			return parse_expected(p, "gives, and what");
	} else if (parse_word(p, WORD_I, NULL)) {
		who = v->seat;
		subject = true;
	}
	int does = parse_mark(p);
	bool verb = parse_word(p, W_GIVE, NULL), freed = false;
	if (!verb)
		verb = get = parse_word(p, W_GET, NULL);
	if (!verb)
		verb = freed = parse_says(p, "frees") || parse_says(p, "free") ||
			       parse_word(p, W_RELEASE, NULL) ||
			       parse_says(p, "releases");
	if (verb && !subject)
		who = v->seat; /* "I" is easily left out */
	if (subject && !verb)
		return parse_expected(p, "give or get");
	if (verb) {
		if (who != v->seat && who != o->deal.partner && o->deal.partner >= 0)
			parse_fault(p, from, "CB-10.1", "A deal is between you and %s",
				    ce_words_seat_name(o->deal.partner));
		*giver = get == (who == v->seat) ? o->deal.partner : v->seat;
		*gets = true;
		if (freed) {
			ce_words_check_frees(p, does, *giver);
			return ce_words_read_freed(p, *giver == v->seat ? &o->deal.give
									: &o->deal.get);
		}
		if (!get) /* "gives me": the receiver is plain */
			pass_receiver(p, *giver == v->seat ? o->deal.partner : v->seat);
	} else if (!*gets) {
		return parse_expected(p, "i give ..., or the other player gives ...");
	}
	bool mine = *giver == v->seat;
	if (!read_gift(p, mine ? &o->deal.give : &o->deal.get, *giver, o->deal.partner,
		       verb && (mine ? o->deal.get : o->deal.give).n_unseen))
		return p->expected
			       ? false
			       : parse_expected(
					 p,
					 "cards (2 cards, attack 8), or the word base and a planet");
	return ce_words_read_settlers(p, o, !mine);
}

static bool read_terms(struct parse *p, struct ce_order *o)
{
	int giver = CE_UNSAID, was;
	bool gets = false;

	do {
		was = p->i;
		if (!read_clause(p, o, &giver, &gets))
			return false;
		was = p->i;
	} while (parse_comma(p) && !parse_at_end(p) && !parse_sees(p, WORD_IF) &&
		 !parse_sees(p, WORD_UNLESS));
	p->i = was;
	return true;
}

/* "Yellow", "Yellow in C1". In "deal Dan gets 1 card, ..." Dan is also the subject of what comes next. */
static void read_partner(struct parse *p, int *seat, int *c)
{
	int was = p->i;

	/* "Deal him: ...": where one deal is open, its other party. */
	if (!(!p->named && parse_word(p, WORD_PRONOUN, NULL)) && !parse_seat(p, seat))
		return;
	if (!ce_words_read_in_challenge(p, c) && p->i < p->end &&
	    (token_is(&p->token[p->i], W_GIVE) || token_is(&p->token[p->i], W_GET)))
		p->i = was;
}

static bool same_gift(const struct ce_gift *a, const struct ce_gift *b)
{
	return !memcmp(a, b, sizeof *a);
}

bool ce_words_parse_deal(struct parse *p, const struct verb *verb, struct parsed *made)
{
	struct ce_order *o = ce_words_new_order(p, CE_DEAL);
	int from = parse_mark(p), c = CE_UNSAID, seat = CE_UNSAID, who;

	const struct ce_order *last = p->otherwise ? p->last : NULL;
	(void)verb;
	bool again = !parse_word(p, W_DEAL, NULL) && last && last->verb == CE_DEAL;
	who = parse_mark(p);
	bool named = !again && ce_words_read_in_challenge(p, &c);
	if (again) /* "... else i give 2 cards": of the same deal */
		c = last->challenge;
	else if (!named)
		read_partner(p, &seat, &c);
	if (c == CE_UNSAID)
		c = p->label;
	ce_words_check_label(p, who, c);
	bool ok = settle_deal(p, who, seat, &c);
	o->challenge = (int8_t)c;
	o->deal.partner = (int8_t)(ok ? partner_in(view_of(p), c) : seat);
	o->deal.mine.total = CE_UNSAID;
	parse_sign(p, ':');
	*made = (struct parsed){.action = o,
				.key = ce_words_key_of(CE_DEAL, c, 0),
				.allowed = STRATUM_REVEAL};
	if (parse_word(p, WORD_NO, NULL)) {
		o->deal.none = true;
		parse_word(p, W_DEAL, NULL);
		return true;
	}
	if (parse_word(p, W_ANY, NULL))
		return ce_words_read_wants(p, o);
	int terms = parse_mark(p);
	if (!read_terms(p, o))
		return false;
	if (ce_words_gives_nothing(&o->deal.give) &&
	    ce_words_gives_nothing(&o->deal.get))
		parse_fault(p, terms, "R-138", "Something must change hands");
	else if ((o->deal.mine.total != CE_UNSAID || o->deal.mine.n_parts) &&
		 !o->deal.get.base_planet)
		parse_fault(p, terms, "R-136",
			    "You get no base, so no tokens of yours go there");
	else if (last && last->verb == CE_DEAL &&
		 same_gift(&last->deal.give, &o->deal.give) &&
		 same_gift(&last->deal.get, &o->deal.get))
		/* They differ only in the writer's own tokens. */
		parse_fault(p, terms, NULL, "This is the deal before it once more");
	else if (ok)
		ce_words_tell_mirror(p, from, o);
	return true;
}

static int n_open(const struct ce_view *v)
{
	int n = 0;

	for (int i = 0; i < v->t.n_challenges; i++)
		n += is_open(v, i);
	return n;
}

bool ce_words_parse_no_deal(struct parse *p, struct parsed *made)
{
	struct ce_order *o = ce_words_new_order(p, CE_DEAL);
	int from = parse_mark(p), c = CE_UNSAID, seat = CE_UNSAID;

	if (view_of(p)->t.phase != 4) {
		parse_fault(p, from, NULL,
			    "Deals are made in phase 4; this is phase %d",
			    view_of(p)->t.phase);
		parse_hopeless(p);
		return true;
	}
	parse_word(p, WORD_WITH, NULL);
	if (parse_seat(p, &seat) || !p->n_faults)
		ce_words_read_in_challenge(p, &c);
	ce_words_check_label(p, from, c);
	c = c < 0 ? p->label : c;
	if (c < 0 && seat < 0 && n_open(view_of(p)) > 1)
		return ce_words_make_pass(p, CE_DEAL, "deal", CE_UNSAID, made);
	bool ok = settle_deal(p, from, seat, &c);
	o->challenge = (int8_t)c;
	o->deal.none = true;
	o->deal.partner = (int8_t)(ok ? partner_in(view_of(p), c) : seat);
	o->deal.mine.total = CE_UNSAID;
	*made = (struct parsed){.action = o,
				.key = ce_words_key_of(CE_DEAL, c, 0),
				.allowed = STRATUM_REVEAL};
	return true;
}
