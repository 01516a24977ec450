/* Tags are written as they are asked for, and what people wrote ends neither an element nor an attribute: libxml2
 * reads back just what went in.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <libxml/parser.h>
#include <libxml/tree.h>
#include <string.h>

#include "base/arena.h"
#include "server/render/tags/tags.h"

static struct arena *a;

static void set_up(void)
{
	a = arena_create();
}

static void tear_down(void)
{
	arena_destroy(a);
}

START_TEST(elements_are_ended_as_html_wants)
{
	struct tags t = tags_in(a, 0);

	tags_open(&t, "tr");
	tags_attr_own(&t, "class", "won");
	tags_open(&t, "td");
	tags_close(&t);
	tags_open(&t, "td");
	tags_text(&t, STR("1"));
	tags_open(&t, "br");
	tags_close_void(&t);
	tags_raw(&t, STR("<b>2</b>"));
	tags_close(&t);
	tags_close(&t);
	ck_assert(str_equal(
		tags_written(&t),
		STR("<tr class=\"won\"><td></td><td>1<br/><b>2</b></td></tr>")));
}
END_TEST

/* What was written so far has its start tags ended: the caller may add its own. */
START_TEST(what_was_written_can_be_asked_for_at_any_time)
{
	struct tags t = tags_in(a, 0);

	tags_open(&t, "p");
	ck_assert(str_equal(tags_written(&t), STR("<p>")));
	tags_close(&t);
	ck_assert(str_equal(tags_written(&t), STR("<p></p>")));
}
END_TEST

/* Every character of one byte, and some of more: alone, and with markup about it. */
START_TEST(what_people_wrote_stays_text)
{
	static const char *const about[] = {"",    "<script>", "\"><i>", "&amp;&#60;",
					    "]]>", "<!--",     "é\"→'"};

	for (int c = 1; c < 128; c++)
		for (size_t i = 0; i < sizeof about / sizeof *about; i++) {
			struct tags t = tags_in(a, 0);
			bool has_place = (c >= ' ' && c < 0x7f) || c == '\n';
			struct str wrote =
				str_printf(a, "a%s%c%s", about[i], c, about[i]);
			struct str wanted = str_printf(a, "a%s%c%s", about[i],
						       has_place ? c : ' ', about[i]);
			tags_open(&t, "p");
			tags_attr(&t, "title", wrote);
			tags_text(&t, wrote);
			tags_close(&t);
			struct str out = tags_written(&t);
			xmlDoc *doc = xmlReadMemory(out.s, (int)out.n, "t", "UTF-8",
						    XML_PARSE_NONET);
			ck_assert_msg(doc != NULL, "%.*s", STR_ARG(out));
			xmlNode *p = xmlDocGetRootElement(doc);
			xmlChar *text = xmlNodeGetContent(p),
				*title = xmlGetProp(p, BAD_CAST "title");
			ck_assert_uint_eq(xmlChildElementCount(p), 0);
			ck_assert(str_equal(str_of((char *)text), wanted));
			ck_assert(str_equal(str_of((char *)title), wanted));
			xmlFree(text);
			xmlFree(title);
			xmlFreeDoc(doc);
		}
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("server/tags");
	TCase *t = tcase_create("tags");

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, elements_are_ended_as_html_wants);
	tcase_add_test(t, what_was_written_can_be_asked_for_at_any_time);
	tcase_add_test(t, what_people_wrote_stays_text);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
