/* Words around an order: which of them say nothing, and beside which nothing is guessed.
 * SPDX-License-Identifier: ISC */
#include "base/spell.h"
#include "orders/free/parts/parts.h"
#include "orders/lexis/conjunction.h"

/* A verb in the past tense orders nothing. */
static bool is_past(const struct token *t)
{
	static const char *const words[] = {
		"attacked", "joined", "played", "invited", "was",  "were", "lost",
		"did",      "won",    "been",   "had",     "sent", "took", "gave",
	};

	return t->kind == TOKEN_WORD && TOKEN_AMONG(t, words);
}

bool free_tells(const struct token t[], int n)
{
	for (int i = 0; i < n; i++) {
		bool will_not = str_is(t[i].text, "won") && i + 1 < n &&
				str_is(t[i + 1].text, "t");
		if ((is_past(&t[i]) && !will_not) || free_is_expected(t, n, i))
			return true;
	}
	return false;
}

bool free_is_scrap(const struct token t[], int n)
{
	enum { SCRAP = 12 };
	int words = 0, things = 0, numbers = 0, seats = 0;

	for (int i = 0; i < n; i++) {
		bool own = t[i].kind == TOKEN_WORD && t[i].id >= WORD_GAME &&
			   !(t[i].flags & WORD_DROPPED);
		words += t[i].kind == TOKEN_NUMBER ||
			 (t[i].kind == TOKEN_WORD && !(t[i].flags & WORD_DROPPED));
		numbers += t[i].kind == TOKEN_NUMBER;
		seats += token_is(&t[i], WORD_SEAT);
		things += own;
	}
	if (n == 1 && seats && t[0].flags & WORD_LETTER)
		return true;
	bool everywhere = false;
	for (int i = 0; i < n; i++) /* "10 in both" */
		everywhere |= str_is(t[i].text, "both") || str_is(t[i].text, "each") ||
			      str_is(t[i].text, "everywhere");
	bool bare =
		numbers && (numbers == words || (everywhere && words <= numbers + 2));
	if (seats && words <= 4 && free_turns(t, n))
		return true; /* "or blue", "not green" */
	bool named = things || (seats && numbers) || seats > 1;
	return (bare || named) && words <= SCRAP &&
	       2 * (things + seats + numbers) + 2 >= words &&
	       things + seats + numbers > 0;
}

/* A misspelt word that may turn what was said round: "scartch that". */
static bool nearly_turns(const struct token *t)
{
	static const char *const words[] = {
		"scratch",    "scrap",     "strike",   "cancel", "forget",  "instead",
		"correction", "disregard", "withdraw", "never",  "nothing", "except",
		"unless",     "without",   "ignore",   "rather", "nobody",  "otherwise",
		"provided",   "doesn",     "cannot",
	};

	if (t->kind != TOKEN_WORD || t->id || t->text.n < 5)
		return false;
	int slips = t->text.n > 6 ? 2 : 1;
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (spell_distance(t->text, str_of(words[i]), slips) <= slips)
			return true;
	return false;
}

/* Words that turn a sentence round, or make it depend on something: nothing beside them
 * is ever guessed. */
static bool word_turns(const struct token *t)
{
	static const char *const words[] = {
		"not",       "no",        "never",    "neither",    "nor",
		"nobody",    "none",      "without",  "instead",    "rather",
		"except",    "but",       "unless",   "if",         "until",
		"don",       "dont",      "won",      "wont",       "t",
		"cannot",    "cant",      "refuse",   "against",    "anybody",
		"only",      "else",      "or",       "nothing",    "stop",
		"cancel",    "avoid",     "anything", "instead of", "when",
		"while",     "after",     "before",   "already",    "should",
		"losing",    "winning",   "suppose",  "whether",    "decline",
		"declines",  "declined",  "reject",   "rejects",    "forgo",
		"forego",    "renounce",  "abstain",  "dispense",   "exclude",
		"excluded",  "excluding", "deny",     "denied",     "waive",
		"veto",      "forbid",    "refused",  "refuses",    "withhold",
		"unwelcome", "failing",   "absent",   "moment",     "instant",
		"soon",      "once",      "supposed", "supposing",  "presumed",
		"presuming", "granted",   "provided", "providing",  "excepted",
		"aside",     "barring",   "omitting", "omitted",    "beware",
	};

	return TOKEN_AMONG(t, words) || is_past(t) || nearly_turns(t) ||
	       t->id == WORD_NOT || t->id == WORD_NO || t->id == WORD_NOBODY ||
	       t->id == WORD_IF || t->id == WORD_UNLESS || t->id == WORD_EXCEPT ||
	       t->id == WORD_ELSE || t->id == WORD_OR;
}

