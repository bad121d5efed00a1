import { and, eq, inArray, isNull } from 'drizzle-orm'
import { keptUntil } from '@/domain/closure/machine'
import { dayOfInstant } from '@/domain/dates/instant'
import { recordIdentity } from '@sandbox/business/identity'
import { recordEvent } from '@sandbox/kernel/audit'
import { schema } from '@sandbox/kernel/db'
import type { Tx } from '@sandbox/kernel/db'
import type { Settling } from './closures'
import { formerCustomers } from './tables'
import type { Closure } from './tables'
import { notifyClosed } from './notify'

/**
 * Everything that follows from closing, in its own transaction: what capabilities know of the customer ends, then sessions,
 * open ids, consents and credentials, then the account. What the law has kept of the person goes where no call finds it, so
 * that the same ID card and phone open a new account as anybody's do.
 */
export async function closeAccount(tx: Tx, closure: Closure, settling: Settling): Promise<void> {
  const { customerId, closureNo, amount } = closure
  const { now, realNow, capabilities } = settling
  await notifyClosed(tx, closure, realNow)
  await recordIdentity(tx, { customerId, kind: 'CLOSE', title: '注销电子账户', at: now })
  const subject = { customerId, now, today: dayOfInstant(now) }
  for (const { closureChecks } of capabilities) await closureChecks?.closed?.(tx, subject)
  await endAccess(tx, customerId, settling)
  const { accounts } = schema
  const [account] = await tx
    .update(accounts)
    .set({ closedAt: now })
    .where(and(eq(accounts.customerId, customerId), isNull(accounts.closedAt)))
    .returning()
  if (!account) throw new Error(`closing ${closureNo}: the account is closed already`)
  await setApart(tx, closure, account.acctNo, now)
  await recordEvent(tx, now, 'accountClosed', { customerId, detail: { closureNo, amount } })
}

/** Nobody reaches the account any more: not by an old session, open id or password. */
async function endAccess(tx: Tx, customerId: string, { now, realNow }: Settling): Promise<void> {
  const { sessions, wechatIdentities, consents, credentials } = schema
  const joined = await tx
    .update(wechatIdentities)
    .set({ customerId: null })
    .where(eq(wechatIdentities.customerId, customerId))
    .returning({ openId: wechatIdentities.openId })
  await tx.update(wechatIdentities).set({ syncCustomerId: null }).where(eq(wechatIdentities.syncCustomerId, customerId))
  const openIds = joined.map(({ openId }) => openId)
  await tx
    .update(sessions)
    .set({ endedAt: realNow })
    .where(and(inArray(sessions.openId, openIds), isNull(sessions.endedAt)))
  await tx
    .update(consents)
    .set({ withdrawnAt: now })
    .where(and(inArray(consents.subject, [customerId, ...openIds]), isNull(consents.withdrawnAt)))
  await tx.delete(credentials).where(eq(credentials.customerId, customerId))
}

/** Moves who had the account from the customers to the former ones. */
async function setApart(tx: Tx, { customerId, closureNo }: Closure, acctNo: string, now: number): Promise<void> {
  const { customers } = schema
  const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId))
  if (!customer) throw new Error(`closing ${closureNo}: its customer is gone`)
  const { realName, idCardNo, idCardFrom, idCardUntil, mobileNo, profile } = customer
  const person = { realName, idCardNo, idCardFrom, idCardUntil, mobileNo, profile }
  const keepUntil = keptUntil(dayOfInstant(now))
  await tx.insert(formerCustomers).values({ ...person, customerId, closureNo, acctNo, closedAt: now, keepUntil })
  const nobody = { realName: null, idCardNo: null, idCardFrom: null, idCardUntil: null, mobileNo: null, profile: {} }
  await tx
    .update(customers)
    .set({ ...nobody, marketNo: null, closedAt: now })
    .where(eq(customers.id, customerId))
}
