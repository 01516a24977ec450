/* `power` and `flare`: whose they are, when and where; the words behind are read by the
 * file of the Power [SP-1, SP-2, SP-8].
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/locale.h"
#include "rules/cosmic/table/catalog.h"
#include "rules/cosmic/words/words_items.h"
#include "rules/cosmic/words/words_parts.h"

/* The object of an order: a Power of the writer's, or one side of a Flare. */
struct ordered {
	const struct ce_power_rule *rule;
	const struct ce_speech *speech;
	struct str name; /* "Zombie", "The Super of Zombie" */
};

/* --- which Power --- */

/* The instance of the seat's with that number (0: the first), or -1. */
static int find_instance(const struct ce_view *v, int seat, int id)
{
	for (int i = 0; i < CE_INSTANCES; i++) {
		const struct ce_power *power = &v->t.power[i];
		if (power->id && ce_words_owner(v, i) == seat &&
		    (!id || id == power->id) && ce_power_rule(&ce_catalog, power->id))
			return i;
	}
	return -1;
}

static void refuse_name(struct parse *p, int from, int id)
{
	const struct ce_view *v = view_of(p);
	int own = find_instance(v, v->seat, 0);
	const char *mine = own < 0 ? NULL : ce_power_word(v->t.power[own].id);

	for (int seat = 0; seat < v->t.n_seats; seat++)
		if (mine && find_instance(v, seat, id) >= 0) {
			parse_impossible(
				p, from, NULL, "%s is the Power of %s; yours is %s",
				ce_power_word(id), ce_words_seat_name(seat), mine);
			return;
		}
	if (mine)
		parse_impossible(p, from, NULL, "Your Power is %s, not %s", mine,
				 ce_power_word(id));
}

/* Does its owner ask the others something, in this game? */
static bool asks_others(const struct ce_view *v, const struct ce_power_rule *rule)
{
	return rule && rule->asks_others && rule->asks_others(&v->t.option);
}

/* Another's Power that asks the writer; -1: none. */
static int find_asker(const struct ce_view *v, int id)
{
	for (int seat = 0; seat < v->t.n_seats; seat++)
		if (seat != v->seat && ce_in_game(&v->t, seat) &&
		    asks_others(v, ce_power_rule(&ce_catalog, id)) &&
		    find_instance(v, seat, id) >= 0)
			return find_instance(v, seat, id);
	return -1;
}

/* "power", "zombie", "power zombie": the instance that is meant; -1 with a fault. "Power as zombie" is what sayings mean, which
 * fit the words of others as well: it is nothing but an order of the Zombie's. */
static int read_which(struct parse *p, int from)
{
	const struct ce_view *v = view_of(p);
	int id = 0, at;

	bool as = parse_word(p, W_POWER, NULL) && parse_says(p, "as");
	at = parse_mark(p);
	/* "with the Power I will look": an everyday word */
	bool named = !ce_words_says_will(p) && parse_word(p, W_POWER_NAME, &id);
	int instance = find_instance(v, v->seat, named ? id : 0);
	if (instance < 0 && named)
		instance = find_asker(v, id);
	if (instance >= 0)
		return instance;
	if (named && as)
		(void)parse_expected(p, "your own Power");
	else if (named && find_instance(v, v->seat, 0) >= 0)
		refuse_name(p, at, id);
	else {
		parse_impossible(p, from, NULL, "You have no Alien Power in this game");
		parse_hopeless(p);
	}
	return -1;
}

/* --- when --- */

static struct str phases_of(struct parse *p, unsigned phases)
{
	struct buf b = buf_in(p->a);
	int n = 0, last = 0;

	for (int i = 1; i <= CE_PHASES; i++)
		last = phases & PHASE(i) ? i : last;
	for (int i = 1; i <= CE_PHASES; i++)
		if (phases & PHASE(i))
			buf_printf(&b, "%s%d",
				   !n++        ? ""
				   : i == last ? _(" and ")
					       : ", ",
				   i);
	return str_printf(p->a, P_("phase %.*s", "phases %.*s", n),
			  STR_ARG(buf_str(&b)));
}

static void check_phase(struct parse *p, int from, const struct ordered *what)
{
	unsigned phases = what->speech->phases;
	int now = view_of(p)->t.phase;

	if (phases & PHASE(now) || p->reader->stored)
		return;
	struct str when = phases_of(p, phases);
	parse_impossible(p, from, NULL, "%.*s is ordered in %.*s; this is phase %d",
			 STR_ARG(what->name), STR_ARG(when), now);
}

/* --- where --- */

static bool has_part(const struct ce_challenge *c, int seat)
{
	return ce_is_main(c, seat) || c->side[seat];
}

static struct str parts_of(struct parse *p)
{
	const struct ce_view *v = view_of(p);
	struct buf b = buf_in(p->a);

