/* Trimming: the lines that mail programs write round a quote, and the property that
 * must always hold: no letter of ours, however it comes back, leaves a line from below
 * the cut line.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "mail/compose/compose.h"
#include "mail/compose/encode.h"
#include "mail/letter/letter.h"
#include "mail/text/phrases.h"
#include "mail/text/trim.h"
#include "tests/check_main.h"

static const struct letter_house house = {.address = {"gm@example.org", 14},
					  .instance = {"k7f3", 4}};
static struct arena *a;

static void set_up(void)
{
	a = arena_create();
}

static void tear_down(void)
{
	arena_destroy(a);
}

/* clang-format off */
static const char *const attributions[] = {
	"On Thu, Nov 19, 2026 at 9:02 PM Cosmic <gm@example.org> wrote:",
	"On 19/11/2026 21:02, Cosmic 7 via PostalGM wrote:",
	"Cosmic 7 <gm@example.org> writes: On 19 wrote:",
	"Am Do., 19. Nov. 2026 um 21:02 Uhr schrieb Cosmic <gm@example.org>:",
	"Am 19.11.2026 um 21:02 schrieb Cosmic 7:",
	"Le jeu. 19 nov. 2026 à 21:02, Cosmic <gm@example.org> a écrit :",
	"El jue, 19 nov 2026 a las 21:02, Cosmic (<gm@example.org>) escribió:",
	"El dj., 19 de nov. 2026, 21:02, Cosmic <gm@example.org> va escriure: ha escrit:",
	"Il giorno gio 19 nov 2026 alle ore 21:02 Cosmic <gm@example.org> ha scritto:",
	"Em qui., 19 de nov. de 2026 às 21:02, Cosmic <gm@example.org> escreveu:",
	"Op do 19 nov 2026 om 21:02 schreef Cosmic <gm@example.org>:",
	"Den tors 19 nov. 2026 kl 21:02 skrev Cosmic <gm@example.org>:",
	"Den tor. 19. nov. 2026 kl. 21.02 skrev Cosmic <gm@example.org>:",
	"tor. 19. nov. 2026 kl. 21:02 skrev Cosmic <gm@example.org>: skrev:",
	"to 19. marrask. 2026 klo 21.02 Cosmic (gm@example.org) kirjoitti:",
	"czw., 19 lis 2026 o 21:02 Cosmic <gm@example.org> napisał(a):",
	"čt 19. 11. 2026 v 21:02 odesílatel Cosmic <gm@example.org> napsal:",
	"Cosmic <gm@example.org> ezt írta (időpont: 2026. nov. 19.): ezt írta:",
	"În joi, 19 nov. 2026 la 21:02, Cosmic <gm@example.org> a scris:",
	"Στις Πέμ 19 Νοε 2026 στις 9:02 μ.μ., ο χρήστης Cosmic <gm@example.org> έγραψε:",
	"чт, 19 нояб. 2026 г. в 21:02, Cosmic <gm@example.org>: написал:",
	"19 Kas 2026 Per 21:02 tarihinde Cosmic <gm@example.org> şunu yazdı:",
	"Cosmic <gm@example.org> 于2026年11月19日周四 21:02写道：",
	"2026年11月19日(木) 21:02 Cosmic <gm@example.org>:",
	"2026년 11월 19일 (목) 오후 9:02, Cosmic <gm@example.org>님이 작성:",
	"Vào Th 5, 19 thg 11, 2026 vào lúc 21:02 Cosmic <gm@example.org> đã viết:",
	"Pada tanggal Kam, 19 Nov 2026 pukul 21.02 Cosmic <gm@example.org> menulis:",
	"---- On Thu, 19 Nov 2026 21:02:11 +0000 Cosmic <gm@example.org> wrote ---",
	"* Cosmic <gm@example.org> [2026-11-19 21:02]:", "19. Nov. 2026, 21:02 von gm@example.org:",
	"Zitat von Cosmic <gm@example.org>:", "Cosmic <gm@example.org> wrote on 19/11/2026 21:02:11:",
	"Wiadomość napisana przez Cosmic <gm@example.org> w dniu 19 lis 2026, o godz. 21:02:",
	"On Thu, 19 Nov 2026 at 21:02, Cosmic<gm@example.org> wrote:   COSMIC ENCOUNTER BY MAIL",
};
static const char *const no_attributions[] = {
	"attack yellow 3 with 3 from 3", "On second thought: limbo 1 to 2",
	"deal yellow: i give 1 card, yellow gives base Y5 tokens 2 from red 4",
	"if green uses power in c1: attack 12", "Ann wrote:", "c1: attack 20 > compromise",
	"press to all:", "On turn 5 I wrote to Blue: nothing", "deal with blue at 21:02 in 2026:",
	"press to blue:  on 19 Nov 2026 at 21:02 you wrote", "---- attack yellow 3 with 3 ---",
};
static const char *const dividers[] = {
	"-----Original Message-----", "-------- Original Message --------", "----- Original message -----",
	"-----Ursprüngliche Nachricht-----", "-------- Weitergeleitete Nachricht --------",
	"-----Message d'origine-----", "-----Mensaje original-----", "-----Messaggio originale-----",
	"-----Oorspronkelijk bericht-----", "-----Mensagem original-----", "-----Ursprungligt meddelande-----",
	"-----Oprindelig meddelelse-----", "-----Opprinnelig melding-----", "-----Alkuperäinen viesti-----",
	"-----Wiadomość oryginalna-----", "-----Původní zpráva-----", "-----Eredeti üzenet-----",
	"-----Исходное сообщение-----", "-----Orijinal İleti-----", "---------- Forwarded message ---------",
	"Begin forwarded message:", "Anfang der weitergeleiteten Nachricht:", "-----原始邮件-----",
};
static const char *const no_dividers[] = {
	"-----", "- attack yellow 3", "-- ", "==========", "Original message of Blue", "----- press to all",
};
static const char *const devices[] = {
	"Sent from my iPhone", "Von meinem iPhone gesendet", "Envoyé de mon iPhone", "Enviado desde mi iPhone",
	"Inviato da iPhone", "Verzonden vanaf mijn iPhone", "Skickat från min iPhone", "Sendt fra min iPhone",
	"Wysłane z iPhone'a", "Отправлено с iPhone", "iPhoneから送信", "发自我的iPhone", "Get Outlook for iOS",
	"Gesendet mit der GMX Mail App", "Enviado do meu iPhone", "Sent with Proton Mail secure email.",
};
/* clang-format on */

