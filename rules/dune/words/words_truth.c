/* Truthtrance: questions to other players, and answers.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/dune/words/words_parts.h"

/* A question that the house answers: a card, a traitor, spice. */
static bool read_topic(struct parse *p, struct du_order *o)
{
	int value;

	if (parse_word(p, W_TRAITOR, NULL)) {
		if (!du_read_leader(p, &value, false))
			return false;
		o->leader = (uint8_t)value;
		return true;
	}
	if (parse_word(p, W_SPICE, NULL))
		return du_read_count(p, &o->n);
	parse_word(p, W_HAVE, NULL);
	if (parse_word(p, W_CARD_NAME, &value)) {
		o->card = (uint8_t)value;
		return true;
	}
	return parse_expected(
		p,
		"a card, traitor and a leader, spice and a number, or a question in quotes");
}

/* 'truth Harkonnen "will you attack me?"', "truth Harkonnen Lasgun" */
bool du_parse_truth(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct du_order *o = du_new_order(p, DU_TRUTH);
	int from = parse_mark(p);

	parse_word(p, v->word, NULL);
	if (!du_read_other(p, &o->seat))
		return false;
	parse_sign(p, ':');
	int unquoted = p->text_at;
	if (!parse_text(p, &o->text)) {
		if (!read_topic(p, o))
			return false;
		p->text_at = unquoted; /* what follows is not part of a question */
	}
	if (o->text.n >= QUESTION_TEXT)
		parse_fault(p, from, "DU-063",
			    N_("A question has 239 letters at most"));
	du_note_card(p, from, DU_TRUTHTRANCE);
	return du_made(made, o, o->seat, false);
}

/* Where one player asks, nobody needs to be named, and the order has no name. */
static void find_question(struct parse *p, int from, struct du_order *o)
{
	const struct du_view *v = view_of(p);

	if (!v || v->seat < 0)
		return;
	if (!v->n_due)
		parse_note(p, from, "DU-063",
			   N_("Nobody's question waits for an answer of yours"));
	else if (o->seat != DU_NOBODY && !du_view_asked_by(v, o->seat))
		parse_impossible(p, from, "DU-063",
				 N_("%s put no question to you that is answered now"),
				 du_seat_names[o->seat]);
	else if (o->seat == DU_NOBODY && v->n_due > 1)
		parse_fault(
			p, from, "DU-063",
			N_("Several players have asked you. Name one: answer %s no"),
			du_colours[v->due[0].asker]);
	if (v->n_due <= 1)
		o->seat = DU_NOBODY;
}

/* Does the word order something, other than what the question asks about? */
static bool orders_more(const struct parse *p, const struct token *t, struct str asked)
{
	for (const struct verb *v = p->vocab->verbs; v->parse; v++)
		if (token_is(t, v->word) && (v->value < 0 || v->value == t->value))
			return str_find(str_lower(p->a, asked),
					str_lower(p->a, t->text)) == SIZE_MAX;
	return false;
}

/* "no, I have no weapon card": a player says the answer in words as well. They order nothing, for no number, condition or other
 * verb is among them. */
static void skip_talk(struct parse *p, const struct du_order *o)
{
	static const char *const begins[] = {"i",  "we",    "no", "not",
					     "my", "there", NULL};
	const struct du_view *v = view_of(p);
	int was = p->i, end = p->i;
	bool begun = false;

	if (!v || v->seat < 0 || !v->n_due)
		return;
	int asker = o->seat == DU_NOBODY ? v->due[0].asker : o->seat;
	const struct question *q = du_view_asked_by(v, asker);
	if (!q || !parse_comma(p))
		return;
	for (int i = 0; begins[i]; i++)
		begun |= parse_sees_text(p, begins[i]);
	int from = parse_mark(p);
	for (end = from; p->token[end].kind == TOKEN_WORD; end++)
		if (token_is(&p->token[end], WORD_IF) ||
		    token_is(&p->token[end], WORD_UNLESS) ||
		    token_is(&p->token[end], WORD_EXCEPT) ||
		    token_is(&p->token[end], WORD_ELSE) ||
		    orders_more(p, &p->token[end], str_of(q->text)))
			break;
	p->i = was;
	if (!begun || p->token[end].kind != TOKEN_END)
		return;
	p->i = end;
	if (end - from >
	    1) /* else another order may follow: "no, I ship 4 to Carthag" */
		parse_note(p, from, "DU-063",
			   N_("They hear yes or no, and nothing of these words"));
}

/* "answer no", "answer Emperor no" */
bool du_parse_answer(struct parse *p, const struct verb *v, struct parsed *made)
{
	struct du_order *o = du_new_order(p, DU_ANSWER);
	int from = parse_mark(p);

	parse_word(p, v->word, NULL);
	parse_link(p);
	if (parse_sees_seat(p) && !du_read_other(p, &o->seat))
		return false;
	parse_says(p, "question");
	parse_says(p, "is");
	parse_link(p);
	if (!parse_sign(p, ':'))
		parse_comma(p);
	if (!du_read_yes_no(p, &o->n))
		return false;
	find_question(p, from, o);
	skip_talk(p, o);
	return du_made(made, o, o->seat + 1, false);
}
