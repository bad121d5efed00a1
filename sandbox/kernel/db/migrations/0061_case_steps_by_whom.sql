-- Who of the staff did each step, and who let it be extended a second time; never told to customers.
ALTER TABLE case_steps
  ADD COLUMN clerk text CHECK (clerk IS NULL OR by = 'staff'),
  ADD COLUMN approved_by text CHECK (approved_by IS NULL OR step = 'EXTENDED');

-- What stands on the message board is part of the course: put there by a clerk, taken back by who wrote it.
ALTER TABLE case_steps DROP CONSTRAINT case_steps_step_check;
ALTER TABLE case_steps ADD CONSTRAINT case_steps_step_check
  CHECK (step IN ('RECEIVED', 'IN_PROGRESS', 'ADDED', 'ESCALATED', 'EXTENDED', 'REPLIED', 'REVIEW_ASKED', 'REVIEWED',
    'CLOSED', 'WITHDRAWN', 'PUBLISHED', 'HIDDEN'));

-- Made by the app, so that what customers do about a case is done once however often it is sent.
ALTER TABLE case_steps ADD COLUMN client_id text CHECK (client_id IS NULL OR by = 'customer');
CREATE UNIQUE INDEX case_steps_client ON case_steps (customer_id, client_id) WHERE client_id IS NOT NULL;
