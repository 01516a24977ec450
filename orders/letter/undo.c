/* "Forget my last mail", "undo that", "take back everything": a letter that takes back an earlier one. Its writer is asked, and the
 * question names the orders that go: those that came with the last letter with orders, each by a `clear` of its own, so that no
 * other order goes with them.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "base/locale.h"
#include "orders/free/change/change.h"
#include "orders/letter/parts.h"

enum { WORDS_MAX = 14 };

enum sense {
	SENSE_NONE,
	SENSE_UNDO = 1,
	SENSE_LAST = 2,
	SENSE_LETTER = 4,
	SENSE_ORDERS = 8,
	SENSE_ALL = 16,
	SENSE_WRONG = 32,
	SENSE_THAT = 64,
	SENSE_THIS = 128,
	SENSE_FILL = 256,
	SENSE_OTHER = 512, /* another, the wrong one */
	SENSE_TIME = 1024, /* a turn, a game: what an order was meant for */
	SENSE_FOR = 2048,
	SENSE_MEANT = 4096,
};

/* clang-format off */
static const struct word_kinds senses[] = {
	{"undo", SENSE_UNDO}, {"forget", SENSE_UNDO}, {"ignore", SENSE_UNDO}, {"disregard", SENSE_UNDO},
	{"cancel", SENSE_UNDO}, {"scratch", SENSE_UNDO}, {"scrap", SENSE_UNDO}, {"withdraw", SENSE_UNDO},
	{"drop", SENSE_UNDO}, {"delete", SENSE_UNDO}, {"revoke", SENSE_UNDO}, {"retract", SENSE_UNDO},
	{"recall", SENSE_UNDO}, {"annul", SENSE_UNDO}, {"rescind", SENSE_UNDO}, {"take", SENSE_UNDO}, {"pull", SENSE_UNDO},
	{"strike", SENSE_UNDO}, {"reverse", SENSE_UNDO},
	{"last", SENSE_LAST}, {"previous", SENSE_LAST}, {"latest", SENSE_LAST}, {"prior", SENSE_LAST},
	{"preceding", SENSE_LAST}, {"earlier", SENSE_LAST},
	{"letter", SENSE_LETTER}, {"mail", SENSE_LETTER}, {"email", SENSE_LETTER}, {"e-mail", SENSE_LETTER},
	{"message", SENSE_LETTER}, {"submission", SENSE_LETTER}, {"post", SENSE_LETTER},
	{"orders", SENSE_ORDERS}, {"moves", SENSE_ORDERS}, {"order", SENSE_ORDERS},
	{"everything", SENSE_ALL}, {"lot", SENSE_ALL},
	{"mistake", SENSE_WRONG}, {"error", SENSE_WRONG}, {"wrong", SENSE_WRONG}, {"void", SENSE_WRONG},
	{"invalid", SENSE_WRONG}, {"nonsense", SENSE_WRONG}, {"slip", SENSE_WRONG}, {"accident", SENSE_WRONG},
	{"that", SENSE_THAT},
	{"this", SENSE_THIS}, {"these", SENSE_THIS},
	{"please", SENSE_FILL}, {"my", SENSE_FILL}, {"the", SENSE_FILL}, {"of", SENSE_FILL}, {"all", SENSE_FILL},
	{"contents", SENSE_FILL}, {"in", SENSE_FILL}, {"from", SENSE_FILL}, {"i", SENSE_FILL}, {"sent", SENSE_FILL},
	{"wrote", SENSE_FILL}, {"ordered", SENSE_FILL}, {"said", SENSE_FILL}, {"just", SENSE_FILL}, {"now", SENSE_FILL},
	{"can", SENSE_FILL}, {"could", SENSE_FILL}, {"you", SENSE_FILL}, {"will", SENSE_FILL}, {"would", SENSE_FILL},
	{"like", SENSE_FILL}, {"to", SENSE_FILL}, {"want", SENSE_FILL}, {"sorry", SENSE_FILL}, {"oops", SENSE_FILL},
	{"hi", SENSE_FILL}, {"hello", SENSE_FILL}, {"kindly", SENSE_FILL}, {"is", SENSE_FILL}, {"was", SENSE_FILL},
	{"were", SENSE_FILL}, {"a", SENSE_FILL}, {"an", SENSE_FILL}, {"entire", SENSE_FILL}, {"whole", SENSE_FILL},
	{"back", SENSE_FILL}, {"so", SENSE_FILL}, {"far", SENSE_FILL}, {"completely", SENSE_FILL}, {"thanks", SENSE_FILL},
	{"have", SENSE_FILL}, {"i've", SENSE_FILL}, {"do", SENSE_FILL}, {"not", SENSE_FILL}, {"use", SENSE_FILL},
	{"count", SENSE_FILL}, {"by", SENSE_FILL}, {"yes", SENSE_FILL}, {"no", SENSE_FILL}, {"wait", SENSE_FILL},
	{"and", SENSE_FILL}, {"it's", SENSE_FILL}, {"it", SENSE_FILL}, {"those", SENSE_FILL}, {"they", SENSE_FILL},
	{"another", SENSE_OTHER}, {"other", SENSE_OTHER}, {"different", SENSE_OTHER}, {"turn", SENSE_TIME}, {"phase", SENSE_TIME},
	{"round", SENSE_TIME}, {"game", SENSE_TIME}, {"player", SENSE_TIME}, {"for", SENSE_FOR}, {"meant", SENSE_MEANT},
	{"intended", SENSE_MEANT}, {"belonged", SENSE_MEANT}, {"belongs", SENSE_MEANT}, {"somebody", SENSE_OTHER | SENSE_TIME},
	{"someone", SENSE_OTHER | SENSE_TIME}, {"else", SENSE_FILL},
};
/* clang-format on */

