import { isBegun } from '@sandbox/business/approval'
import { joinOrg as call } from '@/contract/enterprise/joinOrg'
import { bankError } from '@/domain/errors/catalogue'
import { isUscc, tidyUscc } from '@/domain/enterprise/uscc'
import { fail, ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { countToday } from '@sandbox/kernel/session/dailyCounts'
import { CHECKS_A_DAY } from '@sandbox/kernel/session/limits'
import { join } from '../join'

/** A code and a name can't be tried out at will: so many a day and person. */
export const joinOrg = accountHandler(call, async (scope, { uscc: typed, legalName, clientId, role }) => {
  const { bank, customer, today, now } = scope
  const uscc = tidyUscc(typed)
  if (!isUscc(uscc)) return fail(bankError('OrgCodeInvalid'))
  const count = { subject: customer.id, kind: 'orgJoin', day: today } as const
  const isRetry = await isBegun(bank.db.drizzle, customer.id, clientId)
  if (!isRetry && !(await countToday(bank.db.drizzle, count, CHECKS_A_DAY))) return fail(bankError('TooManyTries'))
  return bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id)
    const actor = { id: customer.id, customerId: customer.id, name: customer.realName ?? '', staff: false }
    const desk = { capabilities: bank.capabilities, actor: { ...actor, acting: undefined }, now }
    const asked = await join(tx, desk, { clientId, uscc, legalName, role })
    return asked.ok ? ok({ approvalId: asked.value.approvalId }) : asked
  })
})
