/* postalgm: the GM's command line. See gm.h.
 * SPDX-License-Identifier: ISC */
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <sys/stat.h>

#include "server/cli/gm_table.h"
#include "server/render/memory.h"

int main(int argc, char *argv[])
{
	memory_or_die();
	setlocale(LC_CTYPE, "");
	umask(0077); /* letters and keys are nobody else's */
	signal(SIGPIPE, SIG_DFL);
	return gm_main(argc, argv, stdin, stdout, stderr);
}
