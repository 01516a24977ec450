"""The checksums of the database (schema/sums.h), for a test that puts another position in place and
must not be found out."""
import hashlib
import struct


def row_sum(*values):
    h = hashlib.blake2b(digest_size=32)
    for v in values:
        if v is None:
            h.update(b"n" + struct.pack("<Q", 0))
        elif isinstance(v, int):
            h.update(b"i" + struct.pack("<q", v))
        else:
            kind, v = (b"t", v.encode()) if isinstance(v, str) else (b"b", v)
            h.update(kind + struct.pack("<Q", len(v)) + v)
    return h.digest()


def seal_snapshots(db):
    """New sums for all positions."""
    columns = ("game_id, phase_no, turn, phase, from_no, ran_turn, ran_phase, attempt, edition, state, events, trace,"
               " draws, cause, made_utc")
    db.create_function("row_sum", -1, row_sum, deterministic=True)
    db.execute(f"UPDATE snapshot SET sum = row_sum({columns})")
    for (game,) in db.execute("SELECT DISTINCT game_id FROM snapshot").fetchall():
        seal = 0
        for (one,) in db.execute("SELECT sum FROM snapshot WHERE game_id = ?", (game,)):
            seal ^= int.from_bytes(one, "big")
        db.execute("UPDATE seal SET sum = ? WHERE game_id = ? AND kind = 'snapshot'", (seal.to_bytes(32, "big"), game))
