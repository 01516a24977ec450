/* Received: the lines by which each server on a letter's way says when it took it, the
 * latest on top. Below the lines of our own servers, anybody can have written them.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_RECEIVED_H
#define MAIL_RECEIVED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/str.h"

/* The host after "by" in a Received value, outside comments; empty if there is none. */
struct str received_by(struct str value);

/* Is the host one of `own`? */
bool received_is_own(struct str host, const struct str *own, size_t n);

/* Did a host of ours, or a program on the same machine, hand the letter on, by a line
 * of one of our hosts? If not, that line is the border: everything below it came with
 * the letter. */
bool received_is_inner(struct str value, const struct str *own, size_t n);

/* When the letter came to the first of `own` hosts that took it, UTC seconds; 0: none
 * of them says. Walks from the top, as long as lines are by own hosts, and ends with
 * the first that took it from a foreign host. A foreign host's name is what our server
 * found out ("(name [address])"), not what it was told. `bytes` is a letter, as it
 * came. */
int64_t received_arrival(struct str bytes, const struct str *own, size_t n);

#endif
