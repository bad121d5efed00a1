-- Who chose that a matured deposit is paid out has said so, and the message of that day repeats it; without a row nothing
-- was chosen, and it is paid out too.

ALTER TABLE maturity_instructions
  DROP CONSTRAINT maturity_instructions_instruction_check,
  ADD CONSTRAINT maturity_instructions_instruction_check
    CHECK (instruction IN ('PAY_OUT', 'RENEW_PRINCIPAL', 'RENEW_ALL', 'TO_WEALTH'));