static bool turns(const struct token *t)
{
	/* "T5" is a turn, and no "don't" */
	bool turn = str_is(t->text, "t") && t[1].kind == TOKEN_NUMBER;
	return t->kind == TOKEN_WORD && !turn && free_known(t, word_turns);
}

bool free_is_wish(const struct token *t)
{
	static const char *const wishes[] = {
		"wonder",      "tempted", "hope",    "hoping",     "considered",
		"considering", "thought", "leave",   "stay",       "stays",
		"remain",      "remains", "alone",   "resist",     "fear",
		"afraid",      "forget",  "forgot",  "withdraw",   "drop",
		"spare",       "skip",    "longer",  "would have", "hardly",
		"same",        "keep",    "hold",    "holds",      "keeps",
		"save",        "saving",  "keeping", "holding",    "reserve",
		"hate",        "waste",   "wasting", "tempting",
	};

	return TOKEN_AMONG(t, wishes) || TOKEN_BEGINS(t, BEGINS_BECAUSE);
}

bool free_passes(const struct token *t)
{
	return free_is_chatter(t, 1) && !token_is(t, WORD_ME) &&
	       !token_is(t, WORD_SEAT) && !token_is(t, WORD_EVERYONE) &&
	       !free_is_wish(t);
}

bool free_turns(const struct token t[], int n)
{
	for (int i = 0; i < n; i++)
		if (turns(&t[i]))
			return true;
	return false;
}

/* "G called": a letter that stands for a player, and does something. That of a signature stands last. */
static bool letter_acts(const struct token t[], int n, int i)
{
	return token_is(&t[i], WORD_SEAT) && t[i].flags & WORD_LETTER && i + 1 < n &&
	       t[i + 1].kind == TOKEN_WORD;
}

bool free_is_chatter(const struct token t[], int n)
{
	for (int i = 0; i < n; i++)
		if (letter_acts(t, n, i) || turns(&t[i]) || t[i].kind == TOKEN_NUMBER ||
		    token_is(&t[i], WORD_FROM) || t[i].kind == TOKEN_BLANK ||
		    (t[i].kind == TOKEN_WORD && t[i].id >= WORD_GAME &&
		     !(t[i].flags & WORD_DROPPED)) ||
		    (t[i].flags & WORD_NOUN && !(t[i].flags & WORD_LETTER)))
			return false;
	return true;
}

static bool is_reason(const struct token *t)
{
	return TOKEN_BEGINS(t, BEGINS_WHY | BEGINS_GIVEN | BEGINS_PURPOSE |
				       BEGINS_RESULT | BEGINS_WHO | BEGINS_WHILE);
}

static bool is_condition(const struct token *t)
{
	return t->id == WORD_IF || t->id == WORD_UNLESS || t->id == WORD_ELSE ||
	       t->id == WORD_OR || t->id == WORD_EXCEPT || str_is(t->text, "when") ||
	       str_is(t->text, "same") || str_is(t->text, "should") ||
	       str_is(t->text, "until") || str_is(t->text, "instead") ||
	       str_is(t->text, "rather");
}