static enum sense sense_of(struct str word)
{
	enum { WORDS = sizeof senses / sizeof *senses };
	static struct word_marks marks;

	if (!word_is_of(word, senses, WORDS, ~0U, &marks))
		return SENSE_NONE;
	for (size_t i = 0; i < WORDS; i++)
		if (str_is(word, senses[i].word))
			return (enum sense)senses[i].kinds;
	return SENSE_NONE;
}

enum taken { TAKEN_NOTHING, TAKEN_LAST, TAKEN_ALL };

/* What the whole line takes back. */
static enum taken taken_by(struct str line)
{
	struct str word;
	int found = 0, n = 0;
	bool all = false;

	while (str_word(&line, &word)) {
		while (word.n && strchr(".,;:!()-", word.s[word.n - 1]))
			word.n--;
		if (!word.n)
			continue;
		enum sense sense = sense_of(word);
		if (!sense || ++n > WORDS_MAX)
			return TAKEN_NOTHING;
		found |= (int)sense;
		all |= str_is(word, "all");
	}
	const bool letter = found & SENSE_LETTER, last = found & SENSE_LAST;
	/* "That was meant for last turn", "My last mail was for another game" */
	if (found & (SENSE_FOR | SENSE_MEANT) && found & SENSE_TIME &&
	    found & (SENSE_OTHER | SENSE_LAST | SENSE_WRONG))
		return TAKEN_LAST;
	if (found & (SENSE_FOR | SENSE_MEANT | SENSE_TIME | SENSE_OTHER))
		return TAKEN_NOTHING;
	if (last && (letter || found & SENSE_ORDERS))
		return found & (SENSE_UNDO | SENSE_WRONG) ? TAKEN_LAST : TAKEN_NOTHING;
	if (!(found & SENSE_UNDO) || found & SENSE_THIS || last)
		return TAKEN_NOTHING;
	if (found & SENSE_ALL || (all && found & SENSE_ORDERS))
		return TAKEN_ALL;
	return letter || found & SENSE_THAT || n == 1 ? TAKEN_LAST : TAKEN_NOTHING;
}

/* The receipt of the last letter that brought orders of those that stand. */
static int last_receipt(const struct sheet *s)
{
	int last = 0;

	for (int i = 0; i < s->n_slots; i++)
		if (s->slots[i].receipt > last)
			last = s->slots[i].receipt;
	return last;
}

/* Does this letter say something of the decision itself? */
static bool is_anew(const struct draft *l, struct slot_key key)
{
	for (int i = 0; i < l->n_orders; i++)
		if (slot_key_same(l->order[i].key, key))
			return true;
	return false;
}

static void add(struct buf *b, const char *before, struct str text)
{
	buf_printf(b, "%s%.*s", b->n ? before : "", STR_ARG(text));
}

/* Not after the letter itself, to whose lines it then belongs: "attack ...", and below it "scratch that". */
static bool is_about_letter(const struct draft *l, const struct line *line)
{
	for (const struct line *above = l->line; above < line; above++)
		if (above->verdict != VERDICT_BLANK && above->verdict != VERDICT_NOTE &&
		    above->verdict != VERDICT_HEADER)
			return false;
	return true;
}

static void ask(struct draft *l, struct line *line, struct str commands, struct str why)
{
	free_forget(l, line);
	line->verdict = commands.n ? VERDICT_ASKED : VERDICT_REFUSED;
	line->ask = commands;
	letter_remark(l, line, !commands.n, 0, 0, NULL, "%.*s", STR_ARG(why));
	l->out->has_orders_word = true;
}

/* The orders of the last letter, one `clear` each; what goes and what stays, in words. */
struct undone {
	struct str clears; /* empty: one of them cannot be named alone */
	struct str go, why;
	bool any;
};

