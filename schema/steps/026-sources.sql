-- Several mailboxes are read: each has a trouble of its own, and is looked at anew by itself.
ALTER TABLE source ADD COLUMN added_utc INTEGER NOT NULL DEFAULT 0;       -- when it came into use; 0: not known
ALTER TABLE source ADD COLUMN away_utc INTEGER NOT NULL DEFAULT 0;        -- since when it cannot be read; 0: it can
ALTER TABLE source ADD COLUMN trouble TEXT NOT NULL DEFAULT '';           -- why
ALTER TABLE source ADD COLUMN rescan_since INTEGER NOT NULL DEFAULT 0;    -- all that came since then is looked at anew; 0: no
ALTER TABLE source ADD COLUMN unknown_utc INTEGER NOT NULL DEFAULT 0;     -- when it held letters that the journal did not have
ALTER TABLE source ADD COLUMN unknown_letters INTEGER NOT NULL DEFAULT 0; -- how many

-- What was known of the one mailbox belongs to the one that was read last.
UPDATE source SET
	away_utc = ifnull((SELECT CAST(value AS INTEGER) FROM meta WHERE key = 'mailbox_away'), 0),
	trouble = ifnull((SELECT value FROM meta WHERE key = 'mailbox_trouble'), ''),
	rescan_since = ifnull((SELECT CAST(value AS INTEGER) FROM meta WHERE key = 'rescan_since'), 0),
	unknown_utc = ifnull((SELECT CAST(value AS INTEGER) FROM meta WHERE key = 'unknown_utc'), 0),
	unknown_letters = ifnull((SELECT CAST(value AS INTEGER) FROM meta WHERE key = 'unknown_letters'), 0)
	WHERE id = (SELECT id FROM source ORDER BY last_sweep DESC, id DESC LIMIT 1);
DELETE FROM meta WHERE key IN ('mailbox_away', 'mailbox_trouble', 'rescan_since', 'unknown_utc', 'unknown_letters');

-- By what a letter is known that came into two mailboxes; NULL: an edition before this one
-- settled it, or it has no id of its own.
ALTER TABLE inbox ADD COLUMN copy_key BLOB;
CREATE INDEX inbox_copy ON inbox (copy_key) WHERE copy_key IS NOT NULL;