/* "for no better reason", "for old times' sake" */
static bool is_for_fun(const struct token t[], int n)
{
	static const char *const ends[] = {"reason", "reasons", "sake", "fun",  "luck",
					   "love",   "record",  "hell", "glory"};

	for (int i = 1; i < n && i < 5; i++)
		if (TOKEN_AMONG(&t[i], ends))
			return str_is(t[0].text, "for");
	return false;
}

/* Names no amount, no planet, no card. */
static bool names_nothing(const struct token *t)
{
	bool thing = t->kind == TOKEN_WORD && t->flags & WORD_NOUN &&
		     !(t->flags & (WORD_DROPPED | WORD_LETTER)) && t->id != WORD_SEAT;

	return t->kind != TOKEN_NUMBER && t->kind != TOKEN_BLANK &&
	       t->id != WORD_FROM && !thing;
}

bool free_names_nothing(const struct token t[], int n)
{
	for (int i = 0; i < n; i++)
		if (!names_nothing(&t[i]))
			return false;
	return true;
}

/* "..., I do not want her there", "..., let them starve": a clause of its own. */
static bool is_clause(const struct token t[], int n)
{
	static const char *const subjects[] = {
		"i",       "we",  "he",  "she",   "they",  "it",  "that",
		"this",    "you", "let", "let_s", "these", "i_m", "it_s",
		"nothing", "im",  "ive", "hes",   "shes"};
	static const char *const changes[] = {"mean",    "meant",   "forget", "change",
					      "changed", "scratch", "make"};
	enum { FEW = 4 };

	for (int i = 0; i < n; i++)
		if (TOKEN_AMONG(&t[i], changes))
			return false;
	return n >= FEW && TOKEN_AMONG(&t[0], subjects);
}

/* Words behind an order that give its reason, or speak of something else: ", because he attacked
 * me", "and I keep my promises". */
bool free_is_aside(const struct token t[], int n)
{
	int i = 0;

	if (free_is_chatter(t, n))
		return true;
	if (n && (token_is_sign(&t[0], ':') || token_is_sign(&t[0], '=')))
		return false; /* it says what stands before it */
	while (i < n && t[i].kind == TOKEN_SIGN)
		i++;
	bool reason = i < n && (is_reason(&t[i]) || is_for_fun(&t[i], n - i) ||
				(i && is_clause(&t[i], n - i)));
	if (!reason && !(i < n && token_is(&t[i], WORD_AND)) && !i)
		return false;
	for (; i < n; i++) {
		bool thing = !reason && (token_is(&t[i], WORD_SEAT) || turns(&t[i]));
		if (is_condition(&t[i]) || !names_nothing(&t[i]) || thing)
			return false;
	}
	return true;
}

/* Is nothing of the game in it, and nothing that changes what was ordered? */
static bool is_prose(const struct token t[], int n)
{
	for (int i = 0; i < n; i++)
		if (!names_nothing(&t[i]) || token_is(&t[i], WORD_SEAT) ||
		    is_condition(&t[i]) ||
		    (t[i].kind == TOKEN_WORD && t[i].id >= WORD_GAME &&
		     !(t[i].flags & WORD_DROPPED)))
			return false;
	return true;
}

/* ", but Blue not", "don't invite Yellow": speaks of players that the order before does
 * not name, and of nothing else. */
bool free_denies_others(const struct clause *c, int from)
{
	bool denies = false, other = false;

	for (int i = 0; i < from; i++)
		if (token_is(&c->t[i], WORD_EVERYONE) || token_is(&c->t[i], WORD_IF) ||
		    token_is(&c->t[i], WORD_UNLESS))
			return false; /* "... and Blue isn't there" belongs to that */
	for (int i = from; i < c->n; i++) {
		const struct token *t = &c->t[i];
		bool no = token_denies(t);
		for (int k = 0; k < from && token_is(t, WORD_SEAT); k++)
			if (token_is(&c->t[k], WORD_SEAT) && c->t[k].value == t->value)
				return false;
		denies |= no;
		other |= token_is(t, WORD_SEAT);
		if (!no && !token_is(t, WORD_SEAT) && !free_separates(t) &&
		    !str_is(t->text, "but") && !token_is(t, WORD_OR) &&
		    !(from && t->id >= WORD_GAME && t->id == c->t[0].id) &&
		    !free_is_chatter(t, 1))
			return false;
	}
	return denies && other;
}

