-- The people behind the seats: a person has addresses, notes of the GM, and what came of their orders
-- over all games. An address belongs to one person; a player who changes theirs stays who they are.
CREATE TABLE person (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	name TEXT NOT NULL,
	standby_utc INTEGER NOT NULL DEFAULT 0, -- since when they wait for a seat of any game; 0: they do not
	plays TEXT NOT NULL DEFAULT '',         -- the rules that they would play then; '': any
	blocked_utc INTEGER NOT NULL DEFAULT 0, -- 0: they may take seats
	block_why TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE TABLE person_address (
	address TEXT PRIMARY KEY COLLATE NOCASE,
	person_id INTEGER NOT NULL REFERENCES person (id)
) STRICT, WITHOUT ROWID;
CREATE INDEX person_address_of ON person_address (person_id);
CREATE TABLE person_note (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	person_id INTEGER NOT NULL REFERENCES person (id),
	utc INTEGER NOT NULL,
	text TEXT NOT NULL
) STRICT;

-- What came of a seat's orders in a phase that was run; `late`: a letter that came after it.
CREATE TABLE turnout (
	seat_id INTEGER NOT NULL,
	phase_no INTEGER NOT NULL,
	what TEXT NOT NULL,                     -- enum turnout
	address TEXT NOT NULL COLLATE NOCASE,   -- of the player who sat there
	utc INTEGER NOT NULL,
	PRIMARY KEY (seat_id, phase_no, what)
) STRICT, WITHOUT ROWID;
CREATE INDEX turnout_of ON turnout (address);

-- A seat is given to somebody in many places; the database itself knows the person then.
CREATE TRIGGER seat_has_person AFTER INSERT ON seat WHEN NEW.address <> '' BEGIN
	INSERT INTO person (name) SELECT NEW.name
		WHERE NOT EXISTS (SELECT 1 FROM person_address WHERE address = NEW.address);
	INSERT OR IGNORE INTO person_address (address, person_id) VALUES (NEW.address, last_insert_rowid());
END;
CREATE TRIGGER seat_changes_person AFTER UPDATE OF address ON seat
	WHEN NEW.address <> '' AND NEW.address <> OLD.address BEGIN
	-- The same player, with another address.
	INSERT OR IGNORE INTO person_address (address, person_id)
		SELECT NEW.address, person_id FROM person_address WHERE address = OLD.address AND NEW.epoch = OLD.epoch;
	INSERT INTO person (name) SELECT NEW.name
		WHERE NOT EXISTS (SELECT 1 FROM person_address WHERE address = NEW.address);
	INSERT OR IGNORE INTO person_address (address, person_id) VALUES (NEW.address, last_insert_rowid());
END;
CREATE TRIGGER alias_has_person AFTER INSERT ON seat_alias BEGIN
	INSERT OR IGNORE INTO person_address (address, person_id)
		SELECT NEW.address, p.person_id FROM seat s JOIN person_address p ON p.address = s.address
		WHERE s.id = NEW.seat_id;
END;
CREATE TRIGGER standby_has_person AFTER INSERT ON standby BEGIN
	INSERT INTO person (name) SELECT NEW.name
		WHERE NOT EXISTS (SELECT 1 FROM person_address WHERE address = NEW.address);
	INSERT OR IGNORE INTO person_address (address, person_id) VALUES (NEW.address, last_insert_rowid());
END;

-- Those who are there; the address stands in `plays` until it has its row.
INSERT INTO person (name, plays)
	SELECT max(name), a FROM (
		SELECT name, invited_utc AS t, lower(address) AS a FROM seat WHERE address <> ''
		UNION ALL SELECT name, added_utc, lower(address) FROM standby)
	GROUP BY a ORDER BY min(t), a;
INSERT INTO person_address (address, person_id) SELECT plays, id FROM person;
INSERT OR IGNORE INTO person_address (address, person_id)
	SELECT x.address, p.person_id FROM seat_alias x JOIN seat s ON s.id = x.seat_id
		JOIN person_address p ON p.address = s.address;
UPDATE person SET plays = '';
