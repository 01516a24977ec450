/* Arena: memory by lifetime. Things that belong together are freed together: one arena
 * for a letter, one for a phase. If memory runs out the process ends; the inbox makes
 * that harmless.
 * SPDX-License-Identifier: ISC */
#ifndef BASE_ARENA_H
#define BASE_ARENA_H

#include <stddef.h>

struct arena;

struct arena *arena_create(void);
void arena_destroy(struct arena *); /* NULL is allowed */

/* Forgets everything that was allocated, but keeps some of the memory for reuse. */
void arena_reset(struct arena *);

/* `n` zeroed bytes, aligned for any type. Never NULL. */
void *arena_alloc(struct arena *, size_t n);

/* The same, not zeroed, for memory that is written before it is read. */
void *arena_room(struct arena *, size_t n);

/* A larger copy of `old` (`n_old` bytes); grows in place if `old` was allocated
 * last. */
void *arena_grow(struct arena *, void *old, size_t n_old, size_t n_new);

/* The same; what is new is not zeroed. */
void *arena_grow_room(struct arena *, void *old, size_t n_old, size_t n_new);

/* `items` with room for one more after its first `n`, of `size` bytes each. Begin with
 * NULL and 0, and grow the list only by this function: the room doubles, so a list
 * takes at most four times its length, however long a stranger's letter makes it. */
void *arena_more(struct arena *, void *items, size_t n, size_t size);

/* The new last item of such a list, for the caller to set; counts `n` up. Evaluates its
 * arguments more than once. */
#define arena_push(a, items, n)                                                        \
	((items) = arena_more((a), (items), (size_t)(n), sizeof *(items)),             \
	 (items) + (n)++)

/* Room for a list that begins with `n` items from elsewhere and may grow by arena_push. */
#define arena_list(a, type, n)                                                         \
	((type *)arena_alloc_array((a), sizeof(type), arena_list_room(n)))
size_t arena_list_room(size_t n);

/* The most bytes that it ever held from the system at one time. */
size_t arena_peak(const struct arena *);

#define arena_new(a, type) ((type *)arena_alloc((a), sizeof(type)))
#define arena_array(a, type, n) ((type *)arena_alloc_array((a), sizeof(type), (n)))

/* `count` items of `size` bytes. A product beyond size_t ends the process. */
void *arena_alloc_array(struct arena *, size_t size, size_t count);

/* A place to come back to: memory allocated after the mark is released. */
struct arena_mark {
	void *block;
	size_t used;
};
struct arena_mark arena_mark(struct arena *);
void arena_rewind(struct arena *, struct arena_mark);

#endif
