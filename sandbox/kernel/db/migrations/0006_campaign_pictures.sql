-- Campaigns that were handed in before they had pictures look like a present; one that waits for approval has to be decided
-- on anew, because it is another than was shown.
UPDATE campaigns SET definition = definition || '{"picture": {"motif": "gift", "tone": "gold"}}'
  WHERE definition IS NOT NULL AND NOT definition ? 'picture';
UPDATE campaigns SET pending = pending || '{"picture": {"motif": "gift", "tone": "gold"}}'
  WHERE pending IS NOT NULL AND NOT pending ? 'picture';
