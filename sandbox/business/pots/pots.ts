import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { addFen, ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { MAX_POTS, nextFill, POT_FAULTS, potFault } from '@/domain/pots/pots'
import type { PotPlan, PotTerms } from '@/domain/pots/pots'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { ownerRefusal } from '@sandbox/kernel/capability'
import { schema } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { balanceOf, lockAccounts } from '@sandbox/kernel/ledger'
import type { LedgerAccount } from '@sandbox/kernel/ledger'
import type { AccountScope } from '@sandbox/kernel/scope'
import { payingRefusal } from '@sandbox/kernel/session/access'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { pots } from './tables'
import type { Pot } from './tables'

/** What a pot holds. */
export const potMoney = ({ potId, customerId }: Pick<Pot, 'potId' | 'customerId'>): LedgerAccount => ({
  id: `pot:${potId}`,
  kind: 'pot',
  customerId,
  floor: 0,
})

const openOf = (customerId: string) => and(eq(pots.customerId, customerId), isNull(pots.closedAt))

/** A customer's open pots as they were opened. */
export const potsOf = (on: Queryable, customerId: string): Promise<Pot[]> =>
  on.select().from(pots).where(openOf(customerId)).orderBy(asc(pots.openedAt), asc(pots.potId))

/** One of a customer's open pots; undefined for a closed one, another's or none. */
export async function findPot(on: Queryable, customerId: string, potId: string): Promise<Pot | undefined> {
  const [found] = await on
    .select()
    .from(pots)
    .where(and(openOf(customerId), eq(pots.potId, potId)))
  return found
}

/** What a customer's pots hold, by their ids; one without money isn't among them. */
export async function potBalances(on: Queryable, customerId: string): Promise<ReadonlyMap<string, Fen>> {
  const { ledgerAccounts } = schema
  const rows = await on
    .select({ id: ledgerAccounts.id, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.customerId, customerId), eq(ledgerAccounts.kind, 'pot')))
  return new Map(rows.filter(({ balance }) => balance > 0).map(({ id, balance }) => [id.slice('pot:'.length), balance]))
}

/** What all of a customer's pots hold, in fen. */
export const inPots = async (on: Queryable, customerId: string): Promise<Fen> =>
  addFen(...(await potBalances(on, customerId)).values())

/**
 * What rules will move into pots after a day, through another one: each month's amounts, and the interest of deposits that end. Nothing
 * on a day on which the account pays nobody.
 * @param matured the interest that deposits will pay into the account, by day
 */
export async function fillsAhead(
  on: Queryable,
  customerId: string,
  { today, through, matured }: { today: Day; through: Day; matured: ReadonlyMap<Day, Fen> },
) {
  const fills = (await potsOf(on, customerId)).flatMap(({ potId, name, monthlyAmount, monthlyDate, takesInterest }) => {
    const due: { day: Day; amount: Fen }[] = takesInterest ? [...matured].map(([day, amount]) => ({ day, amount })) : []
    if (monthlyAmount > 0)
      for (let day = nextFill(monthlyDate, today); day <= through; day = nextFill(monthlyDate, day))
        due.push({ day, amount: monthlyAmount })
    return due
      .filter(({ day, amount }) => day > today && day <= through && amount > 0)
      .map((one) => ({ ...one, potId, name }))
  })
  const unpaid = await unpaidDays(
    on,
    customerId,
    fills.map(({ day }) => day),
  )
  return fills.filter(({ day }) => !unpaid.has(day))
}

/** Of these days those on which the account pays nobody, as far as is known today. */
export async function unpaidDays(on: Queryable, customerId: string, days: readonly Day[]): Promise<ReadonlySet<Day>> {
  const unpaid = new Set<Day>()
  for (const day of new Set(days)) if (await payingRefusal(on, customerId, day)) unpaid.add(day)
  return unpaid
}

