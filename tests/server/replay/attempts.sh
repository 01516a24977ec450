#!/bin/sh
# verify names the attempt of a phase that was opened again: of each difference, and of what it
# checked. Prints TAP.
# usage: tests/server/replay/attempts.sh BUILD_DIR
set -u
build=${1:-build}
kit=$(dirname "$0")/../../kit
. "$kit/desk.sh"

"$gm" init --home "$home" --gm me@example.net --address gm@example.org --now $now >/dev/null
at 0 'was made' 'a game' game new ce-7 --seats 3 --house-seats 3 --deadlines '2 days 20:00 UTC'
at 0 'has started' 'it starts' game start ce-7
at 0 'was run' 'phase 1.1 is run' phase run ce-7 1.1 --force
at 0 'was run' 'phase 1.2 is run' phase run ce-7 1.2 --force
at 0 'attempt 2' '1.1 is opened again' phase rollback ce-7 1.1 --why 'a test' --yes
at 0 'was run' '... and run' phase run ce-7 1.1 --force
at 0 'attempt 3' '... and opened a third time' phase rollback ce-7 1.1 --why 'a test' --yes
at 0 'was run' '... and run' phase run ce-7 1.1 --force
at 0 '2 times a phase was opened again: 1[.]1 .attempt 2., 1[.]1 .attempt 3.[.] Every attempt' \
	'verify says which attempts there were' verify ce-7
# Chance decides whether a phase is passed over: the open one is asked for.
open_phase() {
	"$gm" game show ce-7 --json --now $now --home "$home" |
		python3 -c 'import json, sys; print(json.load(sys.stdin)["phase"].split()[0])'
}
for n in 1 2 3; do at 0 'was run' "the open phase is run ($n of 3)" phase run ce-7 "$(open_phase)" --force; done
at 0 'is over' 'the game ends' game end ce-7 --why 'a test' --yes
at 0 . 'it is exported' verify ce-7 --export "$work/game.json"

# altered RUN: the events of the RUNth run of 1.1 are others.
altered() {
	python3 - "$work/game.json" "$work/altered.json" "$1" <<'END'
import json, sys
game = json.load(open(sys.argv[1], encoding="utf-8"))
ran = [p for p in game["phases"] if (p["ran_turn"], p["ran_phase"]) == (1, 1) and p["cause"] != "rollback"]
ran[int(sys.argv[3]) - 1]["events"] = []
json.dump(game, open(sys.argv[2], "w", encoding="utf-8"))
END
}
for run in 1 2 3; do
	altered $run
	at 1 "^phase 1[.]1 [(]attempt $run[)]: the events differ" "a difference in attempt $run is told as one" \
		verify "$work/altered.json"
	at 1 "\"attempt\": $run" '... in JSON, too' verify "$work/altered.json" --json
done
# A row that is not as the house wrote it.
python3 - "$home/postalgm.db" <<'END'
import sqlite3, sys
db = sqlite3.connect(sys.argv[1])
for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'snapshot'").fetchall():
    db.execute(f"DROP TRIGGER {name}")
db.execute("UPDATE snapshot SET made_utc = made_utc + 1 WHERE phase_no = (SELECT min(phase_no) FROM snapshot WHERE turn = 1 AND phase = 1 AND attempt = 2)")
db.commit()
END
at 1 '^phase 1[.]1 [(]attempt 2[)]: ' 'so is a row that was changed' verify ce-7
# Of a phase that was opened once there is nothing to tell apart. The last one that ran was: 1.3 had been
# opened before 1.1 was taken back.
once=$(python3 - "$work/game.json" "$work/altered.json" <<'END'
import json, sys
game = json.load(open(sys.argv[1], encoding="utf-8"))
last = [p for p in game["phases"] if p["ran_phase"]][-1]
last["events"] = []
json.dump(game, open(sys.argv[2], "w", encoding="utf-8"))
print("%d[.]%d" % (last["ran_turn"], last["ran_phase"]))
END
)
at 1 "^phase $once: the events differ" 'a phase that was opened once has no attempt' verify "$work/altered.json"
finish