#define COUNT(table) (sizeof(table) / sizeof *(table))

START_TEST(attributions_are_known_in_more_than_twenty_languages)
{
	for (size_t i = 0; i < COUNT(attributions); i++)
		ck_assert_msg(phrase_is_attribution(str_of(attributions[i])), "%s",
			      attributions[i]);
}
END_TEST

START_TEST(orders_and_prose_are_no_attributions)
{
	for (size_t i = 0; i < COUNT(no_attributions); i++)
		ck_assert_msg(!phrase_is_attribution(str_of(no_attributions[i])), "%s",
			      no_attributions[i]);
}
END_TEST

START_TEST(dividers_are_known_and_dashes_alone_are_none)
{
	for (size_t i = 0; i < COUNT(dividers); i++)
		ck_assert_msg(phrase_is_divider(str_of(dividers[i])), "%s",
			      dividers[i]);
	for (size_t i = 0; i < COUNT(no_dividers); i++)
		ck_assert_msg(!phrase_is_divider(str_of(no_dividers[i])), "%s",
			      no_dividers[i]);
}
END_TEST

START_TEST(phone_lines_are_known)
{
	for (size_t i = 0; i < COUNT(devices); i++)
		ck_assert_msg(phrase_is_device(str_of(devices[i])), "%s", devices[i]);
	ck_assert(!phrase_is_device(STR("send 3 from my planet 2")));
}
END_TEST

static struct str trimmed(const char *text, unsigned *flags)
{
	struct buf b = buf_in(a);

