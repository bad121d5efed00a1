import type { ResponseOf } from '@/contract/call'
import type { queryPots } from '@/contract/pots/queryPots'
import type { Day } from '@/domain/dates/day'
import type { Fen } from '@/domain/money/fen'
import { monthlyShare, standingOf } from '@/domain/pots/pots'
import { nextFillOf, planOf } from './pots'
import type { Pot } from './tables'

type Wire = ResponseOf<typeof queryPots>['pots'][number]

/** A pot as its owner is told of it. @param unpaid days on which the account pays nobody */
export function wirePot(pot: Pot, balance: Fen, today: Day, unpaid: ReadonlySet<Day>): Wire {
  const { potId, name, target, picture, monthlyAmount, monthlyDate, takesInterest } = pot
  const plan = planOf(pot)
  const share = monthlyShare(plan, balance, today)
  const next = nextFillOf(pot, today)
  return {
    ...{ potId, name, target, picture, monthlyAmount, monthlyDate, takesInterest, balance },
    byDay: pot.byDay ?? '',
    standing: standingOf(plan, balance, today),
    ...(share !== undefined && { monthlyShare: share }),
    ...(next !== undefined && !unpaid.has(next) && { nextFill: next }),
  }
}
