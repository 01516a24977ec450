/* Words of sentences that take something back: see retreat_words.h.
 * SPDX-License-Identifier: ISC */
#include "orders/lexis/retreat_words.h"

#include "base/str.h"

/* clang-format off */
static const struct { int kinds; const char *words; } table[] = {
	{FILL, "please|sorry|the|a|an|my|i|im|ive|id|ill|am|we|you|of|course|in|from|to|so|and|or|then|second|on|at|ok|okay|hi|hello|gm|have|has|had|will|would|should|again|what|wrote|any|still|it's|kindly|let|us|as|confirm|tomorrow|later|maybe|perhaps|reflection|think|all|here|anything|mind|part|entire|whole|though"},
	{POINT, "that|it|one"},
	{POINT | IS, "thats|its"},
	{POINT | HERE, "this|line|order|move|row|sentence"},
	{POINT | MANY | HERE, "these|those|orders|lines|moves|above|everything|them"},
	{POINT | LETTER | MANY | HERE, "letter|mail|email|e-mail|message"},
	{POINT | FORWARD | HERE, "next|following|below|follows|follow"},
	{DENY, "not|dont|wont|isnt|arent|doesnt|didnt|wasnt|werent|shouldnt|never|neither"},
	{TAKE, "ignore|disregard|delete|forget|cancel|scratch|strike|drop|scrap|undo|withdraw|revoke|retract|remove|skip|overlook|rescind|annul|nevermind"},
	{TAKEN, "cancelled|canceled|withdrawn|deleted|retracted|revoked|void|invalid|annulled|obsolete|outdated|removed|ignored"},
	{JEST, "kidding|joking|joke|joked|jest|sarcasm|fool"},
	{WRONG, "wrong|mistake|error|accident|nonsense"},
	{TEST, "test|draft|example"},
	{OLD, "old"},
	{EARLIER, "last|previous|earlier|former|turn|turns|turn's"},
	{USE, "do|did|does|mean|meant|use|send|sent|count|counts|counted|execute|process|run|take|read|valid|submit|want|sure|ready|longer|anymore|more|apply|applies|play|about"},
	{REALLY, "really|serious|yet|rather|better"},
	{CUE, "no|nope|nah|nothing|none|wait|oops|whoops|oh|ah|hmm|hm|well|actually|thoughts|thought|argh|now"},
	{IS, "is|was|are|were|be"},
	{BACK, "back"},
	{BY, "by"},
	{GAME, "game|group|person|address"},
	{MERE | WHETHER, "only"},
	{MERE, "just"},
	{WHETHER, "if|unless|until|till|when|before|once|without|except|provided|long|case|first"},
	{FILL, "april"},
};
/* clang-format on */

enum { WORDS_ALL = 320, INITIALS = 26 };

/* The words of the table by their first letters: made once, for nearly every line is asked. */
struct index {
	int from[INITIALS + 1];
	struct {
		struct str word;
		int kinds;
	} of[WORDS_ALL];
};

static void make_index(struct index *x)
{
	int n = 0;

	for (int c = 0; c < INITIALS; c++) {
		x->from[c] = n;
		for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
			struct str words = str_of(table[i].words);
			while (words.n && n < WORDS_ALL) {
				struct str word = str_until(&words, '|');
				if (word.s[0] != 'a' + c)
					continue;
				x->of[n].word = word;
				x->of[n++].kinds = table[i].kinds;
			}
		}
	}
	x->from[INITIALS] = n;
}

int retreat_kinds(const char *s)
{
	static struct index x;
	const int c = s[0] - 'a';

	if (!x.from[INITIALS])
		make_index(&x);
	for (int i = c < 0 || c >= INITIALS ? WORDS_ALL : x.from[c];
	     i < WORDS_ALL && i < x.from[c + 1]; i++)
		if (str_is(x.of[i].word, s))
			return x.of[i].kinds;
	return 0;
}