	*flags = 0;
	const struct trimmed own = trim_text(a, str_of(text), flags);
	for (size_t i = 0; i < own.n; i++) {
		buf_add(&b, own.line[i]);
		buf_char(&b, '/');
	}
	return buf_str(&b);
}

static void expect(const char *text, const char *want)
{
	unsigned flags;
	struct str got = trimmed(text, &flags);
	ck_assert_msg(str_equal(got, str_of(want)), "%s\ngave " PRI_STR, text,
		      STR_ARG(got));
}

START_TEST(an_attribution_wrapped_over_lines_takes_no_order_with_it)
{
	expect("attack yellow 3 with 3 from 3, 1 from 1, 2 from 4, 1 from 5\n"
	       "On Thu, Nov 19, 2026 at 9:02 PM\nCosmic 7 via PostalGM\n<gm@example.org>\nwrote:\n> x\n",
	       "attack yellow 3 with 3 from 3, 1 from 1, 2 from 4, 1 from 5/");
	expect("limbo 1 to 2\nczw., 19 lis 2026 o 21:02 Cosmic <\ngm@example.org> napisał(a):\n> x\n",
	       "limbo 1 to 2/");
}
END_TEST

START_TEST(what_is_written_between_and_below_quotes_is_read)
{
	expect("> one\nattack yellow 3\n> two\n\nlimbo 1 to 2\n",
	       "attack yellow 3//limbo 1 to 2/");
	expect("On 19.11.26 21:02, Ann wrote:\n\n> --=-- write above this line --=--\n> x\nfinal\n",
	       "final/");
	expect("| old\nfinal\n", "final/");
}
END_TEST

START_TEST(the_cut_line_ends_the_text_however_it_is_wrapped)
{
	expect("final\n--=-- write above this line --=--\nlimbo 1 to 2\n", "final/");
	expect("final\n--=-- write above\nthis line --=--\nlimbo 1 to 2\n", "final/");
	expect("final\n--=--\nwrite above this\nline\n--=--\nlimbo 1 to 2\n", "final/");
	expect("final\n*--=-- WRITE ABOVE THIS LINE --=--*\nlimbo 1 to 2\n", "final/");
	expect("final\nAB> --=-- write above this line --=-- limbo 1\nlimbo 1 to 2\n",
	       "final/");
	expect("final\n----- write above this line -----\nlimbo 1 to 2\n", "final/");
	expect("please write above this line again\nfinal\n",
	       "please write above this line again/final/");
}
END_TEST

START_TEST(an_order_between_two_long_quoted_lines_is_no_tail_of_the_first)
{
	expect("> You need: an attack on a YELLOW planet, and a place for 1 token.\n"
	       "attack yellow 3 with 3 from 3\n> and more\n",
	       "attack yellow 3 with 3 from 3/");
	expect("> A line that no program wrapped is longer than eighty characters, as this one is, and\nattack yellow 3 with 3 from 3\n> and more\n",
	       "attack yellow 3 with 3 from 3/");
	expect("> a line that was wrapped at its seventy-second character leaves a\n"
	       "tailpiece\n> and more\nfinal\n",
	       "final/");
}
END_TEST

START_TEST(a_gateway_s_words_go_and_take_no_order_with_them)
{
	expect("[EXTERNAL]\nlimbo 1 to 2\n", "limbo 1 to 2/");
	expect("CAUTION: This email originated from outside.\nlimbo 1 to 2\n",
	       "limbo 1 to 2/");
	expect("Caution, Blue: I attack\nlimbo 1 to 2\n",
	       "Caution, Blue: I attack/limbo 1 to 2/");
	expect("limbo 1 to 2\n\nThis e-mail and any attachments are confidential.\nx\n",
	       "limbo 1 to 2/");
}
END_TEST

START_TEST(quotes_with_a_name_in_front_go)
{
	expect("AE> old\nlimbo 1 to 2\nAnn> old\n", "limbo 1 to 2/");
	expect("c1: attack 20 > compromise\nx> y\n",
	       "c1: attack 20 > compromise/x> y/");
}
END_TEST

