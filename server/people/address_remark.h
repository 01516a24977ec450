/* An address that the GM writes: is it what they mean?
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_ADDRESS_REMARK_H
#define SERVER_ADDRESS_REMARK_H

#include "server/home/home.h"

/* A sentence on "NAME <ADDRESS>", before anything is done with it: the address is known under another
 * name, or its domain is one slip away from one that people here have. Empty if there is nothing to
 * say, or if it is not an address at all. */
bool address_remark(struct home *, struct arena *, struct str person,
		    struct str *remark, struct err *) MUST_USE;

#endif
