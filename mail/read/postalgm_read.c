/* postalgm-read: reads strangers' letters, each in a process of its own (mail/read/nursery.h). It
 * is started by the programs of the house, not by people.
 * SPDX-License-Identifier: ISC */
#include "mail/read/nursery.h"

int main(int argc, char **argv)
{
	return nursery(letter_read, argc > 1 ? argv[1] : NULL);
}
