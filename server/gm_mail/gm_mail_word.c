/* The table of the GM's words by mail, which are those of the command line: see
 * gm_mail_words.h.
 * SPDX-License-Identifier: ISC */
#include "server/gm_mail/gm_mail_words.h"

#include "base/arena.h"

/* clang-format off */
/* `command`: the words of the command line, where a letter has a shorter word for it. */
static const struct { const char *name; bool asks; const char *command; } words[] = {
	[GM_WORD_HELP]     = {"HELP",     true,  NULL},
	[GM_WORD_STATUS]   = {"STATUS",   true,  "GAME SHOW"},
	[GM_WORD_TODO]     = {"TODO",     true, NULL},
	[GM_WORD_CODE]     = {"",         false, NULL},
	[GM_WORD_NMR_LIST] = {"NMR LIST", true, NULL},
	[GM_WORD_EXTEND]   = {"EXTEND",   false, "PHASE EXTEND"},
	[GM_WORD_DEADLINE] = {"DEADLINE", false, "PHASE DEADLINE"},
	[GM_WORD_WAIT]     = {"WAIT",     false, "NMR WAIT"},
	[GM_WORD_RUN]      = {"RUN",      false, "PHASE RUN"},
	[GM_WORD_ANNOUNCE] = {"ANNOUNCE", false, NULL},
	[GM_WORD_ANSWER]   = {"ANSWER",   false, NULL},
	[GM_WORD_SEAT_HOUSE] = {"SEAT HOUSE", false, NULL},
	[GM_WORD_SEAT_REPLACE] = {"SEAT REPLACE", false, NULL},
	[GM_WORD_SEAT_STANDBY] = {"SEAT STANDBY", false, NULL},
	[GM_WORD_SEAT_RESUME] = {"SEAT RESUME", false, NULL},
	[GM_WORD_NMR_REMIND] = {"NMR REMIND", false, NULL},
	[GM_WORD_NMR_STANDBY] = {"NMR STANDBY", false, NULL},
	[GM_WORD_NMR_EXCUSE] = {"NMR EXCUSE", false, NULL},
	[GM_WORD_NMR_RANDOM] = {"NMR RANDOM", false, NULL},
	[GM_WORD_GAME_OPEN] = {"GAME OPEN", false, NULL},
	[GM_WORD_GAME_START] = {"GAME START", false, NULL},
	[GM_WORD_GAME_PAUSE] = {"GAME PAUSE", false, NULL},
	[GM_WORD_GAME_RESUME] = {"GAME RESUME", false, NULL},
	[GM_WORD_LETTERS_RELEASE] = {"LETTERS RELEASE", false, NULL},
	[GM_WORD_LETTERS_DROP] = {"LETTERS DROP", false, NULL},
	[GM_WORD_OUTBOX_RETRY] = {"OUTBOX RETRY", false, NULL},
};
_Static_assert(sizeof words / sizeof *words == GM_WORDS, "a row a word");

const char gm_words_list[] =
	"  status                      how the game stands\n"
	"  todo                        what waits for you in all your games\n"
	"  R12                         does what that list has after that code;\n"
	"                              `R12 nmr random red`: another word instead\n"
	"  nmr list                    who owes what\n"
	"  extend 24 hours             more time; everybody is told\n"
	"  extend 2026-11-28 20:00     the same, to a moment (in your zone)\n"
	"  deadline 2026-11-26 20:00   sets it, also to an earlier moment\n"
	"  wait 24                     waits 24 hours for missing orders\n"
	"  run 3.2                     runs phase 3.2, if that is the open one;\n"
	"                              `force` after it: though somebody who has\n"
	"                              time left has no orders in\n"
	"  seat house red              the house plays it; `once` after that: in\n"
	"                              this phase only; `off`: no longer\n"
	"  seat replace red Ann <ann@example.org>\n"
	"                              gives the seat to somebody else\n"
	"  seat standby Ann <ann@example.org>\n"
	"                              puts a person on the list of standbys\n"
	"  seat resume red             forgets bounces, and writes to red again\n"
	"  nmr remind red              reminds red; alone: all who owe orders\n"
	"  nmr standby red             offers the seat to the next standby\n"
	"  nmr excuse red              lets red miss this phase without harm;\n"
	"                              `last` after it: its last miss instead\n"
	"  nmr random red              lets the rules play it, if nothing comes;\n"
	"                              `all`: every seat that owes orders\n"
	"  game open                   people join it by themselves, with JOIN\n"
	"  game start                  starts it, when all have joined\n"
	"  game pause                  stops its clock; everybody is told\n"
	"  game resume                 lets a paused game run on\n"
	"  announce: TEXT              a line to all players; several lines go\n"
	"                              under the word, up to a line `end`\n"
	"  answer red: TEXT            the same to the player of red alone\n"
	"  letters release 812         lets a letter count that waits;\n"
	"                              `letters drop 812` throws it away\n"
	"  outbox retry 977            sends a letter again that failed\n";
