import { saveApproval as call } from '@/contract/approval/saveApproval'
import { APPROVAL_ROWS_A_DAY, APPROVAL_SAVES_A_DAY } from '@/domain/approval/machine'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { countToday } from '@sandbox/kernel/session/dailyCounts'
import { deskOf } from '../desk'
import { saveDraft } from '../write'

/** What is saved is checked, and a check tells whose account is whose: so many a day and person. */
export const saveApproval = accountHandler(call, async (scope, given) => {
  const { bank, customer, today } = scope
  const count = { subject: customer.id, kind: 'approvalSave', day: today } as const
  if (!(await countToday(bank.db.drizzle, count, APPROVAL_SAVES_A_DAY))) return fail(bankError('TooManyTries'))
  const rows = { subject: customer.id, kind: 'approvalRow', day: today } as const
  if (!(await countToday(bank.db.drizzle, rows, APPROVAL_ROWS_A_DAY, Math.max(1, given.payload.rows.length))))
    return fail(bankError('TooManyTries'))
  return bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id)
    const saved = await saveDraft(tx, await deskOf(scope, tx), given)
    if (!saved.ok) return saved
    const { one, marks } = saved.value
    return ok({ approvalId: one.approvalId, payloadHash: one.payloadHash, marks: [...marks] })
  })
})