START_TEST(a_phone_line_counts_only_at_the_end)
{
	expect("final\nSent from my iPhone\n", "final/");
	expect("Sent from my iPhone\na\nb\nc\n", "Sent from my iPhone/a/b/c/");
}
END_TEST

START_TEST(an_end_line_and_an_orders_line_stay)
{
	expect("orders turn 5\nlimbo 1 to 2\nend\nbye\n",
	       "orders turn 5/limbo 1 to 2/end/bye/");
}
END_TEST

/* ---- the safety property */

static const char report[] =
	"COSMIC ENCOUNTER BY MAIL - GAME CE-7 \"Kestrel\"      TURN 5, PHASE 1 OF 4\n"
	"========================================================================\n"
	"You are RED (Ann). Power: MIND.                          Report 5.1-Red\n"
	"Reply to this mail; your reply address is your key. Orders that come\n"
	"late do not count.\n"
	"You need: an attack on a YELLOW planet, and a place for 1 Limbo token.\n" TRIM_CUT_LINE
	"\n\n"
	"8 PRESS\n  Yellow to all: it\xe2\x80\x99s over.\n"
	"attack BELOW 1 with 4 from 1\n"
	"From BELOW comes nothing good\n"
	".BELOW\n"
	"10 YOUR ORDERS - copy to the top of your reply and fill in\n"
	"  attack BELOW __ with __ from __, __ from __\n"
	"  #   attack BELOW 3 with 2 from 1, 1 from 3\n"
	"  limbo 1 to BELOW\n  end\nHelp: mail HELP BELOW.\n";

static struct str our_letter(void)
{
	struct letter_out l = {
		.from_name = STR("Cosmic 7 via PostalGM"),
		.house = house.address,
		.reply_to = STR("gm+cosmic-7.red.x@example.org"),
		.to = STR("ann@example.net"),
		.subject = STR("[CE-7] T5 P1 report"),
		.message_id = STR("o.1.k7f3@example.org"),
		.kind = LETTER_AUTO_GENERATED,
		.instance = house.instance,
		.date = 1795719600,
		.body = str_of(report),
	};
	struct str bytes;
	struct err err = {0};

	ck_assert_msg(compose_letter(a, &l, &bytes, &err), "%s", err.text);
	return bytes;
}

static void expect_nothing_from_below(struct str bytes, const char *how)
{
	struct letter l;

	letter_read(a, &house, bytes, &l);
	if (l.class != LETTER_ORDERS && l.class != LETTER_EMPTY &&
	    l.class != LETTER_LIST)
		return;
	for (size_t i = 0; i < l.n_lines; i++)
		ck_assert_msg(str_find(l.lines[i], STR("BELOW")) == SIZE_MAX,
			      "%s: " PRI_STR, how, STR_ARG(l.lines[i]));
}

static struct buf reply(const char *type)
{
	struct buf b = buf_in(a);
	buf_printf(&b,
		   "From: ann@example.net\nTo: gm@example.org\nContent-Type: %s\n\n",
		   type);
	return b;
}

/* Each line after a prefix, wrapped at `width` without one, as old programs do. */
static struct str quoted(const char *prefix, size_t width)
{
	struct buf b = buf_in(a);
	struct str rest = str_of(report), line;

	while (str_line(&rest, &line)) {
		buf_z(&b, prefix);
		while (width && line.n > width) {
			size_t cut = width;
			while (cut > 0 && line.s[cut] != ' ')
				cut--;
			if (!cut)
				break;
			buf_add(&b, str_slice(line, 0, cut));
			buf_char(&b, '\n');
			line = str_slice(line, cut + 1, line.n);
		}
		buf_add(&b, line);
		buf_char(&b, '\n');
	}
	return buf_str(&b);
}

