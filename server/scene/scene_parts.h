/* Reading scenes, between its files: scene_read.c goes from line to line, scene_head.c
 * understands the head.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_SCENE_PARTS_H
#define SERVER_SCENE_PARTS_H

#include "server/scene/scene_read.h"

enum scene_part { PART_NONE, PART_HEAD, PART_GIVEN, PART_ORDERS, PART_EXPECT };
enum { SCENE_OPTIONS = 32, SCENE_HEAD_LINES = 64 };

/* A line of the head, with the number of its word. */
struct scene_head_line {
	int line;
	struct str raw;
	int word;
};

struct scene_reading {
	struct arena *a;
	struct scene_file *out;
	const char *file;
	enum scene_part part;
	int line;
	struct str raw;      /* the line, whole */
	struct scene *scene; /* the open one */
	int n_head;
	struct scene_head_line head[SCENE_HEAD_LINES];
};

int scene_column(const struct scene_reading *, struct str at);
void scene_fault(struct scene_reading *, struct str at, const char *what);
/* Each reads a word, or notes its fault. */
/* The last number that a phase of that turn may have, under any options. */
int scene_phases_most(const struct game_rules *, int turn);
bool scene_expect_number(struct scene_reading *, struct str word, int min, int max,
			 int *out);
bool scene_expect_seat(struct scene_reading *, struct str word, int *out);
void scene_expect_end(struct scene_reading *, struct str rest);

/* The head comes in any order: each line is kept, and understood at the end of the
 * head. */
void scene_head_line(struct scene_reading *, struct str word);
void scene_end_of_head(struct scene_reading *);
/* `phase` may be in the head and in `given`. */
void scene_first_phase(struct scene_reading *, struct str rest);

#endif
