/* Orders not to: no ally, no invite, no deal, no edict, no power.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "rules/cosmic/words/words_parts.h"

static struct str pass_text(struct parse *p, int verb, const char *what, int c)
{
	if (verb == CE_INVITE)
		return STR("invite nobody");
	return c >= 0 ? str_printf(p->a, "no %s in C%d", what, c + 1)
		      : str_printf(p->a, "no %s", what);
}

bool ce_words_make_pass(struct parse *p, int verb, const char *what, int c,
			struct parsed *made)
{
	*made = (struct parsed){.allowed = STRATUM_REPORT,
				.text = pass_text(p, verb, what, c),
				.key = ce_words_key_of(verb, c >= 0 ? c : SLOT_ANY, 0)};
	return true;
}

bool ce_words_parse_no(struct parse *p, const struct verb *verb, struct parsed *made)
{
	const struct ce_view *v = view_of(p);
	int from = parse_mark(p), c = CE_UNSAID;

	(void)verb;
	parse_word(p, WORD_NO, NULL);
	bool invite = parse_word(p, W_INVITE, NULL);
	if (invite || parse_word(p, W_ALLY, NULL) || parse_word(p, W_ALLIES, NULL)) {
		if (v->t.phase != 2) {
			parse_fault(p, from, NULL,
				    "Allies are asked in phase 2; this is phase %d",
				    v->t.phase);
			parse_hopeless(p);
			return true;
		}
		ce_words_read_in_challenge(p, &c);
		ce_words_check_label(p, from, c);
		c = c == CE_UNSAID ? p->label : c;
		bool main = c >= 0 ? ce_is_main(&v->t.challenge[c], v->seat)
				   : ce_words_n_own_challenges(v) > 0;
		if ((invite || main) && c < 0 && ce_words_n_own_challenges(v) > 1)
			return ce_words_make_pass(p, CE_INVITE, "invite", CE_UNSAID,
						  made);
		if (invite || main)
			return ce_words_make_invite(p, from, false, c, 0, made);
		return ce_words_make_pass(p, CE_ALLY, "ally", c, made);
	}
	if (parse_word(p, W_DEAL, NULL))
		return ce_words_parse_no_deal(p, made);
	if (parse_sees(p, W_POWER) || parse_sees(p, W_POWER_NAME))
		return ce_words_parse_no_power(p, from, made);
	int card = CARD_NONE;
	if (parse_word(p, W_EDICT, &card) && card)
		return parse_expected(
			p, "edict: to take one back, write clear and its name");
	if (card == CARD_NONE && p->token[p->i - 1].id == W_EDICT)
		return ce_words_make_pass(p, CE_EDICT, "edict", CE_UNSAID, made);
	return parse_expected(p, "allies, invite, deal, edict or power");
}
