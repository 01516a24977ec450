/* config check --connect: the mailboxes are asked, and a letter is sent.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_GM_CONFIG_H
#define SERVER_GM_CONFIG_H

#include "base/str.h"

struct config;
struct gm;

/* The command: names each fault; with --connect it tries all ways. */
int gm_config_check(struct gm *);

/* Opens the way out, and lets a server take one letter to the GM; a Maildir is only opened, for a
 * letter in it would be sent by whatever picks it up there. Texts live in the command's arena. */
struct gm_way_out {
	const char *url;
	struct str to; /* who gets the letter; empty: none was sent */
	bool answers;
	const char *why; /* what is wrong, in the server's words; empty if it answers */
	int64_t trusted_until; /* as of a mailbox */
};
void gm_config_send(struct gm *, const struct config *, struct gm_way_out *);

#endif
