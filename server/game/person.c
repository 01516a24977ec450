/* A person as the GM types them.
 * SPDX-License-Identifier: ISC */
#include "server/game/person.h"

#include "base/arena.h"
#include "mail/trust/address.h"
#include "schema/persons.h"

bool person_read(struct home *h, struct arena *a, struct str text, struct str *name,
		 struct str *address, struct err *err)
{
	struct address ours;
	struct person p;
	bool found;

	if (!config_read_address(text, name, address, err))
		return false;
	if (address_parse(*address, h->house.address, &ours))
		return err_refuse(
			err,
			"%.*s is the address that players write to: letters sent there would come back to us",
			STR_ARG(*address));
	if (!persons_of_address(h->store, a, *address, &found, &p, err))
		return false;
	if (found && p.blocked)
		return err_refuse(
			err,
			"%.*s is blocked%s%.*s; `postalgm person block %.*s --off` ends that",
			STR_ARG(*address), p.block_why.n ? ": " : "",
			STR_ARG(p.block_why), STR_ARG(*address));
	if (name->n == 0)
		*name = str_slice(*address, 0, str_find_char(*address, '@'));
	*name = str_dup(a, *name);
	*address = str_dup(a, *address);
	return true;
}
