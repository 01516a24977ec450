/* A stand-in for postalgm-read, for tests. It is there under several names, and its name
 * says how its readers are; the moody one does what its letter says.
 * SPDX-License-Identifier: ISC */
#define _GNU_SOURCE /* process_vm_readv */
#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/process/child.h"
#include "base/process/message.h"
#include "mail/read/nursery.h"

static void die(void)
{
	abort();
}

static void sleep_on(void)
{
	char c;

	while (read(CHILD_FD, &c, 1) > 0) /* nobody sends more meanwhile */
		;
}

/* Uses the processor for so long. */
static void compute(double seconds)
{
	struct rusage used;

	do
		getrusage(RUSAGE_SELF, &used);
	while ((double)used.ru_utime.tv_sec + (double)used.ru_utime.tv_usec / 1e6 +
		       (double)used.ru_stime.tv_sec +
		       (double)used.ru_stime.tv_usec / 1e6 <
	       seconds);
}

static void spin(void)
{
	compute(3600);
}

/* Its limit is its own to raise; the kernel does not end it then. */
static void spin_on(void)
{
	setrlimit(RLIMIT_CPU, &(struct rlimit){RLIM_INFINITY, RLIM_INFINITY});
	spin();
}

static void think(void)
{
	compute(0.5);
}

/* As on a machine that has little time for it. */
static void dawdle(void)
{
	for (int i = 1; i <= 15; i++) {
		compute(0.01 * i);
		poll(NULL, 0, 100);
	}
}

static void eat(size_t mib)
{
	char *much = malloc(mib << 20);

	if (!much)
		abort();
	memset(much, 1, mib << 20);
}

static void eat_little(void)
{
	eat(32);
}

static void eat_much(void)
{
	eat(128);
}

/* A limit that is not as it should be, or a descriptor of the daemon's: dies of it. */
static void look_round(void)
{
	struct rlimit files, size, core;
	struct stat st;

	getrlimit(RLIMIT_NOFILE, &files);
	getrlimit(RLIMIT_FSIZE, &size);
	getrlimit(RLIMIT_CORE, &core);
	if (files.rlim_cur != 8 || size.rlim_max || core.rlim_max || fstat(4, &st) == 0)
		abort();
}

/* clang-format off */
static bool opens(void)   { return open("/etc/passwd", O_RDONLY) >= 0; }
static bool writes(void)  { return write(1, "x", 1) == 1; }
static bool calls(void)   { return socket(AF_INET, SOCK_STREAM, 0) >= 0; }
static bool forks(void)   { return fork() >= 0; }
static bool execs(void)   { return execl("/bin/true", "true", (char *)NULL) != 0; }
static bool kills(void)   { return kill(getppid(), 0) == 0; }
static bool traces(void)  { return ptrace(PTRACE_ATTACH, getppid(), NULL, NULL) == 0; }
static bool passes(void)  { return message_pass_fd(CHILD_FD, 0); }
static bool peeps(void)
{
	char here[8];
	struct iovec to = {here, sizeof here}, from = {here, sizeof here};
	return process_vm_readv(getppid(), &to, 1, &from, 1, 0) > 0;
}
static bool looks(void)
{
	return open("/proc/self/environ", O_RDONLY) >= 0 || open("/proc/1/mem", O_RDONLY) >= 0;
}
static bool codes(void)
{
	return mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) !=
	       MAP_FAILED;
}

static const struct { const char *word; void (*what)(void); } moods[] = {
	{"die", die}, {"poison", die}, {"sleep", sleep_on}, {"look round", look_round},
	{"spin for ever", spin}, {"spin on", spin_on}, {"think", think}, {"dawdle", dawdle},
	{"eat little", eat_little}, {"eat much", eat_much},
};
static const struct { const char *word; bool (*what)(void); } tries[] = {
	{"open", opens}, {"write", writes}, {"socket", calls}, {"fork", forks},
	{"exec", execs}, {"kill", kills}, {"code", codes}, {"trace", traces},
	{"pass", passes}, {"peep", peeps}, {"proc", looks},
};
/* clang-format on */

static void moody(struct arena *a, const struct letter_house *house, struct str bytes,
		  struct letter *out)
{
	static int read_before; /* in this process */

	for (size_t i = 0; i < sizeof moods / sizeof *moods; i++)
		if (str_find(bytes, str_of(moods[i].word)) != SIZE_MAX)
			moods[i].what();
	letter_read(a, house, bytes, out);
	for (size_t i = 0; i < sizeof tries / sizeof *tries; i++)
		if (str_is(out->subject, tries[i].word) && tries[i].what())
			out->from = STR("it@passed.example");
	out->from_name = str_printf(a, "%d before", read_before++);
}

