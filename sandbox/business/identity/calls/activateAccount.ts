import { eq } from 'drizzle-orm'
import { activateAccount as call } from '@/contract/identity/activateAccount'
import { isDormant } from '@/domain/account/status'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { schema } from '@sandbox/kernel/db'
import { hasPass, consumePass } from '../facePasses'
import { recordIdentity, wireRecord } from '../records'
import { accountState } from '@sandbox/kernel/session/access'
import { isLostIdCard } from '@sandbox/kernel/session/lost'
import { consumeSmsCode } from '@sandbox/kernel/session/smsCodes'
import { recordEvent } from '@sandbox/kernel/audit'
import { accountHandler } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'

const IN_ORDER = 'N'

/** The code is checked last, so that an earlier refusal doesn't use it up. */
export const activateAccount = accountHandler(call, async (scope, { smsCode }) => {
  const { bank, customer, account, session, now, today, realNow } = scope
  const { id: customerId } = customer
  const on = bank.db.drizzle
  if (!isDormant(accountState(account))) return fail(bankError('AccountNotDormant'))
  if (customer.idCardUntil !== null && customer.idCardUntil < today) return fail(bankError('IdCardExpired'))
  if (await isLostIdCard(on, customer.idCardNo ?? '', customer.idCardFrom ?? '')) return fail(bankError('IdCardLost'))
  if (!(await hasPass(on, customerId, 'activateAccount', realNow))) return fail(bankError('FaceMissing'))
  const used = await consumeSmsCode(on, realNow, customer.mobileNo ?? '', 'activateAccount', smsCode)
  if (!used.ok) return used
  return bank.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    if (!(await consumePass(tx, customerId, 'activateAccount', realNow))) return fail(bankError('FaceMissing'))
    await tx.update(schema.accounts).set({ acctStatus: IN_ORDER }).where(eq(schema.accounts.customerId, customerId))
    const record = await recordIdentity(tx, { customerId, kind: 'ACTIVATION', title: '激活账户', at: now })
    await recordEvent(tx, now, 'accountActivated', { customerId, sessionId: session.id })
    return ok(wireRecord(record))
  })
})
