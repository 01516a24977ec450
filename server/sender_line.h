/* What a sender says to the daemon, a byte each; the daemon says "\0" for "look".
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_SENDER_LINE_H
#define SERVER_SENDER_LINE_H

enum { SENDER_ALIVE = 'a', SENDER_SLOW = 's', SENDER_FREE = 'f' };

#endif