/* What an interleaved answer is about: the last lines above it, with one mark. */
START_TEST(a_line_has_the_quoted_lines_right_above_it)
{
	static const char *const text =
		"Hello\n> one\n> two\n\nfirst\nsecond\n\n>> three\n| four\nGM> five\n>\nthird\n> 1\n> 2\n> 3\n> 4\n> 5\n> 6\n> 7\nfourth\n";
	static const char *const above[] = {"",
					    "", /* the blank line below the quote */
					    "> one\n> two\n",
					    "",
					    "",
					    "> three\n> four\n> five\n",
					    "> 2\n> 3\n> 4\n> 5\n> 6\n> 7\n"};
	unsigned flags = 0;
	const struct trimmed own = trim_text(a, str_of(text), &flags);

	ck_assert_uint_eq(own.n, sizeof above / sizeof *above);
	for (size_t i = 0; i < own.n; i++)
		ck_assert_msg(str_equal(own.above[i], str_of(above[i])),
			      "line %zu: %.*s", i, STR_ARG(own.above[i]));
	const struct trimmed none =
		trim_text(a, STR("first\nsecond\n> last\n"), &flags);
	ck_assert_ptr_null(none.above);
}
END_TEST

START_TEST(what_is_quoted_begins_with_the_cut_line_or_is_nothing)
{
	const struct str text = STR("On Monday GM wrote:\n> Hello\n> " TRIM_CUT_LINE
				    "\n>\n\n> attack yellow 3\n");
	size_t n;
	struct str *lines = trim_quoted(a, text, 1000, &n);

	ck_assert_uint_eq(n, 3);
	ck_assert(str_equal(str_trim(lines[0]), STR(TRIM_CUT_LINE)));
	ck_assert(str_equal(lines[1], STR(">")));
	ck_assert(str_equal(lines[2], STR("> attack yellow 3")));
	trim_quoted(a, text, 40, &n);
	ck_assert_uint_eq(n, 0);
	trim_quoted(a, STR("> attack yellow 3\n"), 1000, &n);
	ck_assert_uint_eq(n, 0);
	trim_quoted(a, STR(""), 1000, &n);
	ck_assert_uint_eq(n, 0);
}
END_TEST

START_TEST(our_letter_fed_back_raw_is_a_loop)
{
	struct letter l;
	struct letter_house nobody = {0};

	letter_read(a, &house, our_letter(), &l);
	ck_assert_int_eq(l.class, LETTER_LOOP);
	ck_assert_uint_eq(l.n_lines, 0);
	letter_read(a, &nobody, our_letter(), &l);
	ck_assert_int_eq(l.class, LETTER_LOOP);
}
END_TEST

START_TEST(our_letter_quoted_in_any_way_leaves_nothing_from_below)
{
	static const char *const prefixes[] = {"",   "   ",  "AB> ", "> ",  ">",
					       "| ", "> > ", ">> ",  "\t> "};
	const size_t wrapped = 3; /* programs that prefix lines wrap them before */

	for (size_t p = 0; p < COUNT(prefixes); p++)
		for (size_t width = 0; width < 80; width = width ? width + 13 : 20) {
			struct buf b = reply("text/plain; charset=utf-8");
			buf_z(&b, "limbo 1 to 2\n\n");
			buf_add(&b, quoted(prefixes[p], p < wrapped ? width : 0));
			expect_nothing_from_below(buf_str(&b), prefixes[p]);
		}
}
END_TEST

START_TEST(our_letter_flowed_and_forwarded_leaves_nothing_from_below)
{
	static const char *const heads[] = {
		"---------- Forwarded message ---------\nFrom: gm@example.org\n\n",
		"-----Original Message-----\nFrom: gm@example.org\n\n",
		"Begin forwarded message:\n\nFrom: gm@example.org\n\n",
		"On Thu, Nov 19, 2026 at 9:02 PM Cosmic <gm@example.org> wrote:\n\n",
		"",
	};
	for (size_t i = 0; i < COUNT(heads); i++) {
		struct buf b = reply("text/plain; charset=utf-8; format=flowed");
		buf_z(&b, heads[i]);
		buf_z(&b, report);
		expect_nothing_from_below(buf_str(&b), heads[i]);
	}
}
END_TEST

