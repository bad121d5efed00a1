import type { ResponseOf } from '@/contract/call'
import type { queryAhead } from '@/contract/holding/queryAhead'
import { day } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { aheadThrough } from '@/domain/maturity/ahead'
import { instructionCutOff } from '@/domain/maturity/instruction'
import { addFen, ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { maturityInterest, outstandingPayouts } from '@sandbox/business/deposit'
import type { Position } from '@sandbox/business/deposit'
import { earningOf, electronicOf, subOf } from '@sandbox/business/interest'
import { forecast } from '@sandbox/business/maturity'
import type { Forecast } from '@sandbox/business/maturity'
import { fillsAhead } from '@sandbox/business/pots'
import { listProducts } from '@sandbox/business/product'
import { calledSub, subMoney, subsOf } from '@sandbox/business/subaccount'
import { rewardsDue } from '@sandbox/business/voucher'
import { pendingShareOrders } from '@sandbox/business/wealth'
import type { Queryable } from '@sandbox/kernel/db'
import { openDeposits } from './calendar/events'

type Answer = ResponseOf<typeof queryAhead>
type Item = Answer['items'][number]

export interface AheadQuery {
  readonly customerId: string
  readonly today: Day
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/** Everything that happens to a customer's sums by itself from today through the 90th day, in order. */
export async function lookAhead(on: Queryable, query: AheadQuery): Promise<Answer> {
  const { today } = query
  const through = aheadThrough(today)
  const deposits = await depositItems(on, query)
  const found = [
    ...deposits,
    ...(await shareItems(on, query)),
    ...(await settlementItems(on, query)),
    ...(await potItems(on, query, interestInto(deposits))),
  ]
  // A day whose end is running is told until it has happened.
  const items = found.filter(({ day }) => day <= through).sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  const afterwards = laterEnds(deposits.filter(({ kind, day }) => kind === 'MATURITY' && day > through))
  const next = afterwards[0]?.day ?? ''
  return {
    today,
    through,
    items,
    toAccount: addFen(...items.map(({ toAccount }) => toAccount)),
    undecided: items.filter(({ maturity }) => maturity?.decided === false && maturity.changeable).length,
    next,
    later: afterwards,
  }
}

/** How many days with maturities after that time are told. */
export const LATER_DAYS = 3

/** The first days on which these deposits end, and how much of them does. */
function laterEnds(ends: readonly Item[]): Answer['later'] {
  const days = [...new Set(ends.map(({ day }) => day))].sort().slice(0, LATER_DAYS)
  return days.map((day) => ({
    day,
    amount: addFen(...ends.filter((end) => end.day === day).map(({ principal }) => principal)),
  }))
}

type Of = Pick<Item, 'seqNo' | 'prodType' | 'name' | 'renewed'>

/** Payments of full periods on the way to a deposit's end. */
const payoutItems = (of: Of, position: Position): readonly Item[] =>
  outstandingPayouts(position, position.endDay).map(({ on: day, amount }) => ({
    ...of,
    day,
    kind: 'PAYOUT',
    principal: ZERO_FEN,
    interest: amount,
    toAccount: amount,
  }))

async function depositItems(on: Queryable, { customerId, now }: AheadQuery): Promise<readonly Item[]> {
  const held = await openDeposits(on, customerId)
  const names = new Map((await listProducts(on)).map(({ productType, name }) => [productType, name]))
  const rewards = await rewardsDue(
    on,
    held.map(({ holding }) => holding.seqNo),
  )
  const told = await forecast(
    on,
    held.map(({ holding }) => holding),
    now,
  )
  return told.flatMap((one): readonly Item[] => {
    const { holding, happens, renewed } = one
    const { seqNo, productType: prodType, endDay: day, amount } = holding
    const of: Of = { seqNo: String(seqNo), prodType, name: names.get(prodType) ?? prodType, renewed: false }
    const reward = rewards.get(seqNo)
    return [
      ...payoutItems(of, holding),
      {
        ...of,
        day,
        kind: 'MATURITY',
        principal: amount,
        interest: maturityInterest(holding),
        toAccount: happens.paidOut,
        maturity: maturityOf(one),
      },
      ...(reward === undefined
        ? []
        : [{ ...of, day, kind: 'REWARD', principal: ZERO_FEN, interest: reward, toAccount: reward } as const]),
      ...(renewed && happens.target
        ? renewalItems({ ...of, prodType: happens.target.productType, name: happens.target.productName }, renewed)
        : []),
    ]
  })
}

const maturityOf = ({ holding, instead, instruction, ...told }: Forecast): Item['maturity'] => ({
  instruction,
  decided: told.decided,
  changeable: told.changeable,
  changeableUntil: instructionCutOff(holding.endDay),
  happens: told.happens,
  obstacle: told.obstacle,
  instead: [...instead],
})

/** What a renewal's deposit brings: nothing is chosen for it yet, so it is paid out. */
function renewalItems(about: Of, position: Position): readonly Item[] {
  const of = { ...about, renewed: true }
  const interest = maturityInterest(position)
  const { endDay: day, amount: principal } = position
  const end: Item = { ...of, day, kind: 'MATURITY', principal, interest, toAccount: addFen(principal, interest) }
  return [...payoutItems(of, position), end]
}

/** Subscriptions that are confirmed, and redemptions that are paid. */
async function shareItems(on: Queryable, { customerId }: AheadQuery): Promise<readonly Item[]> {
  const orders = await pendingShareOrders(on, customerId)
  const names = new Map((await listProducts(on)).map(({ productType, name }) => [productType, name]))
  return orders.map(({ kind, dueDay, seqNo, productType, amount }) => ({
    day: dueDay,
    kind: kind === 'wealthRedemption' ? 'REDEMPTION' : 'CONFIRMATION',
    seqNo: seqNo === null ? '' : String(seqNo),
    prodType: productType ?? '',
    name: names.get(productType ?? '') ?? '',
    renewed: false,
    principal: amount,
    interest: ZERO_FEN,
    toAccount: kind === 'wealthRedemption' ? amount : ZERO_FEN,
  }))
}

/** Interest of balances on the day it is paid, as far as it was earned by the end of yesterday. */
async function settlementItems(on: Queryable, { customerId, today }: AheadQuery): Promise<readonly Item[]> {
  const subs = (await subsOf(on, customerId)).map((sub) => ({
    name: calledSub(sub),
    of: subOf(customerId, subMoney(sub).id),
  }))
  const items: Item[] = []
  for (const { name, of } of [{ name: '', of: electronicOf(customerId) }, ...subs]) {
    const { accrued, paidOn } = await earningOf(on, of, today)
    if (accrued === 0) continue
    items.push({
      day: paidOn,
      kind: 'SETTLEMENT',
      seqNo: '',
      prodType: '',
      name,
      renewed: false,
      principal: ZERO_FEN,
      interest: accrued,
      toAccount: accrued,
    })
  }
  return items
}

/** What deposits that end pay into the account as interest, by day: what is renewed with its interest pays none. */
function interestInto(deposits: readonly Item[]): ReadonlyMap<Day, Fen> {
  const into = new Map<Day, Fen>()
  for (const { kind, day: at, interest, toAccount } of deposits) {
    if (kind !== 'MATURITY') continue
    const on = day(at)
    into.set(on, addFen(into.get(on) ?? ZERO_FEN, interest < toAccount ? interest : toAccount))
  }
  return into
}

/** What rules move into pots within the days that are looked ahead to. */
async function potItems(
  on: Queryable,
  { customerId, today }: AheadQuery,
  matured: ReadonlyMap<Day, Fen>,
): Promise<readonly Item[]> {
  const fills = await fillsAhead(on, customerId, { today, through: aheadThrough(today), matured })
  return fills.map(({ day, potId: seqNo, name, amount: principal }) => {
    const nothing = { interest: ZERO_FEN, toAccount: ZERO_FEN, renewed: false }
    return { day, kind: 'POT', seqNo, prodType: '', name, principal, ...nothing }
  })
}
