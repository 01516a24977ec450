-- A mailbox whose numbers began anew shows letters once more that were read already: they
-- are known by their bytes.
CREATE INDEX inbox_bytes ON inbox (sha256);