START_TEST(our_letter_as_html_leaves_nothing_from_below)
{
	static const char *const frames[][2] = {
		{"<pre>", "</pre>"},
		{"<blockquote type=cite><pre>", "</pre></blockquote>"},
		{"<div>", "</div>"}, /* all lines run together */
		{"<table><tr><td>", "</td></tr></table>"},
		{"<div style=\"margin:0 0 0 40px;border:none\"><pre>", "</pre></div>"},
	};
	for (size_t i = 0; i < COUNT(frames); i++) {
		struct buf b = reply("text/html; charset=utf-8");
		buf_printf(&b, "<p>final</p>%s%s%s", frames[i][0], report,
			   frames[i][1]);
		expect_nothing_from_below(buf_str(&b), frames[i][0]);
	}
}
END_TEST

START_TEST(our_letter_as_a_list_of_html_lines_leaves_nothing_from_below)
{
	static const char *const tags[] = {"p", "div", "span", "li", "td"};

	for (size_t i = 0; i < COUNT(tags); i++) {
		struct buf b = reply("text/html; charset=utf-8");
		struct str rest = str_of(report), line;
		while (str_line(&rest, &line))
			buf_printf(&b, "<%s>" PRI_STR "</%s>\n", tags[i], STR_ARG(line),
				   tags[i]);
		expect_nothing_from_below(buf_str(&b), tags[i]);
	}
}
END_TEST

START_TEST(our_letter_attached_leaves_nothing_from_below)
{
	struct buf b = reply("multipart/mixed; boundary=zz");

	buf_z(&b, "--zz\n\nlook\n--zz\nContent-Type: message/rfc822\n\n");
	buf_add(&b, our_letter());
	buf_z(&b, "\n--zz--\n");
	expect_nothing_from_below(buf_str(&b), "attached");
}
END_TEST

START_TEST(our_letter_in_quoted_printable_and_base64_leaves_nothing_from_below)
{
	struct buf b = buf_in(a);

	buf_z(&b,
	      "From: ann@example.net\nTo: gm@example.org\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: quoted-printable\n\n");
	encode_quoted(&b, str_of(report));
	expect_nothing_from_below(buf_str(&b), "quoted-printable");
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("trim");
	TCase *t = tcase_create("trim");

	tcase_set_timeout(t, 60);
	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, attributions_are_known_in_more_than_twenty_languages);
	tcase_add_test(t, orders_and_prose_are_no_attributions);
	tcase_add_test(t, dividers_are_known_and_dashes_alone_are_none);
	tcase_add_test(t, phone_lines_are_known);
	tcase_add_test(t, an_attribution_wrapped_over_lines_takes_no_order_with_it);
	tcase_add_test(t, what_is_written_between_and_below_quotes_is_read);
	tcase_add_test(t, the_cut_line_ends_the_text_however_it_is_wrapped);
	tcase_add_test(t,
		       an_order_between_two_long_quoted_lines_is_no_tail_of_the_first);
	tcase_add_test(t, a_gateway_s_words_go_and_take_no_order_with_them);
	tcase_add_test(t, quotes_with_a_name_in_front_go);
	tcase_add_test(t, a_phone_line_counts_only_at_the_end);
	tcase_add_test(t, an_end_line_and_an_orders_line_stay);
	tcase_add_test(t, our_letter_fed_back_raw_is_a_loop);
	tcase_add_test(t, a_line_has_the_quoted_lines_right_above_it);
	tcase_add_test(t, what_is_quoted_begins_with_the_cut_line_or_is_nothing);
	tcase_add_test(t, our_letter_quoted_in_any_way_leaves_nothing_from_below);
	tcase_add_test(t, our_letter_flowed_and_forwarded_leaves_nothing_from_below);
	tcase_add_test(t, our_letter_as_html_leaves_nothing_from_below);
	tcase_add_test(t, our_letter_as_a_list_of_html_lines_leaves_nothing_from_below);
	tcase_add_test(t, our_letter_attached_leaves_nothing_from_below);
	tcase_add_test(
		t, our_letter_in_quoted_printable_and_base64_leaves_nothing_from_below);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
