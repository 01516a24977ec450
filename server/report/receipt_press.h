/* What a receipt shows of the press that was taken from a letter: its readers, when it goes out, and its text.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_RECEIPT_PRESS_H
#define SERVER_RECEIPT_PRESS_H

#include "server/report/receipt.h"

void receipt_press(struct page *, const struct receipt *);

#endif
