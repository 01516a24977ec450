/* The evidence of a letter's writer: our addresses and their keys,
 * Authentication-Results, Received. The first line is the address written to, the
 * second the writer's, the rest the trace.
 * SPDX-License-Identifier: ISC */
#include "tests/fuzz/fuzz.h"

#include "base/arena.h"
#include "mail/trust/received.h"
#include "mail/trust/trust.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const struct str own[] = {{"mx.example.org", 14}};
	static const struct keys keys = {.n = 1, .key = {{.id = 1, .made = 1}}};
	struct arena *a = arena_create();
	struct str rest = {(const char *)data, size}, to = {0}, from = {0};
	struct address ad;
	int phase;

	(void)(str_line(&rest, &to) && str_line(&rest, &from));
	(void)address_compare(to, from);
	if (address_parse(to, STR("gm@example.org"), &ad) && ad.kind == ADDRESS_SEAT) {
		struct token_claim c = token_reply(ad.game, ad.seat, 1, 0);
		HOLDS(token_check(&keys, 2, ad.key, &c, &phase) != TOKEN_GOOD ||
		      (phase >= 0 && phase <= TOKEN_PHASE_MAX));
	}
	struct authres said;
	authres_read(rest,
		     &(struct authres_server){STR("mx.example.org"), own, 1, false},
		     &said);
	HOLDS(said.n_dkim <= AUTHRES_DKIM_MAX);
	HOLDS(!authres_vouches(&said, from) || said.n_fields > 0);
	HOLDS(received_arrival(rest, own, 1) >= 0);
	arena_destroy(a);
	return 0;
}
