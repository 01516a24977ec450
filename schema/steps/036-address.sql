-- The GM gives a person another address: the question at the new one, whose word makes it so.
CREATE TABLE address_ask (
	person_id INTEGER PRIMARY KEY REFERENCES person (id),
	address TEXT NOT NULL COLLATE NOCASE,
	word_hash TEXT NOT NULL,
	utc INTEGER NOT NULL
) STRICT;
-- The address that the GM gave a person last; '': none. A seat that goes on has its own.
ALTER TABLE person ADD COLUMN address TEXT NOT NULL DEFAULT '';
