-- The text of a letter stands in it nearly always as it was written, with its lines ended by CR LF: it is not kept a second time.
ALTER TABLE message ADD COLUMN plain_at INTEGER;  -- where it begins in the letter, `plain_n` octets long; NULL: before the letter
