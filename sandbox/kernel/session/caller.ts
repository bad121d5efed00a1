import { eq, sql } from 'drizzle-orm'
import { AHEAD, CLOCK, ENDED, timeBy } from '../clock/now'
import { schema } from '../db'
import type { Queryable } from '../db'
import { FLAGS } from '../flags'
import type { FlagName } from '../flags'
import { tokenHash } from './secrets'
import { isOpenSession } from './sessions'
import type { SessionRow } from './sessions'

/** What every call asks first. */
export interface Caller {
  /** The bank's time, epoch ms. */
  readonly now: number
  readonly isMaintained: boolean
  readonly privacyPolicyVersion: string
  /** Who brings the token; not checked yet (`admit`). */
  readonly row: SessionRow
  readonly customer: typeof schema.customers.$inferSelect | undefined
  readonly account: typeof schema.accounts.$inferSelect | undefined
}

const flag = (name: FlagName) =>
  sql<string>`coalesce((SELECT value FROM config_flags WHERE name = ${name}), ${FLAGS[name]})`

/** Reads it in one statement. @param token '' for none */
export async function readCaller(on: Queryable, token: string): Promise<Caller> {
  const { accounts, customers, sessions, wechatIdentities } = schema
  const [read] = await on
    .select({
      ahead: AHEAD,
      ended: ENDED,
      maintained: flag('SYSTEM_MAINTAIN'),
      privacyPolicyVersion: flag('privacyPolicyVersion'),
      session: sessions,
      identity: { openId: wechatIdentities.openId, customerId: wechatIdentities.customerId },
      customer: customers,
      account: accounts,
    })
    .from(CLOCK)
    .leftJoin(sessions, isOpenSession(token === '' ? '' : tokenHash(token)))
    .leftJoin(wechatIdentities, eq(wechatIdentities.openId, sessions.openId))
    .leftJoin(customers, eq(customers.id, wechatIdentities.customerId))
    .leftJoin(accounts, eq(accounts.customerId, customers.id))
  if (!read) throw new Error('the bank has no clock')
  const { session, identity, customer, account, maintained, privacyPolicyVersion } = read
  return {
    now: timeBy(read),
    isMaintained: maintained === 'ON',
    privacyPolicyVersion,
    row: session && identity ? { session, customerId: identity.customerId } : undefined,
    customer: customer ?? undefined,
    account: account ?? undefined,
  }
}
