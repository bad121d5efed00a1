import type { ResponseOf } from '@/contract/call'
import type { queryPots } from '@/contract/pots/queryPots'
import type { Day } from '@/domain/dates/day'
import type { Fen } from '@/domain/money/fen'
import { monthlyShare, nextFill, standingOf } from '@/domain/pots/pots'
import { planOf } from './pots'
import type { Pot } from './tables'

type Wire = ResponseOf<typeof queryPots>['pots'][number]

/** A pot as its owner is told of it. */
export function wirePot(pot: Pot, balance: Fen, today: Day): Wire {
  const { potId, name, target, picture, monthlyAmount, monthlyDate, takesInterest } = pot
  const plan = planOf(pot)
  const share = monthlyShare(plan, balance, today)
  return {
    ...{ potId, name, target, picture, monthlyAmount, monthlyDate, takesInterest, balance },
    byDay: pot.byDay ?? '',
    standing: standingOf(plan, balance, today),
    ...(share !== undefined && { monthlyShare: share }),
    ...(monthlyAmount > 0 && { nextFill: nextFill(monthlyDate, today) }),
  }
}
