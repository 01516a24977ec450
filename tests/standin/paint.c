/* A stand-in for postalgm-paint, for tests: its name says what it answers in place of a picture.
 * SPDX-License-Identifier: ISC */
#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/process/child.h"
#include "base/process/message.h"
#include "server/render/painter.h"

static struct arena *a;

static void say(int kind, struct str what)
{
	struct message_out m = message_begin(a, kind);
	struct err cut = {0};

	message_put_str(&m, what);
	if (!message_send(CHILD_FD, &m, &cut))
		_exit(0);
}

static void octets(const char *s, size_t n)
{
	if (write(CHILD_FD, s, n) < 0)
		_exit(0);
}

/* A head as a PNG of one pixel has it, and anything after it. */
static void other(void)
{
	static const char png[] =
		"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\1\0\0\0\1\x08\2 and so on";

	say(PAINTER_DONE, (struct str){png, sizeof png - 1});
}

/* clang-format off */
static void html(void)    { say(PAINTER_DONE, STR("<script>alert(1)</script>")); }
static void garbage(void) { octets("\5\0\0\0Pwhat", 9); }
static void half(void)    { octets("\xff\0\0\0Ps", 6), _exit(0); }
static void endless(void) { octets("\xff\xff\xff\x7fP", 5); }
static void words(void)   { say(PAINTER_NOT, STR("no\033[2J\r\nevent=fine")); }
static void slow(void)    { sleep(2), say(PAINTER_NOT, STR("no picture today")); }
static const struct { const char *name; void (*answers)(void); } all[] = {
	{"other", other}, {"html", html}, {"garbage", garbage}, {"half", half},
	{"endless", endless}, {"words", words}, {"slow", slow},
};
/* clang-format on */

int main(void)
{
	char path[4096];
	ssize_t n = readlink("/proc/self/exe", path, sizeof path - 1);
	const char *mark = "/painter-", *name;
	struct message_in in;

	path[n > 0 ? n : 0] = '\0';
	name = strstr(path, mark);
	a = arena_create();
	while (name && message_receive(CHILD_FD, a, PAINTER_FIGURE_MAX, MESSAGE_FOREVER,
				       &in) == MESSAGE_HERE)
		for (size_t i = 0; i < sizeof all / sizeof *all; i++)
			if (strcmp(name + strlen(mark), all[i].name) == 0)
				all[i].answers();
	return 1;
}
