import { and, eq } from 'drizzle-orm'
import { queryLiquidity as call } from '@/contract/account/queryLiquidity'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { withdrawableFrom } from '@/domain/interest/valueDate'
import { addFen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { ok } from '@/domain/result'
import { holdings, withdrawalRefusal } from '@sandbox/business/deposit'
import type { Holding } from '@sandbox/business/deposit'
import { assetsOf } from '@sandbox/business/holding'
import { listWealth, tradeDaysOf } from '@sandbox/business/wealth'
import { balancesByKind } from '@sandbox/kernel/ledger'
import { accountHandler } from '@sandbox/kernel/scope'
import { moneyOnItsWay } from '../onItsWay'

export const queryLiquidity = accountHandler(call, async ({ bank, customer, now }) => {
  const on = bank.db.drizzle
  const positions = await listWealth(on, customer.id)
  const deposits = await on
    .select()
    .from(holdings)
    .where(and(eq(holdings.customerId, customer.id), eq(holdings.status, 'open')))
  const [today, later] = [deposits.filter(isWithdrawable(now)), deposits.filter((one) => !isWithdrawable(now)(one))]
  const { outgoing, ofShares } = await moneyOnItsWay(on, customer.id)
  const { total, available, otherAccounts } = await assetsOf(on, customer.id)
  const held = await balancesByKind(on, customer.id)
  const pots = held('pot')
  return ok({
    total,
    available,
    ...(otherAccounts > 0 && { otherAccounts }),
    ...(pots > 0 && { pots }),
    withdrawable: addFen(...today.map(({ amount }) => amount)),
    redeemable: addFen(...positions.map(({ shares }) => shares)),
    redeemedOn: tradeDaysOf(now).dueDay,
    pending: outgoing,
    underWay: ofShares,
    frozen: held('frozen'),
    later: byDay(later),
  })
})

const isWithdrawable =
  (now: number) =>
  (holding: Holding): boolean =>
    withdrawalRefusal(holding, now) === undefined

/** The day from which a deposit can be withdrawn; its last one where it can't be before. */
const dueDayOf = ({ withdrawalBlocked, endDay, startDay }: Holding): Day =>
  withdrawalBlocked ? endDay : dayOfInstant(withdrawableFrom(startDay))

function byDay(deposits: readonly Holding[]) {
  const days = new Map<Day, Fen[]>()
  for (const holding of deposits) {
    const day = dueDayOf(holding)
    days.set(day, [...(days.get(day) ?? []), holding.amount])
  }
  return [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, amounts]) => ({ day, amount: addFen(...amounts), count: amounts.length }))
}
