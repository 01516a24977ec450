# For what runs many scripts: they meet the same machine wherever they run. Sourced.

# Homes of tests live in memory where the machine has room for them: thousands of them are
# made, each is synchronized to its disk many times, and no test asks what is there after the
# power went.
if [ -z "${TMPDIR:-}" ] && [ -w /dev/shm ] &&
	[ "$(df -Pk /dev/shm | awk 'NR == 2 { print $4 }')" -gt 2000000 ]; then
	TMPDIR=$(mktemp -d /dev/shm/pgm.XXXXXX) || exit 1
	export TMPDIR
	trap 'rm -rf "$TMPDIR"' EXIT
	trap 'exit 1' INT TERM HUP
fi

# No test depends on how full the disk of this machine is.
export POSTALGM_TEST_DISK_FREE=50
