/* config check --connect: the mailboxes are asked.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_GM_CONFIG_H
#define SERVER_GM_CONFIG_H

struct config;
struct gm;

/* Asks all mailboxes at the same time whether they can be listed, and changes nothing
 * in them. `say` is told about each, with its place in the configuration, whether it
 * answers, and what is wrong. */
struct gm_mailbox {
	const char *place, *url;
	bool answers;
	const char *why;
};
void gm_config_connect(struct gm *, const struct config *,
		       void (*say)(void *with, const struct gm_mailbox *), void *with);

#endif
