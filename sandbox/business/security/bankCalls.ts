import { and, desc, eq, gt, inArray, isNull, lt } from 'drizzle-orm'
import * as v from 'valibot'
import { DAY_MS } from '@/domain/dates/day'
import type { ConsolePart } from '@sandbox/kernel/capability'
import { consoleAction } from '@sandbox/kernel/capability'
import { schema } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { bankCalls } from './tables'

/** How long a call counts as going on when nobody says that it ended, ms (ours). */
export const BANK_CALL_MS = 30 * 60_000
/** How long a call is kept, ms (ours): what was said about it may be asked later. */
export const KEPT_MS = 180 * DAY_MS
/** Rows deleted in a minute at most. */
const SWEPT = 500

type BankCall = typeof bankCalls.$inferSelect

/** The call that goes on at `now`; undefined for none. Epoch ms by the bank's clock. */
export async function currentCall(on: Queryable, customerId: string, now: number): Promise<BankCall | undefined> {
  const going = and(eq(bankCalls.customerId, customerId), isNull(bankCalls.endedAt), gt(bankCalls.expiresAt, now))
  const [found] = await on.select().from(bankCalls).where(going)
  return found
}

/** Ends whatever call goes on, or has run out without being ended. */
export const endCall = (tx: Tx, customerId: string, now: number) =>
  tx
    .update(bankCalls)
    .set({ endedAt: now })
    .where(and(eq(bankCalls.customerId, customerId), isNull(bankCalls.endedAt)))
    .returning({ id: bankCalls.id })

/** Says that somebody of the bank is about to call; a call before it is over then. */
export async function beginCall(
  tx: Tx,
  { customerId, caller, reason, now }: Pick<BankCall, 'customerId' | 'caller' | 'reason'> & { readonly now: number },
): Promise<void> {
  await lockCustomer(tx, customerId)
  await endCall(tx, customerId, now)
  await tx.insert(bankCalls).values({ customerId, caller, reason, begunAt: now, expiresAt: now + BANK_CALL_MS })
}

/** Deletes calls that are too old. */
export async function forgetOldCalls(on: Queryable, now: number): Promise<void> {
  const old = on
    .select({ id: bankCalls.id })
    .from(bankCalls)
    .where(lt(bankCalls.begunAt, now - KEPT_MS))
    .limit(SWEPT)
  await on.delete(bankCalls).where(inArray(bankCalls.id, old))
}

const said = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(30))
const LATEST = 20
const { customers } = schema

async function idOf(on: Queryable, mobileNo: string): Promise<string | undefined> {
  const [found] = await on.select({ id: customers.id }).from(customers).where(eq(customers.mobileNo, mobileNo))
  return found?.id
}

/** The bank's side: staff say that they call before they dial, and when they have hung up. */
export const bankCallConsole = {
  views: {
    bankCalls: ({ db }) =>
      db.drizzle
        .select({
          mobileNo: customers.mobileNo,
          caller: bankCalls.caller,
          reason: bankCalls.reason,
          begunAt: bankCalls.begunAt,
          expiresAt: bankCalls.expiresAt,
          endedAt: bankCalls.endedAt,
        })
        .from(bankCalls)
        .innerJoin(customers, eq(customers.id, bankCalls.customerId))
        .orderBy(desc(bankCalls.id))
        .limit(LATEST),
  },
  actions: {
    bankCallBegin: consoleAction(
      v.strictObject({ mobileNo: said, caller: said, reason: said }),
      async ({ db, businessNow }, { mobileNo, caller, reason }) => {
        const now = await businessNow()
        const customerId = await idOf(db.drizzle, mobileNo)
        if (customerId === undefined) return { begun: false }
        await db.transaction((tx) => beginCall(tx, { customerId, caller, reason, now }))
        return { begun: true }
      },
    ),
    bankCallEnd: consoleAction(v.strictObject({ mobileNo: said }), async ({ db, businessNow }, { mobileNo }) => {
      const now = await businessNow()
      const customerId = await idOf(db.drizzle, mobileNo)
      if (customerId === undefined) return { ended: false }
      return { ended: (await db.transaction((tx) => endCall(tx, customerId, now))).length > 0 }
    }),
  },
} satisfies ConsolePart
