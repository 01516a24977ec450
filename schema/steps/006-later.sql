-- Orders that came early are kept when their phase takes them: a phase that is opened
-- again finds those that had been sent by then.
ALTER TABLE later ADD COLUMN phase_no INTEGER NOT NULL DEFAULT 0; -- the phase that was open
ALTER TABLE later ADD COLUMN taken INTEGER NOT NULL DEFAULT 0;
	-- number of the phase that took them; 0: they wait; -1: void
