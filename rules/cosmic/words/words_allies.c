/* Phase 2: invite and ally [PC-8.1, PC-8.2].
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/locale.h"
#include "rules/cosmic/words/words_parts.h"

enum { ALLY_UNSAID_TOKENS = 1 }; /* */

static unsigned players(const struct ce_view *v)
{
	return v->t.in_game & ~(unsigned)v->t.marked;
}

static struct str seat_list(struct parse *p, unsigned seats)
{
	struct buf b = buf_in(p->a);

	for (int s = 0; s < CE_SEATS; s++)
		if (seats >> s & 1)
			buf_printf(&b, "%s%s", b.n ? ", " : "", ce_words_seat_name(s));
	return buf_str(&b);
}

/* "blue, green and me" */
static bool read_players(struct parse *p, unsigned *seats)
{
	int seat, was = p->i, n = 0;

	*seats = 0;
	do {
		if (!parse_seat(p, &seat)) {
			p->i = was;
			break;
		}
		*seats |= 1U << seat;
		n++;
		was = p->i;
	} while (parse_comma(p));
	p->i = was;
	return n > 0;
}

/* Players who cannot be asked fall off, with a note; if nobody is left, a fault. */
static unsigned invitable(struct parse *p, int from, int c, unsigned asked,
			  bool by_name)
{
	const struct ce_view *v = view_of(p);
	const struct ce_challenge *ch = &v->t.challenge[c];
	unsigned seats = asked;

	for (int s = 0; s < v->t.n_seats; s++) {
		if (!(asked >> s & 1))
			continue;
		const char *why = NULL;
		if (s == v->seat)
			why = by_name ? _("you yourself") : "";
		else if (s == ch->attacker)
			why = _("the attacker");
		else if (s == ch->defender)
			why = _("the defender");
		else if (!(players(v) >> s & 1))
			why = _("played at random and joins nobody [R-077]");
		if (!why)
			continue;
		seats &= ~(1U << s);
		if (*why && seats) {
			struct str left = seat_list(p, seats);
			parse_note(p, from, "R-074", "%s in C%d is %s, so: invite %.*s",
				   ce_words_seat_name(s), c + 1, why, STR_ARG(left));
		} else if (*why) {
			parse_impossible(p, from, NULL,
					 "%s in C%d is %s: nobody is left to invite",
					 ce_words_seat_name(s), c + 1, why);
		}
	}
	return seats;
}

bool ce_words_make_invite(struct parse *p, int from, bool said, int c, unsigned seats,
			  struct parsed *made)
{
	struct ce_order *o = ce_words_new_order(p, CE_INVITE);

	if (!(said && c < 0) && !ce_words_need_own_challenge(p, from, true, &c))
		c = CE_UNSAID;
	o->challenge = (int8_t)c;
	o->invite.seats = (uint8_t)seats;
	*made = (struct parsed){.action = o,
				.key = ce_words_key_of(CE_INVITE, c, 0),
				.allowed = STRATUM_COMMITMENT};
	return true;
}

/* Takes "all" or "everyone" that stands without its verb: may it be the tokens of a planet that is attacked twice? */
static bool may_divide(struct parse *p)
{
	int was = p->i, c = CE_UNSAID;

	if (!parse_word(p, WORD_ALL, NULL))
		parse_word(p, WORD_EVERYONE, NULL);
	int end = p->i;
	if (!ce_words_read_in_challenge(p, &c))
		c = p->label;
	bool may = ce_words_is_divided(view_of(p), c);
	p->i = may ? end : was;
	return may;
}

bool ce_words_parse_invite(struct parse *p, const struct verb *verb,
			   struct parsed *made)
{
	const struct ce_view *v = view_of(p);
	int from = parse_mark(p), c = CE_UNSAID, who, but = 0;
	unsigned seats = 0, except = 0;
	bool by_name = false, all = false;

