-- Each letter asks what its writer has left open: neither what was settled in a long game is read for that, nor the sentences
-- that nobody was asked about.
CREATE INDEX question_open ON question (seat_id, phase_no) WHERE state = 'open' AND kind <> 'words';
