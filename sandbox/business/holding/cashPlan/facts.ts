import type { ResponseOf } from '@/contract/call'
import type { queryAhead } from '@/contract/holding/queryAhead'
import type { AccountClass } from '@/domain/subaccount/classes'
import type { CouponLoss } from '@/domain/voucher/coupon'
import type { Day } from '@/domain/dates/day'
import { ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import type { Holding, Position } from '@sandbox/business/deposit'
import { forecast, isChangeable } from '@sandbox/business/maturity'
import { potBalances, potsOf } from '@sandbox/business/pots'
import { calledSub, stateRefusal, subMoney, subsOf } from '@sandbox/business/subaccount'
import { couponsLostBy } from '@sandbox/business/voucher'
import { fastRedemptionLeft, listWealth } from '@sandbox/business/wealth'
import type { Queryable } from '@sandbox/kernel/db'
import { balanceOf, frozenMoney, stillToCatch, wallet } from '@sandbox/kernel/ledger'
import { lookAhead } from '../ahead'
import type { AheadQuery } from '../ahead'
import { openDeposits } from '../calendar/events'

/** Money that is had at once and without loss. */
export interface AtOnce {
  readonly how: 'takeBack' | 'fromPot'
  readonly id: string
  /** Of an account; a pot has none. */
  readonly accountClass?: AccountClass
  readonly name: string
  readonly amount: Fen
  /** Why it can't be had now. */
  readonly why: string | undefined
}

export interface HeldDeposit {
  readonly holding: Holding
  readonly name: string
  /** What a withdrawal before maturity loses of the coupon it was bought with. */
  readonly coupon: CouponLoss | undefined
  /** What it is renewed into, once that can't be changed any more. */
  readonly renewal: Position | undefined
}

export interface HeldShares {
  readonly seqNo: number
  readonly prodType: string
  readonly name: string
  readonly shares: Fen
  /** What may still be redeemed fast today, in fen. */
  readonly fastLeft: Fen
}

/** All that a customer's money by a day depends on, whichever day it is. */
export interface CashFacts {
  readonly today: Day
  readonly through: string
  readonly now: number
  readonly available: Fen
  readonly frozen: Fen
  readonly caught: Fen
  /** What comes by itself within 90 days. */
  readonly coming: ResponseOf<typeof queryAhead>['items']
  readonly accounts: readonly AtOnce[]
  readonly deposits: readonly HeldDeposit[]
  readonly shares: readonly HeldShares[]
}

export async function cashFacts(on: Queryable, query: AheadQuery): Promise<CashFacts> {
  const { customerId, today, now } = query
  const { items: coming, through } = await lookAhead(on, query)
  return {
    ...{ today, through, now, coming },
    available: await balanceOf(on, wallet(customerId)),
    frozen: await balanceOf(on, frozenMoney(customerId)),
    caught: await stillToCatch(on, customerId),
    accounts: await accountsOf(on, customerId),
    deposits: await depositsOf(on, query),
    shares: await sharesOf(on, query),
  }
}

async function accountsOf(on: Queryable, customerId: string): Promise<readonly AtOnce[]> {
  const found: AtOnce[] = []
  const balances = await potBalances(on, customerId)
  for (const { potId: id, name } of await potsOf(on, customerId)) {
    const amount = balances.get(id) ?? ZERO_FEN
    if (amount > 0) found.push({ how: 'fromPot', id, name, amount, why: undefined })
  }
  for (const sub of await subsOf(on, customerId)) {
    const amount = await balanceOf(on, subMoney(sub))
    const why = stateRefusal(sub, 'takeBack')?.message
    if (amount <= 0) continue
    found.push({ how: 'takeBack', id: sub.acctId, accountClass: sub.class, name: calledSub(sub), amount, why })
  }
  return found
}

async function depositsOf(on: Queryable, { customerId, now }: AheadQuery): Promise<readonly HeldDeposit[]> {
  const held = await openDeposits(on, customerId)
  const holdings = held.map(({ holding }) => holding)
  const coupons = await couponsLostBy(on, holdings, now)
  const fixed = holdings.filter((holding) => !isChangeable(holding, now))
  const renewals = new Map((await forecast(on, fixed, now)).map(({ holding, renewed }) => [holding.seqNo, renewed]))
  return held.map((one) => {
    const { seqNo } = one.holding
    return { ...one, coupon: coupons.get(seqNo), renewal: renewals.get(seqNo) }
  })
}

async function sharesOf(on: Queryable, { customerId, now }: AheadQuery): Promise<readonly HeldShares[]> {
  const found: HeldShares[] = []
  for (const { seqNo, productType: prodType, name, shares } of await listWealth(on, customerId)) {
    if (shares > 0)
      found.push({ seqNo, prodType, name, shares, fastLeft: await fastRedemptionLeft(on, customerId, prodType, now) })
  }
  return found
}
