/* A figure as values of a message (message.h), for the process that draws it. A figure
 * that was read is sound, however it was written: its numbers are within limits, its
 * texts are UTF-8, each shape has the points that its kind needs, each group is ended.
 * SPDX-License-Identifier: ISC */
#ifndef BASE_FIGURE_MESSAGE_H
#define BASE_FIGURE_MESSAGE_H

#include "base/figure.h"
#include "base/process/message.h"

enum { FIGURE_SIDE_MAX = 10000 }; /* units across, and down */

void figure_put(struct message_out *, const struct figure *);
/* Its texts are views into the message. false: the message is bad. */
bool figure_take(struct message_in *, struct arena *, struct figure *) MUST_USE;

#endif
