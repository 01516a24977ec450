/* The words of an answer: the phrases that said.c takes one after another. Small letters, without apostrophes.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_SAID_WORDS_H
#define SERVER_SAID_WORDS_H

#include <stdbool.h>

#include "server/fate/letter_in.h"

/* clang-format off */
/* "Please pass my question on to the GM.": GM in a sentence, in its parts. */
static const char *const asks_to_pass[] = {"please", "and please", "and", "can you", "could you", "would you", "can you please", "could you please", "would you please", "yes please", "do"};
static const char *const passes[] = {"pass", "forward", "send", "give", "hand"};
static const char *const passed[] = {
	"it", "this", "that", "them", "these", "both", "all", "all of it", "all of that", "my question", "my questions", "the question", "my words", "my letter", "the letter",
	"my message", "the message", "my note", "the note", "the rest", "my line", "the line", "that line", "the lines", "those lines", "my sentence", "the sentence",
};
static const char *const passed_to[] = {"to the gm", "to gm", "to the game master", "to the gamemaster", "to the editor", "to a person", "to a human"};
/* "OK, forget it.": NO in words that are also written where nothing was asked, or where an order is meant that stands. `all`: to
 * whatever is open. */
static const struct { const char *text; bool all; } drops[] = {
	{"forget it", false}, {"forget that", false}, {"forget about it", false}, {"forget about that", false}, {"just forget it", false},
	{"never mind", false}, {"nevermind", false}, {"drop it", false}, {"drop that", false}, {"drop that line", false}, {"drop this", false},
	{"forget that line", false}, {"skip it", false}, {"skip that", false}, {"leave it", false}, {"dont bother", false},
	{"forget the rest", true}, {"drop the rest", true}, {"ignore the rest", true}, {"skip the rest", true}, {"never mind the rest", true},
	{"forget everything else", true}, {"drop everything else", true}, {"drop all that is open", true}, {"drop everything that is open", true},
	{"drop all open questions", true}, {"forget all open questions", true}, {"drop all that", true}, {"no to everything else", true}, {"no to everything that is open", true},
	{"no to all open", true}, {"no to all that is open", true}, {"no to everything", true},
};
/* Words before such a NO: agreement with what the receipt says, or with how things are. */
static const char *const before_drops[] = {
	"ok", "okay", "oh", "ah", "well", "right", "then", "please", "so", "just", "sorry", "hm", "hmm", "all right", "alright", "no", "ok then", "and", "oh well",
	"everything is fine", "everything is fine as it is", "all is fine", "all is fine as it is", "its fine as it is", "it is fine as it is",
	"fine as it is", "everything is ok", "everything is good", "all good", "all fine", "all is well", "everything stays as it is", "all stays as it is",
	"leave everything as it is", "leave it as it is", "my orders are fine", "my orders stand", "my orders stay", "my orders are fine as they are", "my orders stay as they are",
};
/* Words before the answer. */
static const char *const leads[] = {"so ordered", "quite right", "that is right", "thats right",
	"hmm", "hm", "well", "ah", "oh", "my answer is", "my answer", "the answer is", "answer", "i say"};
