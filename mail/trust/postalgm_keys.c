/* postalgm-keys: the process that holds the secret of the reply keys, and answers whether a
 * key is good, or with a new one. usage: postalgm-keys KEYFILE, by the core alone.
 * SPDX-License-Identifier: ISC */
#include <sodium.h>
#include <stdio.h>

#include "base/arena.h"
#include "base/process/child.h"
#include "base/process/confine.h"
#include "mail/trust/key_words.h"

enum { MEMORY_MIB = 64 };

static bool say_first(bool ready, const char *why)
{
	struct arena *a = arena_create();
	struct message_out m = message_begin(a, ready ? KEY_SAY_READY : KEY_SAY_NOT);
	struct err cut = {0};

	if (!ready)
		message_put_str(&m, str_of(why));
	bool ok = message_send(CHILD_FD, &m, &cut);
	arena_destroy(a);
	return ok;
}

int main(int argc, char *argv[])
{
	static const struct confine all = {.flags = CONFINE_COMPUTE,
					   .memory_mib = MEMORY_MIB};
	static struct keys keys;
	struct err err = {0};

	if (argc != 2) {
		fputs("postalgm-keys is started by postalgm and postalgmd\n", stderr);
		return 2;
	}
	child_settle("postalgm-keys");
	bool ready = (sodium_init() >= 0 || err_set(&err, "libsodium cannot start")) &&
		     keyfile_read(argv[1], &keys, &err);
	if (!say_first(ready, err.text) || !ready)
		return 1;
	/* Out of swap, where the limits of this machine allow it. */
	(void)!sodium_mlock(&keys, sizeof keys);
	confine(&all);
	return key_serve(&keys, CHILD_FD);
}