static struct undone last_letter(struct draft *l)
{
	struct buf clears = buf_in(l->a), go = buf_in(l->a), stay = buf_in(l->a);
	const int last = last_receipt(l->before);
	bool named = true;

	for (int i = 0; i < l->before->n_slots; i++) {
		const struct slot *s = &l->before->slots[i];
		if (is_anew(l, s->key))
			continue;
		bool goes = s->receipt == last && !s->byhand;
		add(goes ? &go : &stay, "; ", slot_text(l->a, s));
		if (!goes)
			continue;
		struct str clear = free_clear_slot(l, s);
		named &= clear.n > 0;
		add(&clears, "\n", clear);
	}
	struct str stays = stay.n ? str_printf(l->a, _("These stay: %.*s"),
					       STR_ARG(buf_str(&stay)))
				  : str_of(_("No other order stands"));
	return (struct undone){
		.clears = named ? buf_str(&clears) : STR(""),
		.why = str_printf(
			l->a,
			named ? _("YES takes back the orders of receipt %d: %.*s. %.*s. An order that these replaced does not come back by itself: write it again")
			      : _("The orders of receipt %d are: %.*s. %.*s. Write CLEAR and the word of each order that is to go, or CLEAR alone for all"),
			last, STR_ARG(buf_str(&go)), STR_ARG(stays)),
		.go = buf_str(&go),
		.any = go.n > 0};
}

static void ask_last(struct draft *l, struct line *line)
{
	struct undone u = last_letter(l);

	if (u.any) {
		ask(l, line, u.clears, u.why);
		return;
	}
	free_forget(l, line);
	line->ask = (struct str){NULL, 0};
	line->verdict = VERDICT_NOTED;
	letter_remark(l, line, false, 0, 0, NULL,
		      "The orders of this letter take the place of those of receipt %d",
		      last_receipt(l->before));
}

/* "Ignore my last mail. Attack ...": the question has the new order too, and would clear everything. */
static bool begins_so(const struct line *line)
{
	struct str typed = line->typed;
	size_t n = 0;

	while (n < typed.n && !strchr(".!;:,\n", typed.s[n]))
		n++;
	return line->verdict == VERDICT_ASKED && n < typed.n &&
	       taken_by(str_slice(typed, 0, n)) == TAKEN_LAST;
}

static void ask_besides(struct draft *l, struct line *line)
{
	struct buf b = buf_in(l->a);
	struct str rest = line->ask, one;
	struct undone u = last_letter(l);
	bool clears = false;

	while (str_line(&rest, &one)) {
		bool clear = str_is(str_trim(one), "clear");
		clears |= clear;
		if (!clear || u.clears.n)
			add(&b, "\n", clear ? u.clears : one);
	}
	if (!clears || !u.any || !u.clears.n)
		return;
	line->ask = buf_str(&b);
	letter_remark(l, line, false, 0, 0, NULL,
		      "YES takes back the orders of receipt %d and no others: %.*s",
		      last_receipt(l->before), STR_ARG(u.go));
}

static void ask_all(struct draft *l, struct line *line)
{
	struct buf go = buf_in(l->a);

	for (int i = 0; i < l->before->n_slots; i++)
		add(&go, "; ", slot_text(l->a, &l->before->slots[i]));
	ask(l, line, STR("clear all"),
	    str_printf(l->a, _("YES takes back all your orders of this phase: %.*s"),
		       STR_ARG(buf_str(&go))));
}

void letter_undo(struct draft *l)
{
	const struct vocab *v = l->reader->vocab;

	if (!l->reader->view || l->reader->stored || l->closed || l->for_later ||
	    !v->sayings || !v->clear)
		return;
	for (int i = 0; i < l->n_lines; i++) {
		struct line *line = &l->line[i];
		const bool open = line->verdict == VERDICT_NOTE ||
				  line->verdict == VERDICT_ASKED ||
				  line->verdict == VERDICT_REFUSED;
		enum taken taken = open && !line->idle && !line->quoted &&
						   !line->unticked &&
						   !draft_sends(l, line) &&
						   is_about_letter(l, line)
					   ? taken_by(line->typed)
					   : TAKEN_NOTHING;
		if (!taken && open && l->before && l->before->n_slots &&
		    free_disowns_earlier(l, line))
			taken = TAKEN_LAST;
		if (!taken && open && l->before && begins_so(line))
			ask_besides(l, line);
		if (!taken)
			continue;
		if (!l->before || !l->before->n_slots) {
			free_forget(l, line);
			line->ask = (struct str){NULL, 0};
			line->verdict = VERDICT_NOTED;
			letter_remark(
				l, line, false, 0, 0, NULL,
				"No order of yours stands that this could take back");
		} else if (taken == TAKEN_LAST) {
			ask_last(l, line);
		} else {
			ask_all(l, line);
		}
	}
}
