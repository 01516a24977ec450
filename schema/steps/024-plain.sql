-- The text of a letter, as its reader reads it, beside its bytes: what shows it again need not
-- take the letter apart. NULL: an edition before this one made it.
ALTER TABLE message ADD COLUMN plain TEXT;
