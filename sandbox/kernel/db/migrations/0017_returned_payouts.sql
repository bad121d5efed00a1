-- A payout that came back from a card has a last day of its own, so that its person can claim it again.
-- fits the former release: it never reads the column; what comes back there goes by its batch's last day, as it did before.

ALTER TABLE special_items ADD COLUMN claim_until char(8);