/* clang-format on */

const char *gm_word_command(enum gm_word w)
{
	return words[w].command ? words[w].command : words[w].name;
}

const char *gm_word_name(enum gm_word w)
{
	return words[w].name;
}

bool gm_word_asks(enum gm_word w)
{
	return words[w].asks;
}

/* clang-format off */
/* Commands of the command line: the first word, the second or NULL, the line to type.
 * `by_mail`: the GM can do it by mail too, with the words in `type`. */
static const struct { const char *first, *second, *type; bool by_mail; } elsewhere[] = {
	{"rollback", NULL,     "phase rollback GAME T.P --why TEXT", false},
	{"roll",     "back",   "phase rollback GAME T.P --why TEXT", false},
	{"undo",     NULL,     "phase rollback GAME T.P --why TEXT", false},
	{"phase",    "rollback", "phase rollback GAME T.P --why TEXT", false},
	{"phase",    "preview", "phase preview GAME", false},
	{"game",     "end",    "game end GAME --why TEXT", false},
	{"game",     "option", "game option GAME NAME=VALUE", false},
	{"replace",  NULL,     "seat replace SEAT NAME <ADDRESS>", true},
	{"remove",   NULL,     "seat remove GAME SEAT", false},
	{"seat",     "remove", "seat remove GAME SEAT", false},
	{"seat",     "rekey",  "seat rekey GAME SEAT", false},
	{"rekey",    NULL,     "seat rekey GAME SEAT", false},
	{"end",      "game",   "game end GAME --why TEXT", false},
	{"end",      "the",    "game end GAME --why TEXT", false},
	{"option",   NULL,     "game option GAME NAME=VALUE", false},
	{"pause",    NULL,     "game pause", true},
	{"resume",   NULL,     "game resume", true},
	{"start",    NULL,     "game start", true},
	{"remind",   NULL,     "nmr remind", true},
	{"random",   NULL,     "nmr random SEAT", true},
	{"standby",  NULL,     "nmr standby SEAT", true},
	{"preview",  NULL,     "phase preview GAME", false},
	{"explain",  NULL,     "explain GAME T.P [SEAT]", false},
	{"ruling",   NULL,     "ruling GAME", false},
	{"resend",   NULL,     "report resend GAME [SEAT]", false},
	{"position", NULL,     "position edit GAME --why TEXT", false},
	{"person",   NULL,     "person show WHO", false},
	{"verify",   NULL,     "verify GAME", false},
	{0},
};
/* clang-format on */

static struct str typed_line(struct arena *a, const char *type, struct str game)
{
	struct buf b = buf_in(a);
	struct str rest = str_of(type), word;

	buf_z(&b, "postalgm");
	while (str_word(&rest, &word)) {
		buf_char(&b, ' ');
		buf_add(&b, str_equal(word, STR("GAME")) ? game : word);
	}
	return buf_str(&b);
}

struct str gm_word_elsewhere(struct arena *a, struct str first, struct str second,
			     struct str game)
{
	for (int i = 0; elsewhere[i].first; i++) {
		struct str line = str_of(elsewhere[i].type);
		if (!str_iequal(first, str_of(elsewhere[i].first)) ||
		    (elsewhere[i].second &&
		     !str_iequal(second, str_of(elsewhere[i].second))))
			continue;
		if (elsewhere[i].by_mail)
			return str_printf(a, "Nothing was done. Write\n  %.*s",
					  STR_ARG(line));
		return str_printf(
			a,
			"That cannot be done by mail. On the command line it is\n  %.*s",
			STR_MADE(a, typed_line(a, elsewhere[i].type, game)));
	}
	return STR("");
}
