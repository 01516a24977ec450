# For scripts that start Python many times; sourced with $build set. The `python3` of a version manager is a
# script that looks for its version at each start, which takes six times as long as Python itself: so Debian's
# own, which `make deps` installs, goes before it. What several programs import is compiled once.
if [ -x /usr/bin/python3 ] && [ "$(command -v python3)" != /usr/bin/python3 ]; then
	[ -x "$build/python/python3" ] || {
		mkdir -p "$build/python"
		ln -sfn /usr/bin/python3 "$build/python/python3"
	}
	PATH=$(cd "$build/python" && pwd):$PATH
	export PATH
fi
unset PYTHONDONTWRITEBYTECODE
PYTHONPYCACHEPREFIX=$(cd "$build" && pwd)/pycache
export PYTHONPYCACHEPREFIX
