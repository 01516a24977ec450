-- Letters of games that are in the archive, and of nobody's game, are forgotten after a long time (limits.keep_known_days):
-- the purge finds them by the first of these, and what knows of each by the others.
CREATE INDEX inbox_past ON inbox (source_id, journal_utc) WHERE game_id IS NULL AND verdict <> '';
CREATE INDEX seen_letter ON seen (inbox_id);
CREATE INDEX acted_text_letter ON acted_text (inbox_id);
CREATE INDEX bounce_letter ON bounce (inbox_id);