	for (int i = 0; i < v->t.n_challenges; i++)
		if (has_part(&v->t.challenge[i], v->seat))
			buf_printf(&b, "%sC%d", b.n ? ", " : "", i + 1);
	return b.n ? buf_str(&b) : str_of(_("none"));
}

/* The challenge of an order that is for one: as named, or the only one in which the
 * writer has a part, or the only one there is. Before they have numbers there is nothing
 * to name. */
static int find_where(const struct parse *p, const struct ordered *what)
{
	const struct ce_view *v = view_of(p);
	int n = 0, only = CE_UNSAID;

	if (p->label >= 0 || p->before >= 0)
		return p->label >= 0 ? p->label : p->before;
	for (int i = 0; i < v->t.n_challenges; i++)
		if (has_part(&v->t.challenge[i], v->seat)) {
			n++;
			only = i;
		}
	if (!n && v->t.n_challenges == 1) { /* in which they may still be an ally */
		n = 1;
		only = 0;
	}
	return n == 1 && v->t.phase > 1 && what->speech->in_challenge ? only
								      : CE_UNSAID;
}

static void check_where(struct parse *p, int from, const struct ordered *what,
			const struct ce_order *o)
{
	const struct ce_view *v = view_of(p);

	if (v->t.phase == 1 || !what->speech->in_challenge)
		return;
	struct str parts = parts_of(p);
	if (o->challenge == CE_UNSAID)
		parse_fault(p, from, "SP-2",
			    "In which challenge? Write it: %s %.*s. Yours: %.*s",
			    o->verb == CE_FLARE ? "flare ..." : "power",
			    STR_ARG(str_cut(parts, 2)), STR_ARG(parts));
	else if (v->t.phase > 2 && !has_part(&v->t.challenge[o->challenge], v->seat))
		parse_note(p, from, "SP-2", "You have no part in C%d; yours: %.*s",
			   o->challenge + 1, STR_ARG(parts));
}

/* "c2" or "in c2"; one that does not exist is told. */
static bool read_where(struct parse *p, const struct ordered *what, struct ce_order *o)
{
	int c;

	if (what->speech->coming && ce_words_read_coming(p, &c)) {
		o->challenge = (int8_t)c;
		return true;
	}
	if (!ce_words_read_in_challenge(p, &c))
		return false;
	o->challenge = (int8_t)c;
	return true;
}

/* --- the words behind --- */

/* "on blue"; "on red 3" is a place, and the Power's own matter. */
static void read_on(struct parse *p, struct ce_order *o)
{
	int was = p->i;
	struct ce_target none = o->power.target;

	if (parse_word(p, WORD_ON, NULL) && ce_words_read_target(p, &o->power.target)) {
		const struct token *t = &p->token[p->i];
		if (p->i >= p->end || (t->kind == TOKEN_SIGN && t->id == ':') ||
		    !parse_sees_number(p))
			return;
	}
	p->i = was;
	o->power.target = none;
}

/* The side of a Flare follows from its holder: the owner has the Super as long as their
 * Power works [SP-8, PC-F.2, R-194]. */
static bool read_side_of_flare(struct parse *p, int id)
{
	const struct ce_view *v = view_of(p);
	int from = parse_mark(p);
	bool super = ce_words_is_super(v, id);

	if (parse_word(p, W_SUPER, NULL) && !super) {
		if (v->t.power[v->seat].id == id)
			parse_impossible(
				p, from, "R-194",
				"You hold fewer than three home bases: you can use only the Wild now");
		else
			parse_impossible(
				p, from, "SP-8",
				"Only the owner of %s can use the Super. You have the Wild",
				ce_power_word(id));
	} else if (parse_word(p, W_WILD, NULL) && super) {
		parse_note(p, from, "SP-8", "%s is your Power: you have the Super",
			   ce_power_word(id));
	}
	return super;
}

/* "[c2] [:] [on target] [in c2] own words [in c2]" */
static bool read_words(struct parse *p, int from, const struct ordered *what,
		       struct ce_order *o)
{
	int verb_end = p->i;
	bool said = read_where(p, what, o);

	if (o->power.flare) /* "flare zombie c1 wild" */
		read_side_of_flare(p, o->power.flare - CARD_FLARE);
	parse_sign(p, ':');
	read_on(p, o);
	said = said || read_where(p, what, o);
	if (!said)
		o->challenge = (int8_t)find_where(p, what);
	parse_sign(p, ':');
	if (what->speech->parse && !o->power.no && !what->speech->parse(p, o))
		return false;
	said = said || read_where(p, what, o);
	int end = p->i;
	p->i = verb_end;
	if (!said || o->challenge >= 0)
		check_where(p, from, what, o);
	p->i = end;
	p->before = o->challenge;
	return true;
}

static struct ce_order *new_power_order(struct parse *p, enum ce_verb verb)
{
	struct ce_order *o = ce_words_new_order(p, verb);

