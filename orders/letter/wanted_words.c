/* Words of sentences that want something of the house: see wanted_words.h.
 * SPDX-License-Identifier: ISC */
#include "orders/letter/wanted_words.h"

#include <assert.h>
#include <stdlib.h>
#include <strings.h>

/* clang-format off */
static const struct { unsigned kinds; const char *words; } senses[] = {
	{WANTED_FILL, "they|them|until|till|long|left|rather|game|defeat|attach|attached|add|include|included|read|see|display|open|show|work|works|more|next|once|round|please|pls|plz|kindly|thanks|thank|thx|sorry|hi|hello|hey|dear|gm|ok|okay|and|also|so|well|just|now|from|for|to|the|a|an|of|in|on|at|by|as|is|are|am|be|was|were|it|its|it's|that|that's|thats|this|these|those|there|with|would|could|can|may|might|will|shall|should|do|does|did|have|has|had|like|want|prefer|set|switch|turn|use|make|put|only|again|enough|too|many|much|some|all|really|actually|better|possible|possibly|if|oh|then|here|still|yet|already|ever|way|get|getting|send|sent|sending|give|receive|into|up|start|starting|future|always|think|guess|format|version|form|mode|setting|settings|delivery|day's|per|far|us|our|we|i'd|i'll|i've|id|ill|ive|fine|good|great|nice|simple|simply|normal|usual|ones|both"},
	{WANTED_NOT, "not|no|dont|don't|never|without|stop|off|cancel|end|quit|disable|can't|cant|cannot|hate|doesn't|doesnt|won't|wont|isn't|isnt|remove|drop|unable|nothing|none|hasn't|hasnt|haven't|havent|didn't|didnt|than|avoid|skip"},
	{WANTED_MORE, "more"},
	{WANTED_DIGEST, "digest|digests|bundle|bundled|bundling|bundles|batch|batched|batches|collect|collected|summary|summaries|summarised|summarized|digested|combine|combined"},
	{WANTED_DAY, "day|daily|daytime"},
	{WANTED_ONE, "one|once|single|1"},
	{WANTED_MAIL, "mail|mails|e-mail|e-mails|email|emails|letter|letters|message|messages|announcement|announcements|notice|notices|news|report|reports|rulings|stuff"},
	{WANTED_EACH, "each|every"},
	{WANTED_APART, "separately|separate|individually|individual|immediately|straight|away|once|apart|directly"},
	{WANTED_TEXT, "text|txt|plain|plaintext|plain-text|ascii|text-only|unformatted"},
	{WANTED_HTML, "html|formatted|pictures|images|graphics|coloured|colored|colours|colors|graphical"},
	{WANTED_JSON, "json"},
	{WANTED_ASK, "what|what's|whats|when|when's|whens|which|whose|where"},
	{WANTED_DEADLINE, "deadline|deadlines|due|time|hours|days"},
	{WANTED_TURN, "turn|phase|round|turns"},
	{WANTED_WHO, "who|who's|whos|whom|anybody|anyone|everybody|everyone|everybody's|everyone's|others|players|somebody|someone"},
	{WANTED_WAITS, "waiting|wait|missing|late|sent|send|ordered|submitted|holding|ready|waits|delaying|finished|done|in"},
	{WANTED_THING, "anything|everything|something|else|all|what|it"},
	{WANTED_NEED, "need|needs|needed|missing|miss|owe|owed|forget|forgot|forgotten|lack|lacking|complete|incomplete|got|in|there|left|fine|order|expected|expect|required|due"},
	{WANTED_GOT, "get|got|received|receive|arrive|arrived|reach|reached|gotten|have|see|seen|through|registered|recorded|noted"},
	{WANTED_LETTER, "letter|mail|e-mail|email|message|orders|order|moves|move|mails|letters|emails"},
	{WANTED_YOU, "you|house|gm"},
	{WANTED_I, "i|me|my|mine|i'm|im|i've|ive|i'd|i'll"},
	{WANTED_BOARD, "board|map|boards|chart|position|picture"},
	{WANTED_SHOW, "show|look|view|what's|whats|what|send|where|how|looks"},
	{WANTED_ORDERS, "orders|order|moves|move|instructions|everything|all|things|rest"},
	{WANTED_KEEP, "keep|leave|stand|stands|stay|stays|remain|remains|unchanged|valid|keeps"},
	{WANTED_CHANGE, "change|changes|changed|changing|new|alter|alters|alterations|amendments|amend|differently|different"},
	{WANTED_SAME, "same|repeat|ditto|likewise|again|identical"},
	{WANTED_BEFORE, "last|before|previous|previously|earlier|time|turn|round|phase|usual|always|procedure|ago|year|week|orders|order|moves|thing"},
	{WANTED_LEAVE, "resign|resigning|quit|quitting|concede|conceding|out|capitulate|retire|retiring"},
};
/* clang-format on */

/* All words of the senses, each once and in their sequence: nearly every word of a letter is looked up, and is none of them. */
struct sense_word {
	struct str word;
	unsigned kinds;
};
enum { SENSE_WORDS = 640 };
static struct sense_word sorted[SENSE_WORDS];
static size_t n_sorted; /* 0: they have not been sorted yet */

static int in_sequence(const void *a, const void *b)
{
	const struct str *x = &((const struct sense_word *)a)->word;
	const struct str *y = &((const struct sense_word *)b)->word;
	const size_t n = x->n < y->n ? x->n : y->n;
	const int first = strncasecmp(x->s, y->s, n);

	return first ? first : (x->n > y->n) - (x->n < y->n);
}

static void sort_senses(void)
{
	size_t n = 0, kept = 0;

	for (size_t i = 0; i < sizeof senses / sizeof *senses; i++) {
		struct str words = str_of(senses[i].words);
		while (words.n && n < SENSE_WORDS)
			sorted[n++] = (struct sense_word){str_until(&words, '|'),
							  senses[i].kinds};
	}
	assert(n < SENSE_WORDS);
	qsort(sorted, n, sizeof *sorted, in_sequence);
	for (size_t i = 0; i < n; i++)
		if (kept && !in_sequence(&sorted[kept - 1], &sorted[i]))
			sorted[kept - 1].kinds |= sorted[i].kinds;
		else
			sorted[kept++] = sorted[i];
	n_sorted = kept;
}

unsigned wanted_kinds(struct str word)
{
	const struct sense_word key = {.word = word};

	if (!n_sorted)
		sort_senses();
	const struct sense_word *found =
		bsearch(&key, sorted, n_sorted, sizeof *sorted, in_sequence);
	return found ? found->kinds : 0;
}
