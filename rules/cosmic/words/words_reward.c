/* Phase 4: the reward of a winning ally of the defence.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/words/words_parts.h"

/* "rest cards", "half tokens to 3": how many these are of what is due; 0: neither word stands there. */
static int read_share(struct parse *p, int due, int sum)
{
	int was = p->i, half = due / 2;

	if (parse_says(p, "rest") && due > sum)
		return due - sum;
	p->i = was;
	if (parse_says(p, "half") && half && 2 * half == due)
		return half;
	p->i = was;
	return 0;
}

/* "cards": all of the reward. */
static bool read_all_cards(struct parse *p, struct ce_order *o, int due, int *sum)
{
	int was = p->i;

	parse_word(p, WORD_ALL, NULL);
	if (due && !*sum && parse_word(p, W_CARD, NULL) && parse_at_end(p)) {
		o->reward.cards = (int8_t)due;
		*sum = due;
		return true;
	}
	p->i = was;
	return false;
}

static bool read_take(struct parse *p, struct ce_order *o, int due, int *sum)
{
	int n, was;

	if (read_all_cards(p, o, due, sum))
		return true;
	struct ce_tokens to;

	int begin = p->i;
	bool article = p->token[p->i].kind == TOKEN_WORD && p->token[p->i].id == W_A;
	n = read_share(p, due, *sum);
	article |= n > 0; /* in place of a number */
	n = n ? n : 1;
	if (p->i == begin && !parse_number(p, &n) && !article)
		return parse_expected(p,
				      "cards or tokens, such as 2 cards, 1 token to 4");
	n = n > CE_TOKENS ? CE_TOKENS + 1 : n;
	*sum += n;
	if (parse_word(p, W_CARD, NULL)) {
		o->reward.cards = (int8_t)(o->reward.cards + n);
		return true;
	}
	if (!parse_word(p, W_TOKENS, NULL))
		return parse_expected(p, "cards or tokens");
	o->reward.tokens = (int8_t)(o->reward.tokens + n);
	was = p->i;
	int from = parse_mark(p);
	if (!parse_sees(p, WORD_TO) && !parse_sees(p, WORD_ON)) {
		p->i = was;
		parse_note(
			p, from, "R-118",
			n == 1 ? "Without a place, such as 1 token to 3, it waits in Limbo"
			       : "Without a place, such as 2 tokens to 3, they wait in Limbo");
		return true;
	}
	if (!article)
		p->i = begin; /* with their number, as there may be several places */
	if (!ce_words_read_tokens_to(p, &to, article ? n : CE_TOKENS, "this reward"))
		return false;
	int placed = 0;
	for (int i = 0; i < to.n_parts; i++)
		placed += to.part[i].n == CE_ALL_TOKENS ? n : to.part[i].n;
	o->reward.tokens = (int8_t)(o->reward.tokens + placed - n);
	*sum += placed - n;
	for (int i = 0; i < to.n_parts && o->reward.to.n_parts < CE_PARTS; i++) {
		const struct ce_place *at = &to.part[i].place;
		if (!ce_words_may_place(p, at->system, at->planet))
			parse_note(p, from, "R-118",
				   "If no place is legal, the token waits in Limbo");
		to.part[i].n = to.part[i].n == CE_ALL_TOKENS ? n : to.part[i].n;
		o->reward.to.part[o->reward.to.n_parts++] = to.part[i];
	}
	return true;
}

static bool was_defence_ally(const struct ce_view *v, int c)
{
	return v->t.challenge[c].reward[v->seat] > 0;
}

static void check_reward(struct parse *p, int from, int c, struct ce_order *o, int sum)
{
	const struct ce_view *v = view_of(p);
	int due = v->t.challenge[c].reward[v->seat];

	if (sum > due) {
		int over = sum - due;
		parse_bent(p, from, "R-148",
			   "%d is more than your reward in C%d: read as %d", sum, c + 1,
			   due);
		int cut = over < o->reward.tokens ? over : o->reward.tokens;
		o->reward.tokens = (int8_t)(o->reward.tokens - cut);
		o->reward.cards = (int8_t)(o->reward.cards - (over - cut));
		int left = o->reward.tokens, n = 0;
		for (int i = 0; i < o->reward.to.n_parts; i++) {
			struct ce_part *part = &o->reward.to.part[i];
			part->n = part->n > left ? left : part->n;
			left -= part->n;
			if (part->n)
				o->reward.to.part[n++] = *part;
		}
		ce_words_keep_parts(&o->reward.to, n);
	} else if (sum < due) {
		parse_note(p, from, "R-151", "%d of %d named: a coin decides the rest",
			   sum, due);
	}
	if (o->reward.tokens > v->t.warp[v->seat])
		parse_note(p, from, "R-149",
			   "You have only %d in the Warp: you get cards for the rest",
			   v->t.warp[v->seat]);
}

bool ce_words_parse_reward(struct parse *p, const struct verb *verb,
			   struct parsed *made)
{
	const struct ce_view *v = view_of(p);
	struct ce_order *o = ce_words_new_order(p, CE_REWARD);
	int from = parse_mark(p), c = CE_UNSAID, was, sum = 0, n = 0;

	(void)verb;
	/* "Reward due" is what sayings mean: where no reward is due it orders nothing. */
	const bool is_due = parse_word(p, W_REWARD, NULL) && parse_says(p, "due");
	int at = parse_mark(p);
	bool named = ce_words_read_in_challenge(p, &c);
	int named_end = p->i;
	parse_sign(p, ':');
	ce_words_check_label(p, from, c);
	c = c < 0 ? p->label : c;
	const struct ce_order *last = p->otherwise ? p->last : NULL;
	if (c < 0 && last && last->verb == CE_REWARD)
		c = last->challenge; /* "... else 2 cards" */
	if (!named && c < 0)
		for (int i = 0; i < v->t.n_challenges; i++)
			if (was_defence_ally(v, i)) {
				c = i;
				n++;
			}
	if (n > 1)
		c = CE_UNSAID;
	if (is_due && (c < 0 ? !n : !was_defence_ally(v, c)))
		return parse_expected(p, "a reward that is due");
	if (c >= 0)
		p->there = c; /* "if I win" is about the challenge of the reward */
	o->reward.to.total = CE_UNSAID;
	do {
		if (!read_take(p, o, c >= 0 ? v->t.challenge[c].reward[v->seat] : 0,
			       &sum))
			return false;
		was = p->i;
	} while (parse_comma(p) && !parse_at_end(p));
	p->i = was;
	int end = p->i;
	p->i = named_end;
	struct str own = p->quiet ? (struct str){NULL, 0} : ce_words_own_challenges(p);
	if (c < 0 && !named) {
		parse_fault(p, from, NULL, "For which challenge? reward c4: 2 cards");
		parse_missing(p, "in __");
	} else if (c >= 0 && !was_defence_ally(v, c))
		parse_impossible(
			p, at, NULL,
			v->t.challenge[c].side[v->seat] == CE_DEFENCE_SIDE
				? N_("C%d: you are not an ally there who won a reward; your challenges: %.*s.")
				: N_("C%d: you are not an ally there; your challenges: %.*s."),
			c + 1, STR_ARG(own));
	p->i = end;
	if (c >= 0 && was_defence_ally(v, c))
		check_reward(p, from, c, o, sum);
	o->challenge = (int8_t)c;
	*made = (struct parsed){.action = o,
				.key = ce_words_key_of(CE_REWARD, c, 0),
				.allowed = STRATUM_REVEAL};
	return true;
}
