import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, inArray, lte, not, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { RequestOf, ResponseOf } from '@/contract/call'
import type { askService } from '@/contract/referral/askService'
import type { queryServed } from '@/contract/referral/queryServed'
import { addDays } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { maskName } from '@/domain/masks/mask'
import { branchOf } from '@/domain/branches/list'
import { DAY_PART_NAMES } from '@/domain/referral/labels'
import { bookableDays, FINISH_DAYS, isServing, OPEN_SERVED, SERVED_MACHINE } from '@/domain/referral/served'
import type { ServedAction, ServedState } from '@/domain/referral/served'
import { TIER_FACTS } from '@/domain/referral/tier'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { sendMessages } from '@sandbox/business/message'
import { calendar } from '@sandbox/kernel/calendar'
import { recordEvent } from '@sandbox/kernel/audit'
import { schema } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { comesAfter, PAGE, pageOf } from '@sandbox/kernel/db/keyset'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { activeMarketer, lockMarketer, marketerBySalesId } from './marketers'
import { marketers, served } from './tables'
import type { Served } from './tables'
import { tierOn } from './tiers'

const { customers } = schema

type Wire = ResponseOf<typeof askService>

const clerks = alias(customers, 'clerks')

/** Appointments with both names. */
const withNames = (on: Queryable) =>
  on
    .select({ one: served, clerk: clerks.realName, customer: customers.realName })
    .from(served)
    .innerJoin(marketers, eq(marketers.salesId, served.salesId))
    .innerJoin(clerks, eq(clerks.id, marketers.customerId))
    .innerJoin(customers, eq(customers.id, served.customerId))

type Named = Awaited<ReturnType<typeof withNames>>[number]

/** An appointment to its clerk, who gets a masked name, or to its customer. */
function wire({ one, clerk, customer }: Named, as: 'CLERK' | 'CUSTOMER'): Wire {
  const { servedId, branch, topic, day, part, state, askedAt } = one
  const who = as === 'CLERK' ? maskName(customer ?? '') : (clerk ?? '')
  return { servedId, topic, day, part, state, askedAt, who, branch }
}

async function wireServed(on: Queryable, { servedId }: Served, as: 'CLERK' | 'CUSTOMER'): Promise<Wire> {
  const [found] = await withNames(on).where(eq(served.servedId, servedId))
  if (!found) throw new Error(`${servedId} is gone`)
  return wire(found, as)
}

interface When {
  readonly now: number
  readonly today: Day
}

/**
 * Books a clerk's time; one client id books once. The caller holds the customer's row. Fails with MarketerUnknown,
 * MarketerSuspended, ServedDayWrong, ServedTooMany (both by the customer's tier), ClientIdReused.
 */
export async function book(
  tx: Tx,
  customerId: string,
  { clientId, salesId, topic, day: wanted, part }: Omit<RequestOf<typeof askService>, 'agreed'>,
  { now, today }: When,
): Promise<Result<Wire, BankError>> {
  const day = wanted as Day
  const own = and(eq(served.customerId, customerId), eq(served.clientId, clientId))
  const [before] = await tx.select().from(served).where(own)
  if (before) {
    const same = before.salesId === salesId && before.topic === topic && before.day === day && before.part === part
    return same ? ok(await wireServed(tx, before, 'CUSTOMER')) : fail(bankError('ClientIdReused'))
  }
  // Held, so that the right to promote doesn't end meanwhile, which calls off what is booked.
  await lockMarketer(tx, salesId)
  const marketer = await marketerBySalesId(tx, salesId, today)
  if (!marketer || marketer.standing === 'APPLIED') return fail(bankError('MarketerUnknown'))
  if (marketer.standing !== 'ACTIVE' || marketer.marketer.customerId === customerId)
    return fail(bankError('MarketerSuspended'))
  if (!isServing(marketer.marketer.kind))
    return fail(bankError('MarketerSuspended', '合作推广人不接待到店客户，请按网点预约客户经理'))
  const { bookAhead, bookings } = TIER_FACTS[(await tierOn(tx, customerId, today)).tier]
  if (!bookableDays(calendar, today, bookAhead).includes(day))
    return fail(bankError('ServedDayWrong', saysAhead(bookAhead)))
  const open = and(eq(served.customerId, customerId), inArray(served.state, OPEN_SERVED))
  if ((await tx.$count(served, open)) >= bookings) return fail(bankError('ServedTooMany'))
  const [made] = await tx
    .insert(served)
    .values({
      servedId: `V${randomUUID().replace(/-/g, '')}`,
      ...{ clientId, customerId, salesId, topic, day, part, state: 'ASKED', askedAt: now },
      // Where it was asked for: the clerk may go to another one.
      branch: marketer.marketer.branch,
    })
    .returning()
  if (!made) throw new Error('an appointment was not kept')
  // That the customer agreed to be known to the clerk, and to what.
  await recordEvent(tx, now, 'serviceAsked', { customerId, detail: { servedId: made.servedId, salesId, topic } })
  return ok(await wireServed(tx, made, 'CUSTOMER'))
}

const saysAhead = (ahead: number): string => `请选择明天起${ahead}天内的工作日`

const TOLD: Readonly<Partial<Record<ServedState, (when: string, branch: string) => readonly [string, string]>>> = {
  AGREED: (when, branch) => [
    '预约已确认',
    `您${when}到${branch}的预约已确认，请携带身份证按时到店。工作人员不会索要您的密码和验证码。`,
  ],
  DECLINED: (when, branch) => ['预约未能安排', `您${when}到${branch}的预约不能如期安排，请另选时间，或直接到店办理。`],
  LAPSED: (when, branch) => [
    '预约已过期',
    `您${when}到${branch}的预约时间已过，预约已结束。如仍需办理，请重新预约或直接到店。`,
  ],
}

