import { asc, inArray } from 'drizzle-orm'
import type { ResponseOf } from '@/contract/call'
import type { queryLosses } from '@/contract/loss/queryLosses'
import { maskPhone } from '@/domain/masks/mask'
import { daysBetween } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import type { Queryable } from '@sandbox/kernel/db'
import type { Loss } from '@sandbox/kernel/session/lossReports'
import { lossSteps } from './tables'
import type { Thing } from './cases'
import { calledLoss } from './notify'

export type LossWire = ResponseOf<typeof queryLosses>['losses'][number]

/** What is lost, as its owner reads it: no more of a number than its end. */
export const calledThing = ({ object, thing }: Pick<Thing, 'object' | 'thing'>): string =>
  object === 'PHONE' ? `手机（${maskPhone(thing)}）` : calledLoss({ object, thing })

/** Cases as their owner gets them, each with its time line. @param today the bank's day */
export async function wireLosses(on: Queryable, cases: readonly Loss[], today: Day): Promise<LossWire[]> {
  const numbers = cases.map(({ caseNo }) => caseNo)
  const steps =
    numbers.length === 0
      ? []
      : await on.select().from(lossSteps).where(inArray(lossSteps.caseNo, numbers)).orderBy(asc(lossSteps.id))
  return cases.map((loss) => {
    const { caseNo, object, state, reportedAt, tempUntil, replaceFrom } = loss
    return {
      caseNo,
      object,
      called: calledThing(loss),
      state,
      reportedAt,
      ...(state === 'TEMP' && { tempUntil, daysLeft: Math.max(0, daysBetween(today, tempUntil)) }),
      ...(state === 'FORMAL' && replaceFrom !== null && { replaceFrom, replaceable: today >= replaceFrom }),
      steps: steps
        .filter((step) => step.caseNo === caseNo)
        .map(({ state: reached, by, at }) => ({ state: reached, by, at })),
    }
  })
}