/** When the rule of a pot moves money next, if the account pays then; undefined without a rule. */
export const nextFillOf = ({ monthlyAmount, monthlyDate }: Pot, today: Day): Day | undefined =>
  monthlyAmount > 0 ? nextFill(monthlyDate, today) : undefined

/** What is saved for, and from where. */
export const planOf = ({ target, byDay, sinceDay, sinceAmount }: Pot): PotPlan => ({
  target,
  byDay: byDay ?? undefined,
  sinceDay,
  sinceAmount,
})

const rowOf = ({ byDay, name, ...terms }: PotTerms) => ({
  ...terms,
  name: name.trim(),
  byDay: byDay === '' ? null : (byDay as Day),
})

function termsRefusal(terms: PotTerms, today: Day, setBefore?: string): BankError | undefined {
  const fault = potFault(terms, today, setBefore)
  return fault && bankError('PotInvalid', POT_FAULTS[fault])
}

/** One pot takes the interest of deposits: the others don't any more. */
const leaveInterestTo = (tx: Tx, customerId: string, potId: string) =>
  tx
    .update(pots)
    .set({ takesInterest: false })
    .where(and(openOf(customerId), ne(pots.potId, potId)))

/** Why pots and their rules may not change now; undefined when they may. Takes the customer's row, under which a closing goes on. */
export async function changeRefusal(tx: Tx, { bank, customer, now }: AccountScope): Promise<BankError | undefined> {
  await lockCustomer(tx, customer.id)
  return ownerRefusal(bank.capabilities, tx, { customerId: customer.id, now }, 'pots')
}

/** Opens an empty pot. The customer's row is the queue. Fails with PotInvalid, PotLimit. @param now epoch ms by the bank's clock */
export async function openPotFor(
  tx: Tx,
  customerId: string,
  terms: PotTerms,
  now: number,
  potId: string = randomUUID(),
): Promise<Result<Pot, BankError>> {
  const sinceDay = dayOfInstant(now)
  const refusal = termsRefusal(terms, sinceDay)
  if (refusal) return fail(refusal)
  await lockCustomer(tx, customerId)
  if ((await tx.$count(pots, openOf(customerId))) >= MAX_POTS) return fail(bankError('PotLimit'))
  if (terms.takesInterest) await leaveInterestTo(tx, customerId, potId)
  const [opened] = await tx
    .insert(pots)
    .values({ ...rowOf(terms), potId, customerId, sinceDay, sinceAmount: ZERO_FEN, openedAt: now })
    .returning()
  if (!opened) throw new Error('an inserted pot was not returned')
  // Its account is there from the beginning: whoever locks it finds it.
  await lockAccounts(tx, [potMoney(opened)])
  return ok(opened)
}

/** Changes a pot; another target or day begins its plan anew from what is there. Fails with PotInvalid, PotUnknown. */
export async function changePotOf(
  tx: Tx,
  { customerId, potId }: Pick<Pot, 'customerId' | 'potId'>,
  terms: PotTerms,
  now: number,
): Promise<Result<unknown, BankError>> {
  await lockCustomer(tx, customerId)
  const pot = await findPot(tx, customerId, potId)
  if (!pot) return fail(bankError('PotUnknown'))
  const refusal = termsRefusal(terms, dayOfInstant(now), pot.byDay ?? undefined)
  if (refusal) return fail(refusal)
  if (terms.takesInterest) await leaveInterestTo(tx, customerId, potId)
  const row = rowOf(terms)
  const sameplan = row.target === pot.target && row.byDay === pot.byDay
  await tx
    .update(pots)
    .set({ ...row, ...(sameplan ? {} : await newPlan(tx, pot, row.target, now)) })
    .where(eq(pots.potId, potId))
  return ok(undefined)
}

/** A plan that begins today: what is reached already isn't news. */
async function newPlan(tx: Tx, pot: Pot, target: Fen, now: number): Promise<Partial<Pot>> {
  const sinceAmount = await balanceOf(tx, potMoney(pot))
  return { sinceDay: dayOfInstant(now), sinceAmount, toldReached: sinceAmount >= target, toldBehind: false }
}
