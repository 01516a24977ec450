-- How many of a player's days an absence has used up. They are not given back once they
-- have moved a deadline, also when the player takes it back.
ALTER TABLE absence ADD COLUMN spent INTEGER NOT NULL DEFAULT 0;
