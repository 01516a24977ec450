/* Words of sentences that take something back: see retreat_words.h.
 * SPDX-License-Identifier: ISC */
#include "orders/lexis/retreat_words.h"

#include <string.h>

#include "orders/lexis/lex.h"

/* In the order of the alphabet. */
/* clang-format off */
static const struct retreat_word { const char *word; int kinds; } table[] = {
	{"a", FILL}, {"about", USE}, {"above", POINT | MANY | HERE}, {"accident", WRONG}, {"actually", CUE}, {"address", GAME},
	{"again", FILL}, {"ah", CUE}, {"all", FILL}, {"am", FILL}, {"an", FILL}, {"and", FILL}, {"annul", TAKE}, {"annulled", TAKEN},
	{"any", FILL}, {"anymore", USE}, {"anything", FILL}, {"applies", USE}, {"apply", USE}, {"april", FILL}, {"are", IS},
	{"arent", DENY}, {"argh", CUE}, {"around", ROUND}, {"as", FILL}, {"at", FILL}, {"back", BACK}, {"be", IS}, {"before", WHETHER},
	{"below", POINT | FORWARD | HERE}, {"better", REALLY}, {"both", POINT | MANY}, {"by", BY}, {"cancel", TAKE},
	{"canceled", TAKEN}, {"cancelled", TAKEN}, {"case", WHETHER}, {"change", FILL}, {"changed", FILL}, {"confirm", FILL},
	{"conversely", TURN}, {"count", USE}, {"counted", USE}, {"counts", USE}, {"course", FILL}, {"delete", TAKE},
	{"deleted", TAKEN}, {"did", USE}, {"didnt", DENY}, {"disregard", TAKE}, {"do", USE}, {"does", USE}, {"doesnt", DENY},
	{"dont", DENY}, {"draft", TEST}, {"drop", TAKE}, {"e-mail", POINT | LETTER | MANY | HERE}, {"earlier", EARLIER},
	{"email", POINT | LETTER | MANY | HERE}, {"entire", FILL}, {"error", WRONG}, {"everything", POINT | MANY | HERE},
	{"example", TEST}, {"except", WHETHER}, {"exchange", TURN}, {"exchanged", TURN}, {"execute", USE}, {"first", WHETHER},
	{"follow", POINT | FORWARD | HERE}, {"following", POINT | FORWARD | HERE}, {"follows", POINT | FORWARD | HERE}, {"fool", JEST},
	{"for", FILL}, {"forget", TAKE}, {"former", EARLIER}, {"from", FILL}, {"game", GAME}, {"gm", FILL}, {"group", GAME}, {"had", FILL},
	{"has", FILL}, {"have", FILL}, {"hello", FILL}, {"here", FILL}, {"hi", FILL}, {"hm", CUE}, {"hmm", CUE}, {"i", FILL},
	{"id", FILL}, {"if", WHETHER}, {"ignore", TAKE}, {"ignored", TAKEN}, {"ill", FILL}, {"im", FILL}, {"in", FILL},
	{"intended", USE}, {"interchange", TURN}, {"interchanged", TURN}, {"invalid", TAKEN}, {"is", IS}, {"isnt", DENY}, {"it", POINT},
	{"its", POINT | IS}, {"ive", FILL}, {"jest", JEST}, {"joke", JEST}, {"joked", JEST}, {"joking", JEST}, {"just", MERE},
	{"kidding", JEST}, {"kindly", FILL}, {"last", EARLIER}, {"later", FILL}, {"let", FILL},
	{"letter", POINT | LETTER | MANY | HERE}, {"like", FILL}, {"line", POINT | HERE}, {"lines", POINT | MANY | HERE},
	{"long", WHETHER}, {"longer", USE}, {"mail", POINT | LETTER | MANY | HERE}, {"maybe", FILL}, {"mean", USE}, {"meant", USE},
	{"message", POINT | LETTER | MANY | HERE}, {"mind", FILL}, {"mistake", WRONG}, {"more", USE}, {"move", POINT | HERE},
	{"moves", POINT | MANY | HERE}, {"must", FILL}, {"my", FILL}, {"nah", CUE}, {"need", FILL}, {"needs", FILL}, {"neither", DENY},
	{"never", DENY}, {"nevermind", TAKE}, {"next", POINT | FORWARD | HERE}, {"no", CUE}, {"none", CUE}, {"nonsense", WRONG},
	{"nope", CUE}, {"not", DENY}, {"nothing", CUE}, {"now", CUE}, {"obsolete", TAKEN}, {"of", FILL}, {"oh", CUE}, {"ok", FILL},
	{"okay", FILL}, {"old", OLD}, {"on", FILL}, {"once", WHETHER}, {"one", POINT}, {"only", MERE | WHETHER}, {"oops", CUE},
	{"or", FILL}, {"order", POINT | HERE}, {"orders", POINT | MANY | HERE}, {"other", FILL}, {"outdated", TAKEN},
	{"overlook", TAKE}, {"part", FILL}, {"perhaps", FILL}, {"person", GAME}, {"phase", EARLIER}, {"places", ROUND}, {"play", USE}, {"please", FILL},
	{"previous", EARLIER}, {"process", USE}, {"provided", WHETHER}, {"rather", REALLY}, {"read", USE}, {"ready", USE},
	{"really", REALLY}, {"reflection", FILL}, {"remove", TAKE}, {"removed", TAKEN}, {"rescind", TAKE}, {"retract", TAKE},
	{"retracted", TAKEN}, {"reverse", TURN}, {"reversed", TURN}, {"revoke", TAKE}, {"revoked", TAKEN}, {"round", ROUND},
	{"row", POINT | HERE}, {"run", USE}, {"sarcasm", JEST}, {"scrap", TAKE}, {"scratch", TAKE}, {"second", FILL}, {"send", USE},
	{"sent", USE}, {"sentence", POINT | HERE}, {"serious", REALLY}, {"should", FILL}, {"shouldnt", DENY}, {"skip", TAKE},
	{"so", FILL}, {"sorry", FILL}, {"still", FILL}, {"strike", TAKE}, {"submit", USE}, {"sure", USE}, {"swap", TURN},
	{"swapped", TURN}, {"swapping", TURN}, {"switch", TURN}, {"switched", TURN}, {"take", USE}, {"test", TEST}, {"that", POINT},
	{"thats", POINT | IS}, {"the", FILL}, {"them", POINT | MANY | HERE}, {"then", FILL}, {"these", POINT | MANY | HERE},
	{"they", POINT | MANY}, {"think", FILL}, {"thinking", FILL}, {"this", POINT | HERE}, {"those", POINT | MANY | HERE}, {"though", FILL},
	{"thought", CUE}, {"thoughts", CUE}, {"till", WHETHER}, {"to", FILL}, {"tomorrow", FILL}, {"turn", EARLIER},
	{"turns", EARLIER}, {"two", POINT | MANY}, {"undo", TAKE}, {"unless", WHETHER}, {"until", WHETHER}, {"us", FILL}, {"use", USE},
	{"valid", USE}, {"versa", ROUND}, {"vice", FILL}, {"void", TAKEN}, {"wait", CUE}, {"want", USE}, {"was", IS}, {"wasnt", DENY},
	{"way", FILL}, {"we", FILL}, {"well", CUE}, {"were", IS}, {"werent", DENY}, {"what", FILL}, {"when", WHETHER}, {"whole", FILL},
	{"whoops", CUE}, {"will", FILL}, {"withdraw", TAKE}, {"withdrawn", TAKEN}, {"without", WHETHER}, {"wont", DENY},
	{"would", FILL}, {"wrong", WRONG}, {"wrote", FILL}, {"yet", REALLY}, {"you", FILL},
};
/* clang-format on */

