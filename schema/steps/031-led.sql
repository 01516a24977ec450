-- Seats that the house leads, until a player takes them (-1) or in the phase of that number; and
-- the orders that it gave for them, which `verify` works out again.
ALTER TABLE seat ADD COLUMN led_no INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sheet ADD COLUMN by_house INTEGER NOT NULL DEFAULT 0;
