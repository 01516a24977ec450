/* Received: the lines by which each server on a letter's way says when it took it, the
 * latest on top. Anybody can write such lines beneath those of our own servers.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_RECEIVED_H
#define MAIL_RECEIVED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/str.h"

/* The host behind "by" of a Received value, outside comments; empty where there is none.
 */
struct str received_by(struct str value);

/* Is the host one of `own`? */
bool received_is_own(struct str host, const struct str *own, size_t n);

/* Did a host of ours, or a program on the same machine, hand the letter on, by a line of
 * one of ours? Otherwise that line is the border: what stands beneath it came with the
 * letter. */
bool received_is_inner(struct str value, const struct str *own, size_t n);

/* When the letter came to the first of `own` hosts that took it, UTC seconds; 0: none of
 * them says. From the top, as long as a line is by an own host; the walk ends with the
 * first that was taken from a host not our own, as whose name counts what our server found
 * out ("(name [address])"), not what it was told. `bytes` is a letter, as it came. */
int64_t received_arrival(struct str bytes, const struct str *own, size_t n);

#endif