	(void)verb;
	bool invites = parse_word(p, W_INVITE, NULL);
	invites &= !parse_says(p, "unsaid"); /* a saying made the verb */
	who = parse_mark(p);
	if (!invites && (parse_sees(p, WORD_ALL) || parse_sees(p, WORD_EVERYONE)) &&
	    may_divide(p)) {
		parse_fault(
			p, who, "rule 11",
			"All your tokens, or all the others as allies? Write: defend c1 with 4, c2 with 0, or: invite everyone in c1");
		return false;
	}
	if (parse_word(p, WORD_EVERYONE, &but) || (parse_word(p, WORD_ALL, NULL))) {
		all = true;
		seats = players(v);
		if ((but || parse_word(p, WORD_EXCEPT, NULL)) &&
		    !read_players(p, &except))
			return parse_expected(p, "a player");
	} else if (!parse_word(p, WORD_NOBODY, NULL)) {
		by_name = true;
		if (!read_players(p, &seats))
			return parse_expected(p, "players, everyone or nobody");
	}
	int end = p->i;
	bool said = ce_words_read_in_challenge(p, &c);
	int last = p->i;
	ce_words_check_label(p, from, c);
	/* "Invite nobody" is enough: it goes for all challenges of the writer.
	 */
	if (!all && !by_name && !said && p->label < 0 &&
	    ce_words_n_own_challenges(v) > 1)
		return ce_words_make_pass(p, CE_INVITE, "invite", CE_UNSAID, made);
	if (!ce_words_make_invite(p, from, said, c, 0, made))
		return false;
	struct ce_order *o = (struct ce_order *)(uintptr_t)made->action;
	int here = o->challenge;
	p->i = end;
	/* "everyone except blue": a player outside the challenge gets a remark only if
	 * named. */
	if (here >= 0 && all) {
		const struct ce_challenge *ch = &v->t.challenge[here];
		int other = ch->attacker == v->seat ? ch->defender : ch->attacker;
		unsigned left = seats & ~except & ~(1U << v->seat);
		if (except && left >> other & 1)
			seats = invitable(p, who, here, left, false);
		else
			seats = left & ~(1U << other);
	} else if (here >= 0 && by_name) {
		seats = invitable(p, who, here, seats, true);
	}
	p->i = last;
	o->invite.seats = (uint8_t)seats;
	return true;
}

/* "whoever attacks blue": refuses the line and offers the challenges that may be
 * meant. */
static bool whoever(struct parse *p)
{
	const struct ce_view *v = view_of(p);
	struct buf list = buf_in(p->a), offer = buf_in(p->a);
	int from = parse_mark(p), target;

	if (!parse_word(p, W_WHOEVER, NULL))
		return false;
	bool attacks = parse_word(p, W_ATTACKS, NULL);
	if (!attacks || !parse_seat(p, &target)) {
		parse_fault(p, from, NULL,
			    "'whoever' is not a player: write the colour");
		return true;
	}
	int end = p->i, n = 0, only = 0;
	for (int i = 0; i < v->t.n_challenges; i++) {
		const struct ce_challenge *ch = &v->t.challenge[i];
		if (ch->defender != target || ce_is_main(ch, v->seat))
			continue;
		buf_printf(&list, "%sC%d (%s)", n++ ? ", " : "", i + 1,
			   ce_words_seat_name(ch->attacker));
		only = i;
	}
	p->i = from + 1;
	parse_fault(p, from, NULL, "'whoever' is not a player. Challenges on %s: %.*s",
		    ce_words_seat_name(target),
		    STR_ARG(list.n ? buf_str(&list) : str_of(_("none you may join"))));
	p->i = end;
	if (n != 1)
		return true;
	/* The rest of the line as it was typed, behind the name that it lacked. */
	p->there = only;
	buf_printf(&offer, "ally %s in c%d", ce_colours[v->t.challenge[only].attacker],
		   only + 1);
	for (int i = end; i < p->end; i++) {
		const struct token *t = &p->token[i];
		bool word = t->kind == TOKEN_WORD;
		if (t->kind == TOKEN_SIGN && t->id == ',')
			continue;
		buf_z(&offer, t->glued ? "" : " ");
		if (word && t->id == WORD_UNLESS)
			buf_z(&offer, "unless");
		else if (word && t->id == WORD_THERE)
			buf_printf(&offer, "in c%d", only + 1);
		else
			buf_add(&offer, t->text);
	}
	parse_offer(p, "%.*s", STR_ARG(buf_str(&offer)));
	return true;
}

