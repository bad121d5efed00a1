import { queryLoginRecords as call } from '@/contract/security/queryLoginRecords'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { pageOfLogins } from '../logins'

export const queryLoginRecords = accountHandler(call, async ({ bank, customer }, { after }) =>
  ok(await pageOfLogins(bank.db.drizzle, customer.id, after)),
)
