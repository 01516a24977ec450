/* Each advantage is used in one scene and cancelled by a Karama in another [DU-058]: their titles begin with its key.
 * SPDX-License-Identifier: ISC */
#include <dirent.h>
#include <stdio.h>

#include "tests/rules/dune/dune_kit.h"

enum { LINE_CHARS = 400 };
static bool is_used[DU_ADVANTAGES], is_cancelled[DU_ADVANTAGES];

/* "scene   BG.WAR: ...", "scene   BG.WAR cancelled: ..." */
static void note_title(const char *title)
{
	title += strspn(title, " \t");
	for (int i = 0; i < DU_ADVANTAGES; i++) {
		const char *key = du_advantages[i].key;
		size_t n = strlen(key);
		if (strncmp(title, key, n) != 0)
			continue;
		is_used[i] |= title[n] == ':';
		is_cancelled[i] |= strncmp(title + n, " cancelled", 10) == 0;
	}
}

static void note_titles(const char *path)
{
	char line[LINE_CHARS];
	FILE *in = fopen(path, "r");

	ck_assert_ptr_nonnull(in);
	while (fgets(line, sizeof line, in))
		if (strncmp(line, "scene", 5) == 0)
			note_title(line + 5);
	fclose(in);
}

START_TEST(each_advantage_is_used_and_cancelled_in_a_scene)
{
	static const char folder[] = "tests/rules/dune";
	DIR *all = opendir(folder);
	const struct dirent *e;
	char path[LINE_CHARS];

	ck_assert_ptr_nonnull(all);
	while ((e = readdir(all)))
		if (strstr(e->d_name, ".scene")) {
			snprintf(path, sizeof path, "%s/%.100s", folder, e->d_name);
			note_titles(path);
		}
	closedir(all);
	for (int i = 0; i < DU_ADVANTAGES; i++) {
		ck_assert_msg(is_used[i], "no scene: %s:", du_advantages[i].key);
		ck_assert_msg(is_cancelled[i], "no scene: %s cancelled",
			      du_advantages[i].key);
	}
}
END_TEST

DUNE_MAIN("dune/cover", each_advantage_is_used_and_cancelled_in_a_scene)
