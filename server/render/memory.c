/* Memory: see memory.h.
 * SPDX-License-Identifier: ISC */
#include "server/render/memory.h"

#include <jansson.h>
#include <libxml/xmlmemory.h>
#include <stdlib.h>
#include <string.h>

static void *or_die(void *p)
{
	if (!p)
		abort();
	return p;
}

static void *get(size_t n)
{
	return or_die(malloc(n ? n : 1));
}

static void *get_more(void *old, size_t n)
{
	return or_die(realloc(old, n ? n : 1));
}

static char *get_copy(const char *s)
{
	size_t n = strlen(s) + 1;

	return memcpy(get(n), s, n);
}

void memory_or_die(void)
{
	json_set_alloc_funcs(get, free);
	xmlMemSetup(free, get, get_more, get_copy);
}