static void waits(struct arena *a, const struct letter_house *house, struct str bytes,
		  struct letter *out)
{
	(void)a, (void)house, (void)bytes, (void)out;
	sleep_on();
}

static void dead(struct arena *a, const struct letter_house *house, struct str bytes,
		 struct letter *out)
{
	(void)a, (void)house, (void)bytes, (void)out;
	abort();
}

static void misreads(struct arena *a, const struct letter_house *house,
		     struct str bytes, struct letter *out)
{
	(void)bytes;
	letter_read(a, house, STR("From: a@b\r\n\r\nsomething else\r\n"), out);
}

static void dies_of_ann(struct arena *a, const struct letter_house *house,
			struct str bytes, struct letter *out)
{
	if (str_find(bytes, STR("ann@example.org")) != SIZE_MAX)
		abort();
	letter_read(a, house, bytes, out);
}

static void only_ann(struct arena *a, const struct letter_house *house,
		     struct str bytes, struct letter *out)
{
	if (str_find(bytes, STR("ann@example.org")) == SIZE_MAX)
		abort();
	letter_read(a, house, bytes, out);
}

/* The words of the letter after a mark, up to the end of the line. */
static struct str claim(struct str bytes, const char *mark)
{
	struct str line = STR("");
	size_t at = str_find(bytes, str_of(mark));

	if (at == SIZE_MAX)
		return line;
	bytes = str_slice(bytes, at + strlen(mark), bytes.n);
	(void)str_line(&bytes, &line);
	return str_trim(line);
}

/* The letter has taken it over, and has it say what its writer wants. */
static void lies(struct arena *a, const struct letter_house *house, struct str bytes,
		 struct letter *out)
{
	struct str to = claim(bytes, "say to "), from = claim(bytes, "say from ");
	struct str trace = claim(bytes, "say trace ");

	letter_read(a, house, bytes, out);
	if (from.n)
		out->from = from;
	if (trace.n)
		out->trace = str_printf(a, PRI_STR "\n", STR_ARG(trace));
	if (str_find(bytes, STR("say bounce")) != SIZE_MAX) {
		letter_set(out, REASON_BOUNCE_ADDRESS);
		out->bounce = BOUNCE_FAILED;
		out->bounce_status = STR("5.1.1");
	}
	if (to.n) {
		out->to = arena_array(a, struct str, 1);
		out->to[0] = to;
		out->n_to = 1;
	}
}

/* Its parent, by the fourth word of its state; a name in brackets is before it. */
static pid_t parent_of(const char *pid)
{
	char path[300], line[400] = "";
	int parent = 0;

	snprintf(path, sizeof path, "/proc/%s/stat", pid);
	int fd = open(path, O_RDONLY);
	if (fd >= 0 && read(fd, line, sizeof line - 1) > 0 && strrchr(line, ')'))
		sscanf(strrchr(line, ')') + 1, " %*c %d", &parent);
	close(fd);
	return parent;
}

/* Stops every reader of this nursery, as a debugger would. */
static void stop_all_readers(void)
{
	pid_t nursery_is = getpid(), mine = fork();

	if (mine != 0)
		return;
	prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
	for (;; poll(NULL, 0, 10)) {
		DIR *proc = opendir("/proc");
		for (struct dirent *e; proc && (e = readdir(proc)) != NULL;)
			if (atoi(e->d_name) > 0 && atoi(e->d_name) != getpid() &&
			    parent_of(e->d_name) == nursery_is)
				kill(atoi(e->d_name), SIGSTOP);
		closedir(proc);
	}
}

int main(int argc, char **argv)
{
	static const struct {
		const char *name;
		letter_reader *reader;
	} all[] = {
		{"reader-moody", moody},
		{"reader-dead", dead},
		{"reader-misreads", misreads},
		{"reader-dies-of-ann", dies_of_ann},
		{"reader-only-ann", only_ann},
		{"reader-lies", lies},
		{"reader-stopped", waits},
		{"postalgm-read", moody}, /* beside a daemon of its own */
	};
	char path[4096];
	ssize_t n = readlink("/proc/self/exe", path, sizeof path - 1);

	path[n > 0 ? n : 0] = '\0';
	for (size_t i = 0; i < sizeof all / sizeof *all; i++)
		if (str_ends(str_of(path), all[i].name)) {
			if (strcmp(all[i].name, "reader-stopped") == 0)
				stop_all_readers();
			return nursery(all[i].reader, argc > 1 ? argv[1] : NULL);
		}
	return 1;
}
