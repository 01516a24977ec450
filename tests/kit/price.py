"""What a command costs, in milliseconds of processor time. A busy or slower machine takes more for the same
work, so a limit in milliseconds holds only beside what the program takes there to say its version.
usage: from price import price; fine, ms = price(lambda: run("nmr", "list"), lambda: run("--version"), 30)"""
import resource

# On a quiet machine a version takes about 9 ms. Beside other work a command with processes of its own
# takes more than three of them.
FLOORS = 4


def spent():
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (children.ru_utime + children.ru_stime) * 1000


def once(work):
    before = spent()
    work()
    return spent() - before


def price(work, floor, limit, tries=12):
    """Is the price within the limit, and the price: the least of some calls, as what else the machine does
    only adds to it. The floor is measured beside it."""
    works, floors = [], []
    while len(works) < tries:
        works.append(once(work))
        floors.append(once(floor))
        if min(works) < max(limit, FLOORS * min(floors)):
            return True, min(works)
    return False, min(works)