static int compare(const char *a, const char *b)
{
	return a[0] != b[0] ? (unsigned char)a[0] - (unsigned char)b[0] : strcmp(a, b);
}

int retreat_kinds(const char *word)
{
	enum { N = sizeof table / sizeof *table };
	static struct word_marks marks;
	const struct token first = {.text = str_of(word)};
	size_t from = 0, to = N;

	if (!token_may_begin(&first, &table[0].word, sizeof *table, N, &marks))
		return 0; /* as most words */
	while (from < to) {
		const size_t at = (from + to) / 2;
		const int order = compare(word, table[at].word);
		if (!order)
			return table[at].kinds;
		if (order < 0)
			to = at;
		else
			from = at + 1;
	}
	return 0;
}

enum { LETTERS = 20 }; /* no word of the table has as many */

/* Does it have a word on which something may hang ("if", "until")? True as well where the words are not plain. */
static bool may_hang(struct str sentence)
{
	char word[LETTERS + 1];
	size_t n = 0;

	for (size_t i = 0; i <= sentence.n; i++) {
		const char c = i < sentence.n ? sentence.s[i] : ' ';
		if (ascii_is_letter(c)) {
			if (n < LETTERS)
				word[n++] = (char)(c | 0x20);
			continue;
		}
		/* "don't", "if-then": retreat.c makes one word of them. */
		if (n && c != ' ' && i + 1 < sentence.n && sentence.s[i + 1] != ' ' &&
		    !(c >= '0' && c <= '9'))
			return true;
		word[n] = '\0';
		if (n > 1 && retreat_kinds(word) & WHETHER)
			return true;
		n = 0;
	}
	return false;
}

bool retreat_has_number(struct str sentence)
{
	size_t i = 0;

	while (i < sentence.n && !(sentence.s[i] >= '0' && sentence.s[i] <= '9'))
		i++;
	return i < sentence.n && !may_hang(sentence);
}