	o->power.target.seat = CE_UNSAID;
	return o;
}

/* --- power --- */

static void check_power(struct parse *p, int from, const struct ordered *what,
			const struct ce_order *o, bool works)
{
	const struct ce_power_rule *rule = what->rule;

	if (what->speech == &rule->others) {
		check_phase(p, from, what);
		return;
	}
	if (o->power.no && rule->mandatory) {
		parse_impossible(p, from, "SP-1",
				 "%s is mandatory: you cannot leave it unused",
				 rule->name);
		return;
	}
	if (what->speech->phases)
		check_phase(p, from, what);
	else if (!o->power.no)
		parse_impossible(
			p, from, "SP-1",
			ce_words_reach_of(view_of(p), view_of(p)->seat, CW_SEES_CARD)
				? N_("%s reads a table here: power c1: if compromise play __; if attack <= __ play __; else __")
			: rule->mandatory || rule->automatic
				? N_("%s needs no orders: it acts by itself")
				: N_("%s needs no orders of its own: use what it allows in your other orders"),
			rule->name);
	if (!works)
		parse_note(
			p, from, "CB-4.1",
			"You hold fewer than three home bases: %s does not work until you hold three",
			rule->name);
}

static bool parse_power(struct parse *p, int from, bool no, struct parsed *made)
{
	const struct ce_view *v = view_of(p);
	struct ce_order *o = new_power_order(p, CE_POWER);
	int instance = read_which(p, from);

	if (instance < 0) {
		p->i = p->end;
		return !p->expected;
	}
	const struct ce_power *power = &v->t.power[instance];
	const struct ce_power_rule *rule = ce_power_rule(&ce_catalog, power->id);
	const struct ordered what = {
		rule,
		ce_words_owner(v, instance) == v->seat ? &rule->orders : &rule->others,
		str_of(rule->name)};
	int faults = p->n_faults;
	/* "I use my power to attack Green 3" may be an order of another kind. */
	if (!no && !what.speech->phases && what.speech == &rule->orders &&
	    !ce_words_reach_of(v, v->seat, CW_SEES_CARD) &&
	    ce_words_sees_other_order(p))
		return parse_expected(
			p, N_("nothing: this Power has no orders of its own"));
	o->power.id = power->id;
	o->power.no = no;
	check_power(p, from, &what, o, ce_words_works(v, instance));
	if (p->n_faults > faults && !what.speech->phases)
		p->i = p->end;
	else if (!read_words(p, from, &what, o))
		return false;
	int c = o->challenge >= 0 ? o->challenge : SLOT_ANY;
	*made = (struct parsed){
		.action = o,
		.allowed = what.speech->phases ? what.speech->allowed : STRATUM_USE,
		.standing = !no && what.speech->keep == CE_KEEP_STANDING,
		.key = ce_words_key_of(CE_POWER, c, power->id)};
	return true;
}

bool ce_words_parse_power(struct parse *p, const struct verb *verb, struct parsed *made)
{
	if (ce_words_sees_named_flare(p))
		return ce_words_parse_flare(p, verb, made);
	return parse_power(p, parse_mark(p), false, made);
}

bool ce_words_parse_no_power(struct parse *p, int from, struct parsed *made)
{
	return parse_power(p, from, true, made);
}

/* --- flare --- */

bool ce_words_parse_flare(struct parse *p, const struct verb *verb, struct parsed *made)
{
	const struct ce_view *v = view_of(p);
	struct ce_order *o = new_power_order(p, CE_FLARE);
	int from = parse_mark(p), id = 0;

	(void)verb;
	parse_word(p, W_FLARE, NULL);
	if (!parse_word(p, W_POWER_NAME, &id))
		return parse_expected(p, "the name of the Flare's Power");
	parse_word(p, W_FLARE, NULL);
	int card = CARD_FLARE + id;
	if (!ce_words_count_hand(v, card))
		parse_impossible(
			p, from, NULL,
			v->t.option.flares
				? N_("You do not hold Flare %s")
				: N_("You do not hold Flare %s: this game has no Flares"),
			ce_power_word(id));
	const struct ce_power_rule *rule = ce_power_rule(&ce_catalog, id);
	o->power.flare = (uint8_t)card;
	o->power.super = read_side_of_flare(p, id);
	const struct ce_flare_rule *side = o->power.super ? &rule->super : &rule->wild;
	const struct ordered what = {
		rule, &side->orders,
		str_printf(p->a,
			   o->power.super ? _("The Super of %s") : _("The Wild of %s"),
			   rule->name)};
	check_phase(p, from, &what);
	if (!read_words(p, from, &what, o))
		return false;
	*made = (struct parsed){.action = o,
				.allowed = side->orders.allowed,
				.key = ce_words_key_of(CE_FLARE, card, o->challenge)};
	return true;
}
