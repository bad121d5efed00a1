import type { ResponseOf } from '@/contract/call'
import type { queryPots } from '@/contract/pots/queryPots'
import type { Day } from '@/domain/dates/day'
import type { Fen } from '@/domain/money/fen'
import { monthlyShare, nextFill, standingOf } from '@/domain/pots/pots'
import type { Queryable } from '@sandbox/kernel/db'
import { payingRefusal } from '@sandbox/kernel/session/access'
import { planOf } from './pots'
import type { Pot } from './tables'

type Wire = ResponseOf<typeof queryPots>['pots'][number]

/** When the rule of a pot moves money next; undefined without one, and where the account pays nobody on that day. */
async function nextFillOf(on: Queryable, pot: Pot, today: Day): Promise<Day | undefined> {
  if (pot.monthlyAmount === 0) return undefined
  const next = nextFill(pot.monthlyDate, today)
  return (await payingRefusal(on, pot.customerId, next)) ? undefined : next
}

/** A pot as its owner is told of it. */
export async function wirePot(on: Queryable, pot: Pot, balance: Fen, today: Day): Promise<Wire> {
  const { potId, name, target, picture, monthlyAmount, monthlyDate, takesInterest } = pot
  const plan = planOf(pot)
  const share = monthlyShare(plan, balance, today)
  const next = await nextFillOf(on, pot, today)
  return {
    ...{ potId, name, target, picture, monthlyAmount, monthlyDate, takesInterest, balance },
    byDay: pot.byDay ?? '',
    standing: standingOf(plan, balance, today),
    ...(share !== undefined && { monthlyShare: share }),
    ...(next !== undefined && { nextFill: next }),
  }
}
