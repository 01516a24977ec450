/* Options: see options.h.
 * SPDX-License-Identifier: ISC */
#include "rules/pieces/options.h"

static bool is_switch(const char *values)
{
	return str_is(str_of(values), "off|on") || str_is(str_of(values), "on|off");
}

/* The place of the word in the list; of a switch whether it is on. */
static bool read_word(const char *values, struct str value, uint8_t *out)
{
	struct str rest = str_of(values);

	for (uint8_t place = 0; rest.n; place++)
		if (str_iequal(str_until(&rest, '|'), value)) {
			*out = is_switch(values) ? str_is(value, "on") : place;
			return true;
		}
	return false;
}

/* "20" of "0..20" */
static bool read_number(struct str range, struct str value, uint8_t *out)
{
	size_t dots = str_find(range, STR(".."));
	int64_t n, least, most;

	if (dots == SIZE_MAX ||
	    !str_int(str_slice(range, 0, dots), 0, UINT8_MAX, &least) ||
	    !str_int(str_slice(range, dots + 2, range.n), 0, UINT8_MAX, &most) ||
	    !str_int(value, least, most, &n))
		return false;
	*out = (uint8_t)n;
	return true;
}

static bool read(const char *values, struct str value, uint8_t *out)
{
	struct str range = str_of(values);

	if (str_find(range, STR("..")) == SIZE_MAX)
		return read_word(values, value, out);
	str_until(&range, '|');
	return read_number(range, value, out);
}

void options_default(const struct options_places *o, void *options)
{
	for (int i = 0; o->table[i].name; i++) {
		struct str rest = str_of(o->table[i].values);
		struct str first = str_until(&rest, '|');
		uint8_t *byte = (uint8_t *)options + o->place[i];
		*byte = 0;
		(void)read(o->table[i].values, first, byte);
	}
}

bool options_set(const struct options_places *o, void *options, struct str name,
		 struct str value, struct err *err)
{
	for (int i = 0; o->table[i].name; i++)
		if (str_is(name, o->table[i].name))
			return read(o->table[i].values, value,
				    (uint8_t *)options + o->place[i]) ||
			       err_refuse(err, "option %s is one of %s, not %.*s",
					  o->table[i].name, o->table[i].values,
					  STR_ARG(value));
	return err_refuse(err, "there is no option %.*s", STR_ARG(name));
}