/** Takes an appointment whose row is held where an action leads, and tells its customer what others did. */
async function move(tx: Tx, one: Served, action: ServedAction, now: number): Promise<Served | undefined> {
  const state = SERVED_MACHINE.after(one.state, action)
  if (state === undefined) return undefined
  const [moved] = await tx
    .update(served)
    .set({ state, settledAt: now })
    .where(eq(served.servedId, one.servedId))
    .returning()
  if (!moved) throw new Error(`${one.servedId} is gone`)
  const said = TOLD[state]
  if (said) {
    const [title, body] = said(`${formatDay(one.day)}${DAY_PART_NAMES[one.part]}`, branchOf(one.branch).name)
    const source = `served ${one.servedId} ${state}`
    const about = { subject: 'appointments' } as const
    await sendMessages(tx, [{ customerId: one.customerId, kind: 'service', title, body, source, about, at: now }])
  }
  return moved
}

const held = async (tx: Tx, servedId: string): Promise<Served | undefined> =>
  (await tx.select().from(served).where(eq(served.servedId, servedId)).for('no key update'))[0]

/** Calls an own appointment off; called off before, it stays so. Fails with ServedUnknown for another's too, ServedClosed. */
export async function cancel(
  tx: Tx,
  customerId: string,
  servedId: string,
  now: number,
): Promise<Result<Wire, BankError>> {
  const one = await held(tx, servedId)
  if (one?.customerId !== customerId) return fail(bankError('ServedUnknown'))
  if (one.state === 'CANCELLED') return ok(await wireServed(tx, one, 'CUSTOMER'))
  const moved = await move(tx, one, 'cancel', now)
  return moved ? ok(await wireServed(tx, moved, 'CUSTOMER')) : fail(bankError('ServedClosed'))
}

/**
 * What a clerk does about an appointment; done before, it stays so. Fails with NotPermitted for who may not promote now,
 * ServedUnknown for another clerk's too, ServedClosed, ServedDayWrong where it is noted as done before its day.
 */
export async function settle(
  tx: Tx,
  customerId: string,
  { servedId, action }: { readonly servedId: string; readonly action: ServedAction },
  { now, today }: When,
): Promise<Result<Wire, BankError>> {
  const me = await activeMarketer(tx, customerId, today)
  if (!me.ok) return me
  const one = await held(tx, servedId)
  if (one?.salesId !== me.value.marketer.salesId) return fail(bankError('ServedUnknown'))
  if (action === 'finish' && one.state === 'AGREED' && today < one.day)
    return fail(bankError('ServedDayWrong', '预约日期还没有到，办理后再登记'))
  const moved = await move(tx, one, action, now)
  if (moved) return ok(await wireServed(tx, moved, 'CLERK'))
  const wanted = { agree: 'AGREED', decline: 'DECLINED', finish: 'DONE', cancel: 'CANCELLED', lapse: 'LAPSED' } as const
  return one.state === wanted[action] ? ok(await wireServed(tx, one, 'CLERK')) : fail(bankError('ServedClosed'))
}

/** A page of a clerk's or a customer's appointments. Fails with NotPermitted for who isn't a marketer now. */
export async function pageOfServed(
  on: Queryable,
  customerId: string,
  { as, list, after }: RequestOf<typeof queryServed>,
  today: Day,
): Promise<Result<ResponseOf<typeof queryServed>, BankError>> {
  let mine = eq(served.customerId, customerId)
  if (as === 'CLERK') {
    const me = await activeMarketer(on, customerId, today)
    if (!me.ok) return me
    mine = eq(served.salesId, me.value.marketer.salesId)
  }
  const isOpen = inArray(served.state, OPEN_SERVED)
  const listed = list && (list === 'OPEN' ? isOpen : not(isOpen))
  const following = after === undefined ? undefined : comesAfter([served.number], and(mine, eq(served.servedId, after)))
  const found = await withNames(on)
    .where(and(mine, listed, following))
    .orderBy(desc(served.number))
    .limit(PAGE + 1)
  const { rows, more } = pageOf(found)
  return ok({ served: rows.map((one) => wire(one, as)), more })
}

/**
 * Lets lapse what a clerk hasn't answered by its day, or hasn't noted as done some days after it.
 * @param ended the day that is over
 */
export async function lapseServed(tx: Tx, ended: Day, now: number, most: number): Promise<number> {
  const over = or(
    and(eq(served.state, 'ASKED'), lte(served.day, ended)),
    and(eq(served.state, 'AGREED'), lte(served.day, addDays(ended, -FINISH_DAYS))),
  )
  const found = await tx.select().from(served).where(over).orderBy(asc(served.number)).limit(most).for('no key update')
  for (const one of found) await move(tx, one, 'lapse', now)
  return found.length
}

/** Calls off what a customer has asked for, with the account. */
export async function cancelAll(tx: Tx, customerId: string, now: number): Promise<void> {
  await lockCustomer(tx, customerId)
  const open = and(eq(served.customerId, customerId), inArray(served.state, OPEN_SERVED))
  for (const one of await tx.select().from(served).where(open).for('no key update')) await move(tx, one, 'cancel', now)
}

/** Calls off what stands in a clerk's book, whose right to promote is over or suspended; the caller holds the clerk's row. */
export async function declineAll(tx: Tx, salesId: string, now: number): Promise<void> {
  const open = and(eq(served.salesId, salesId), inArray(served.state, OPEN_SERVED))
  for (const one of await tx.select().from(served).where(open).orderBy(asc(served.number)).for('no key update'))
    await move(tx, one, 'decline', now)
}
