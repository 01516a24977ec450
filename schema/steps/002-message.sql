-- The bytes of a letter to be sent lie beside its row: the row changes with each try,
-- the bytes never do.
CREATE TABLE message (
	outbox_id INTEGER PRIMARY KEY REFERENCES outbox (id),
	bytes BLOB NOT NULL                     -- made once: each try sends the same
) STRICT;
INSERT INTO message (outbox_id, bytes) SELECT id, message FROM outbox;
ALTER TABLE outbox DROP COLUMN message;