static bool read_helpers(struct parse *p, struct ce_order *o)
{
	int from, was = p->i;
	bool with = parse_word(p, WORD_WITH, NULL);

	from = parse_mark(p);
	o->ally.sent.total = CE_UNSAID;
	if (!with && !parse_sees_number(p) && !parse_sees(p, WORD_ALL)) {
		p->i = was;
		return true;
	}
	int most = ce_words_send_limit(p, CW_ALLY_MAX);
	if (!ce_words_read_tokens_from(p, &o->ally.sent, 0, most, N_("an ally"),
				       "R-073"))
		return parse_expected(p, "a number of tokens, such as 2 from 1");
	if (p->expected)
		return false;
	if (ce_words_is_zero(&o->ally.sent) ||
	    (o->ally.sent.total == CE_UNSAID && !o->ally.sent.n_parts))
		parse_impossible(
			p, from, "R-073",
			most > 1
				? N_("An ally sends 1 to %d tokens; 0 makes no alliance")
				: N_("An ally sends %d token; 0 makes no alliance"),
			most);
	else if (!ce_words_any_movable(p, &o->ally.sent))
		parse_nothing_remains(p); /* */
	return true;
}

/* "uninvited": tells whether the writer may come so, or must wait to be asked all the
 * same. */
static void read_uninvited(struct parse *p)
{
	int from = parse_mark(p);

	if (parse_says(p, "uninvited") &&
	    !ce_words_may(p, from, CW_UNINVITED,
			  N_("Without that order you join only if asked")))
		parse_note(p, from, "R-065", "You join only if that side asks you");
}

/* How many, and from where, as far as it was left out. */
static void settle_sent(struct parse *p, int from, struct ce_tokens *sent)
{
	int system, planet;

	if (sent->n_parts)
		return;
	if (!p->quiet) {
		if (sent->total == CE_UNSAID)
			parse_changed(p, from, "R-073",
				      "No number of tokens: read as 1");
		if (!ce_words_best_source(p, &system, &planet)) {
			parse_impossible(p, from, NULL,
					 "You have no token that may be sent");
			parse_hopeless(p);
		} else
			parse_note(
				p, from, "R-073",
				"You did not say where from. They leave the planet with the most free tokens, unless you write: from %s %d",
				ce_words_seat_name(system), planet);
	}
	if (sent->total == CE_UNSAID)
		sent->total = ALLY_UNSAID_TOKENS;
}

bool ce_words_parse_ally(struct parse *p, const struct verb *verb, struct parsed *made)
{
	const struct ce_view *v = view_of(p);
	struct ce_order *o = ce_words_new_order(p, CE_ALLY);
	int from = parse_mark(p), seat = CE_UNSAID, c = CE_UNSAID, side = CE_NO_SIDE;
	int faults = p->n_faults;

	(void)verb;
	if (!parse_word(p, W_ALLY, NULL))
		parse_word(p, W_SIDE, NULL);
	read_uninvited(p);
	int who = parse_mark(p);
	bool against = parse_word(p, W_VERSUS, NULL) || parse_says(p, "against");
	bool unknown = !against && whoever(p), named = !unknown && parse_seat(p, &seat);
	int after = p->i;
	read_uninvited(p);
	ce_words_read_in_challenge(p, &c);
	if (!side)
		ce_words_read_side(p, &side);
	ce_words_check_label(p, from, c);
	if (c == CE_UNSAID)
		c = p->label >= 0 ? p->label : p->before;
	if (!named && !unknown && c == CE_UNSAID && p->n_faults == faults)
		return parse_expected(p, "a player or a challenge, such as blue in c2");
	read_uninvited(p);
	int end = p->i;
	p->i = after;
	if (against && named)
		seat = ce_words_opponent(p, who, seat, &c);
	named = named && seat >= 0;
	if (c >= 0 && ce_is_main(&v->t.challenge[c], v->seat)) {
		parse_impossible(p, from, "R-068",
				 v->t.challenge[c].attacker == v->seat
					 ? N_("You are the attacker in C%d")
					 : N_("You are the defender in C%d"),
				 c + 1);
	} else if (named) {
		ce_words_settle_partner(p, who, seat, &c, &side);
	}
	p->i = end;
	if (!unknown && !named && c >= 0 && side == CE_NO_SIDE)
		parse_note(p, from, "R-075",
			   "On which side? If both ask you, you join neither");
	if (!read_helpers(p, o))
		return false;
	if (!side)
		ce_words_read_side(p, &side);
	read_uninvited(p);
	settle_sent(p, from, &o->ally.sent);
	o->challenge = (int8_t)c;
	p->before = c;
	o->ally.side = (int8_t)side;
	*made = (struct parsed){.action = o,
				.key = ce_words_key_of(CE_ALLY, c, 0),
				.allowed = STRATUM_COMMITMENT};
	return true;
}
