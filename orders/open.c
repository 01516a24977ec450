/* Which orders are legal in the open phase.
 * SPDX-License-Identifier: ISC */
#include "orders/vocab.h"

int vocab_kind(const struct vocab *v, int turn, int phase)
{
	return turn == 0 && v->setup_phases ? v->n_phases + phase : phase;
}

unsigned vocab_open(const struct vocab *v, const void *view, int turn, int phase)
{
	if (phase < 1)
		return 0;
	return v->open && view ? v->open(view) : PHASE(vocab_kind(v, turn, phase));
}

unsigned reader_open(const struct reader *r)
{
	return vocab_open(r->vocab, r->view, r->turn, r->phase);
}