static bool is_speech(const struct token *t)
{
	static const char *const words[] = {
		"says",     "said",  "tells",  "told",     "thinks", "believes",
		"promises", "lies",  "owes",   "knows",    "claims", "promised",
		"swears",   "swore", "hopes",  "wrote",    "writes", "wonders",
		"sleeps",   "hates", "admits", "complains"};

	return TOKEN_AMONG(t, words);
}

/* "(my wife says Yellow 4, but what does she know)": the words of others, in
 * brackets. */
static bool is_hearsay(const struct token t[], int n)
{
	enum { FEW = 5 };
	bool said = false;

	if (n < FEW || !token_is_sign(&t[0], '('))
		return false;
	for (int i = 1; i < n; i++) {
		if (t[i].kind == TOKEN_WORD && is_condition(&t[i]) &&
		    !str_is(t[i].text, "but"))
			return false;
		said |= i < FEW && is_speech(&t[i]);
	}
	return said;
}

bool free_denies_case(const struct token t[], int n, int from)
{
	static const char *const deeds[] = {"want", "need", "take", "buy",
					    "bid",  "get",  "play", "use",
					    "go",   "send", "do",   "have"};
	int at = from - 1;

	while (at > 0 && !is_condition(&t[at]))
		at--;
	for (int i = from; at > 0 && i + 1 < n && !is_reason(&t[i]); i++)
		if (token_denies(&t[i]) &&
		    (TOKEN_AMONG(&t[i + 1], deeds) || t[i + 1].id >= WORD_GAME))
			return true;
	return false;
}

bool free_ends_aside(const struct clause *c, int from)
{
	if (free_denies_case(c->t, c->n, from))
		return false;
	while (from > 0 && free_separates(&c->t[from - 1]))
		from--;
	return free_is_aside(&c->t[from], c->n - from) || free_denies_others(c, from) ||
	       is_hearsay(&c->t[from], c->n - from);
}

/* Words before an order, up to a comma or the like, that say nothing of it: "We talked for long,
 * but I made up my mind:". A few may be a part of the order. */
bool free_is_preface(const struct token t[], int n)
{
	enum { FEW = 3 };
	bool ends = token_is_sign(&t[n], '.') || token_is_sign(&t[n], '!');

	if (n < FEW)
		return false;
	if (ends && is_prose(t, n))
		return true;
	bool other = token_is(&t[0], WORD_SEAT) || token_is(&t[0], WORD_PRONOUN);
	for (int i = 0; i < n; i++) {
		bool but = str_is(t[i].text, "but");
		if (!names_nothing(&t[i]) || (is_condition(&t[i]) && !but) ||
		    (turns(&t[i]) && !is_past(&t[i]) && !but && !other))
			return false;
	}
	return true;
}

/* "Rosa asked me for a base" */
static bool asks_me(const struct token t[], int n)
{
	static const char *const words[] = {"asked", "asks", "begged", "begs",
					    "wanted"};

	return n > 1 && TOKEN_AMONG(&t[0], words) && token_is(&t[1], WORD_ME);
}

/* "Dan says he will help me": of what others say or think, nothing is ordered. */
bool free_reports(const struct clause *c, int own)
{
	const struct token *t = c->t;
	bool other = c->n > 1 && ((token_is(&t[0], WORD_SEAT) && t[0].value != own) ||
				  token_is(&t[0], WORD_PRONOUN));

	for (int i = 0; i < c->n; i++)
		other &= !token_is_sign(&t[i], ':'); /* the words behind it may be
							meant */
	return other && (is_speech(&t[1]) || asks_me(&t[1], c->n - 1));
}
