-- What the mailbox is to show of a letter, and what it shows: answered, refused, held,
-- ignored, aside, bounce, copy. Letters from before this step stay as they are.
ALTER TABLE inbox ADD COLUMN mark TEXT NOT NULL DEFAULT '';
ALTER TABLE inbox ADD COLUMN shown TEXT NOT NULL DEFAULT '';
CREATE INDEX inbox_marks ON inbox (source_id, id) WHERE mark <> shown;
