-- Press between players is read by the GM only where the game says so when it is written.
ALTER TABLE press ADD COLUMN gm_reads INTEGER NOT NULL DEFAULT 0;
