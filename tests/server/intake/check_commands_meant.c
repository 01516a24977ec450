/* Commands as people say them: each is answered at once, or offered as the command that it is. None is only a note, and none is
 * taken for an order.
 * SPDX-License-Identifier: ISC */
#include "tests/server/intake/questions_kit.h"

/* What the receipt says of it, in its text or its subject. */
#define RESIGN "Reply YES to resign"
#define STATUS "STATUS of game kestrel"
#define SO_FAR "So far: Red 0, Blue 0, Green 0, Yellow 0 (foreign bases)."
#define UNPRESS "clear press to bob"
#define UNPRESS_ALL "clear press"
#define WAITS "I understood: wait"
#define FINAL_ "I understood: final"

/* clang-format off */
static const struct { const char *text, *says; } said[] = {
	{"I give up", RESIGN}, {"I give up!", RESIGN}, {"OK, I give up.", RESIGN}, {"I'm giving up", RESIGN},
	{"I surrender", RESIGN}, {"I concede", RESIGN}, {"I quit", RESIGN}, {"I want to quit", RESIGN},
	{"I want to stop playing", RESIGN}, {"I don't want to play any more", RESIGN}, {"I no longer want to play", RESIGN},
	{"Sorry, I can't play any more", RESIGN}, {"I have to drop out", RESIGN}, {"I'm dropping out", RESIGN},
	{"I'd like to leave the game", RESIGN}, {"I would like to resign", RESIGN}, {"I am out of this game", RESIGN},
	{"please take me off this list", RESIGN}, {"Take me off your list, please.", RESIGN}, {"take me off the mailing list", RESIGN},
	{"please remove me from this list", RESIGN}, {"Please remove me from the game", RESIGN}, {"remove me please", RESIGN},
	{"please drop me from the game", RESIGN}, {"unsubscribe me", RESIGN}, {"please stop sending me mails", RESIGN},
	{"No more mails, please", RESIGN}, {"I give up my seat", RESIGN}, {"I hereby give up my seat.", RESIGN},
	{"Please find a replacement for me", RESIGN}, {"find somebody else for my seat", RESIGN},
	{"status?", STATUS}, {"Status, please?", STATUS}, {"STATUS??", STATUS}, {"What's my status?", STATUS},
	{"what is the status?", STATUS}, {"current status?", STATUS}, {"How do I stand?", STATUS}, {"my orders?", STATUS},
	{"Are my orders in?", STATUS}, {"did you get my orders?", STATUS}, {"what are my orders?", STATUS},
	{"What have I ordered?", STATUS}, {"Can you send me my status?", STATUS}, {"Did my orders arrive?", STATUS},
	{"Please don't print what I wrote to Bob.", UNPRESS}, {"don't send what I wrote to Bob", UNPRESS},
	{"Please don't send my message to Bob", UNPRESS}, {"please do not print my message to Bob", UNPRESS},
	{"Do not deliver my letter to Bob.", UNPRESS}, {"take back what I wrote to Bob", UNPRESS}, {"forget my message to Bob", UNPRESS},
	{"I take back what I said to Bob", UNPRESS}, {"Don't forward my words to Bob", UNPRESS},
	{"please don't print what I wrote", UNPRESS_ALL}, {"don't print my message to everybody", UNPRESS_ALL},
	{"please wait", "WAIT"}, {"please wait for me", WAITS}, {"Please don't run the phase yet", WAITS},
	{"Wait for Bob please", WAITS}, {"That's all, I'm done", FINAL_}, {"I am done, please go ahead", FINAL_},
	{"please send me the last report again", "report"},
	{"Who is winning?", SO_FAR}, {"who is winning", SO_FAR}, {"By the way, who is winning at the moment?", SO_FAR}, {"And who's winning?", SO_FAR},
	{"Who is ahead?", SO_FAR}, {"who is in the lead right now?", SO_FAR}, {"Who leads?", SO_FAR}, {"What's the score?", SO_FAR}, {"how is everybody doing?", SO_FAR},
	{"What are the standings?", SO_FAR}, {"How is the game going so far?", SO_FAR}, {"Who has the most bases?", SO_FAR},
	{"Can I see my orders please?", STATUS}, {"Could you show me my orders again?", STATUS}, {"I'd like to see my orders", STATUS}, {"Let me see my own orders", STATUS},
	{"Can I see my cards?", "ANSWER to HISTORY"}, {"show me my hand please", "ANSWER to HISTORY"}, {"Which cards do I have?", "ANSWER to HISTORY"}, {"what is in my hand?", "ANSWER to HISTORY"},
};
/* clang-format on */

START_TEST(a_command_in_words_is_offered_as_that_command)
{
	struct sent got =
		receipt(ANN, str_z(h.a, str_printf(h.a, "%s\n", said[_i].text)));
	struct str text = house_flat(&h, house_text(&h, got));

	ck_assert_msg(str_find(text, str_of(said[_i].says)) != SIZE_MAX, "%s\n%.*s",
		      said[_i].text, STR_ARG(text));
	ck_assert_msg(!says(got, "Not read as order"), "%s\n%.*s", said[_i].text,
		      STR_ARG(text));
	ck_assert_int_eq(house_slots(&h, ANN), 0);
}
END_TEST

/* The same words beside something that denies them, or that is about others. */
static const char *const others[] = {
	"I do not give up",
	"I never give up!",
	"I won't resign",
	"Green should give up",
	"Bob wants to quit",
	"I give up on Blue",
	"I give up planet 3",
	"Don't take me off the list",
	"Please print what I wrote to Bob.",
};

START_TEST(what_is_denied_or_said_of_others_is_no_command)
{
	struct sent got = receipt(ANN, str_z(h.a, str_printf(h.a, "%s\n", others[_i])));

	has_not(got, RESIGN);
	has_not(got, "clear press");
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/commands meant");
	TCase *t = tcase_create("meant");

	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_loop_test(t, a_command_in_words_is_offered_as_that_command, 0,
			    (int)(sizeof said / sizeof *said));
	tcase_add_loop_test(t, what_is_denied_or_said_of_others_is_no_command, 0,
			    (int)(sizeof others / sizeof *others));
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
