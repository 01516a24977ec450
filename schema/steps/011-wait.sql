-- A letter that came when its phase had closed, and that phase was not run yet, waits for
-- it: NEW, and not read before this time (UTC); 0: it need not wait.
ALTER TABLE inbox ADD COLUMN wait_utc INTEGER NOT NULL DEFAULT 0;
