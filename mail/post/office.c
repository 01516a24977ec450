/* Confines the fetcher and the sender: see office.h.
 * SPDX-License-Identifier: ISC */
#include "mail/post/office.h"

#include <string.h>

#include "base/process/confine.h"

/* For letters of 1 MiB in groups, and lists of some 100,000. */
enum { MEMORY_MIB = 768, PATHS_MAX = 64 };

static const char maildir[] = "maildir:";

/* How a name is found, whose certificates are believed; libraries that load others. Not all
 * of /etc: passwords are there too. */
static const char *const for_servers[] = {
	"/etc/resolv.conf",
	"/etc/hosts",
	"/etc/host.conf",
	"/etc/nsswitch.conf",
	"/etc/gai.conf",
	"/etc/services",
	"/etc/protocols",
	"/etc/localtime",
	"/etc/ld.so.cache",
	"/etc/ssl",
	"/etc/pki",
	"/etc/ca-certificates",
	"/etc/crypto-policies",
	"/etc/gnutls",
	"/etc/pkcs11",
	"/run/systemd/resolve",
	"/run/resolvconf",
	"/run/NetworkManager",
	"/usr/lib",
	"/usr/lib64",
	"/usr/share",
	"/usr/local/lib",
	"/usr/local/share",
	"/lib",
	"/lib64",
	"/dev/null",
	"/dev/urandom",
};

static size_t add(struct confine_path paths[], size_t n, const char *path)
{
	if (path)
		paths[n++] = (struct confine_path){.path = path};
	return n;
}

void office_confine(const char *url, const char *ca_file)
{
	struct confine_path paths[PATHS_MAX];
	struct confine c = {.flags = CONFINE_PROGRAMS | CONFINE_PROCESSES,
			    .memory_mib = MEMORY_MIB,
			    .paths = paths};

	_Static_assert(sizeof for_servers / sizeof *for_servers + 1 <= PATHS_MAX,
		       "room for all");
	if (strncmp(url, maildir, strlen(maildir)) == 0) {
		paths[c.n_paths++] = (struct confine_path){
			.path = url + strlen(maildir), .write = true};
		c.flags |= CONFINE_NETWORK;
	} else {
		for (size_t i = 0; i < sizeof for_servers / sizeof *for_servers; i++)
			c.n_paths = add(paths, c.n_paths, for_servers[i]);
		c.n_paths = add(paths, c.n_paths, ca_file);
	}
	confine(&c);
}
