/* Remarks on addresses: see address_remark.h.
 * SPDX-License-Identifier: ISC */
#include "server/people/address_remark.h"

#include "base/arena.h"
#include "base/spell.h"
#include "schema/persons.h"

static struct str domain_of(struct str address)
{
	size_t at = str_find_char(address, '@');

	return at == SIZE_MAX ? STR("") : str_slice(address, at + 1, address.n);
}

/* The domain of somebody here that is one slip away; empty if somebody has this one, or none is near. */
static bool domain_meant(struct home *h, struct arena *a, struct str domain,
			 struct str *meant, struct err *err)
{
	struct person *all;
	struct str *addresses;
	int n, n_addresses;

	*meant = STR("");
	if (!persons_list(h->store, a, &all, &n, err))
		return false;
	for (int i = 0; i < n; i++) {
		if (!persons_addresses(h->store, a, all[i].id, &addresses, &n_addresses,
				       err))
			return false;
		for (int k = 0; k < n_addresses; k++) {
			struct str known = domain_of(addresses[k]);
			int slips = spell_distance(domain, known, 1);
			if (slips == 0) {
				*meant = STR("");
				return true;
			}
			if (slips == 1)
				*meant = known;
		}
	}
	return true;
}

bool address_remark(struct home *h, struct arena *a, struct str person,
		    struct str *remark, struct err *err)
{
	struct str name, address, meant;
	struct err none = {0};
	struct person p;
	bool found;

	*remark = STR("");
	if (!config_read_address(person, &name, &address, &none))
		return true;
	if (!persons_of_address(h->store, a, address, &found, &p, err))
		return false;
	if (found && name.n && p.name.n && !str_iequal(name, p.name))
		*remark = str_printf(
			a,
			"%.*s is known here as %.*s: the house takes them for one person, with one record. If %.*s is somebody else, ask for an address of their own.",
			STR_ARG(address), STR_ARG(p.name), STR_ARG(name));
	if (found)
		return true;
	if (!domain_meant(h, a, domain_of(address), &meant, err))
		return false;
	if (meant.n)
		*remark = str_printf(
			a,
			"Nobody else here has an address at %.*s: did you mean %.*s@%.*s?",
			STR_MADE(a, domain_of(address)),
			STR_ARG(str_slice(address, 0, str_find_char(address, '@'))),
			STR_ARG(meant));
	return true;
}