/* Polite words that may stand beside the answer and do not change it. */
static const char *const polite[] = {
	"thanks again", "thank you again", "thanks so much", "thank you so much", "thanks in advance", "thank you in advance",
	"please do", "please", "thank you very much", "thank you", "thanks a lot", "thanks",
	"many thanks", "that is right", "thats right", "that is correct", "thats correct",
	"correct", "do that", "do it", "do so", "go ahead", "i do", "it is", "i am sure",
	"of course", "indeed", "definitely", "absolutely", "great", "perfect", "fine",
	"pls", "plz", "plse", "thx", "thnx", "tnx", "ty", "tyvm", "good", "nice", "cool", "super", "excellent", "lovely", "brilliant", "wonderful", "awesome", "very good",
	"my friend", "mate", "sir", "folks", "everyone", "everybody", "dear gm", "and thanks", "and thank you", "good luck", "good luck everyone", "good luck all", "have fun", "best wishes", "best regards", "kind regards", "regards",
	"haha", "lol", "xd", "sorry for the delay", "sorry for being late", "sorry about that", "see you", "bye", "as always",
	"danke sch\xc3\xb6n", "vielen dank", "besten dank", "bitte sch\xc3\xb6n", "bitte sehr", "viele gr\xc3\xbc\xc3\x9f" "e", "liebe gr\xc3\xbc\xc3\x9f" "e", "gr\xc3\xbc\xc3\x9f" "e", "gruss", "gru\xc3\x9f", "lg", "mfg",
	"sil vous pla\xc3\xaet", "sil vous plait", "sil te pla\xc3\xaet", "sil te plait", "svp", "stp", "merci beaucoup", "por favor", "gracias", "muchas gracias",
	"cheers", "ta", "well done", "gladly", "happily", "with pleasure", "dat klopt", "klopt", "graag", "bedankt", "dank je", "das stimmt", "stimmt", "gerne", "bitte", "danke", "merci",
	"pls", "plz", "pretty please", "thx", "ty", "many thx", "cool", "nice", "excellent", "wonderful", "lovely", "super", "good",
};
/* Polite words that may go on with what they are for. */
static const char *const courtesies[] = {
	"thanks", "thank you", "and thanks", "and thank you", "thanks a lot", "and thanks a lot", "thanks again", "thank you again", "thank you very much",
	"and thank you very much", "many thanks", "and many thanks", "thanks so much", "thank you so much", "thx", "ty", "cheers", "danke", "und danke", "vielen dank",
	"und vielen dank", "merci", "et merci", "sorry", "and sorry", "good luck", "and good luck", "best of luck", "have fun", "greetings", "regards", "best wishes",
};
/* Said only with YES, and only with NO. */
static const char *const with_yes[] = {
	"lets go", "lets do it", "lets do that", "lets do this", "lets go for it", "lets go ahead", "lets try it", "lets try that", "lets try this", "lets play", "lets roll",
	"lets see what happens", "lets see how it goes", "here we go", "game on", "bring it on", "on we go", "why not", "im sure", "quite sure", "very sure", "im quite sure", "i am quite sure",
	"im very sure", "i am very sure", "im absolutely sure", "i am absolutely sure", "for sure", "certainly", "naturally", "by all means", "totally", "completely", "you got it", "you got it right",
	"you have it right", "you understood me", "you understood it", "you understood me right", "you understood me correctly", "well understood", "as you say", "as you wrote", "as you wrote it",
	"as you read it", "thats the plan", "that is the plan", "thats my plan", "that was the plan", "as planned", "i meant that", "i meant it", "i mean it", "i do mean it", "i want that", "i want it",
	"i really want that", "auf gehts", "los gehts", "na klar", "ganz sicher", "ich bin sicher", "bien s\xc3\xbbr", "on y va", "seguro", "vamos",
	"i think so", "i guess so", "i guess", "i think", "for asking", "so machen wir das", "so machen wirs", "machen wir so", "the foregoing", "the above", "looks good to me", "to me", "i agree",
	"send it", "send that", "please send it", "thats the one", "that is the one", "the one", "fine by me", "fine with me", "as you understood", "thats what i meant",
	"that is what i meant", "that one", "this one", "it", "sure", "thats it", "that is it",
	"to all of that", "to all of it", "to all of them", "to all that", "to all", "to everything",
	"to that", "to this", "to it", "to both", "all of it", "all of that", "all of them", "exactly",
	"exactly right", "exactly that", "exactly like this", "exactly like that", "exactly so", "this is correct", "this is right", "this is it", "this is what i meant", "just so", "quite so", "quite right", "just like that", "both", "right", "all right", "alright", "all good", "looks good",
	"looks right", "sounds good", "sounds right", "that is what i want", "thats what i want",
	"then", "i am in", "im in", "count me in", "i will join", "ill join", "i will play", "ill play",
	"i would love to", "id love to", "i want to join", "i want to play",
	"genau", "genau so", "genauso", "so ist es", "so", "passt", "passt so", "das passt", "gut", "sehr gut", "alles gut", "alles klar", "klar", "nat\xc3\xbcrlich", "einverstanden", "richtig", "korrekt", "das ist richtig", "sch\xc3\xb6n",
	"daccord", ("cest \xc3\xa7" "a"), "cest bon", "exactement", "tr\xc3\xa8s bien", "parfait", "tout \xc3\xa0 fait", "de acuerdo", "correcto", "exacto", "exactamente", "perfecto", "muy bien", "eso es", "vale", "claro",
	"as written", "as shown", "as above", "as quoted",
	"genau", "genau so", "genau das", "genauso", "passt", "passt so", "das passt", "so ist es", "richtig", "das ist richtig",
	"alles klar", "alles richtig", "helemaal goed", "precies", "precies zo", "cest ca", "exactement", "tout a fait",
};
/* Of all receipts; "to all of it" is of one. */
static const char *const all[] = {"all", "all open", "all receipts", "to all receipts"};
/* "Ok, sorry. I'm still in." agrees to nothing. */
static const char *const with_no[] = {
	"drop it", "drop that", "please drop it", "way", "sorry", "never mind", "not that", "not this",
	"not that one", "dont do that", "dont do it", "do not do that", "dont send it",
	"do not send it", "to all of that", "to all of it", "to all of them", "to all that", "to all",
	"to that", "to this", "to both", "none of it", "none of that", "none of them", "not at all",
};
/* Behind a YES they turn it round. */
static const char *const denials[] = {"no", "nope", "wait", "hold on", "never mind", "forget it"};
/* Elsewhere in a sentence they may take something back. */
static const char *const takes_back[] = {
	"dont", "doesnt", "isnt", "wasnt", "wont", "cannot", "cant", "never", "nothing", "nobody", "none", "until", "till", "before", "after", "later", "first", "wrong",
	"aber", "nur", "wenn", "nicht", "kein", "keine", "keinen", "statt", "ohne", "erst", "doch", "falsch", "mais", "pas", "sauf", "seulement", "sans", "pero", "solo", "sin", "salvo",
};
/* A next sentence that begins so takes something back. */
static const char *const doubts[] = {
	"but", "if", "unless", "only", "except", "however", "though", "although", "when",
	"provided", "instead", "maybe", "perhaps", "yes", "no", "not", "with", "without",
	"rather", "or", "wait",
};
/* clang-format on */

#endif
