#!/usr/bin/env python3
"""A GM's season, written from the texts alone: what the product page, the page on orders,
the reports, the handling of mail, the rulings, --help and the man pages promise, each check
with the sentence that promises it. Three games at once on one home, six weeks by the
injected clock; every letter goes through Maildirs and `postalgmd --once --now`.

    season.py BUILD     prints TAP; with KEEP=DIR the home stays there to look at
"""
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent.parent / "kit")]

from ending import post, the_end  # noqa: E402
from first_phase import deadline, first_phase, window  # noqa: E402
from leaving import brakes, leaving  # noqa: E402
from missing import away, standbys, trio_week  # noqa: E402
from opening import invitations, start  # noqa: E402
from undo import rollback  # noqa: E402
from world import play  # noqa: E402
from writing import by_phone, in_many_hands  # noqa: E402

ACTS = [invitations, start, first_phase, window, deadline, trio_week, standbys, away, rollback, in_many_hands,
        by_phone, brakes, leaving, post, the_end]


def main():
    return play("season", "2026-10-12 09:00", ACTS)


if __name__ == "__main__":
    sys.exit(main())
