import type { ResponseOf } from '@/contract/call'
import type { queryCase } from '@/contract/cases/queryCase'
import type { Day } from '@/domain/dates/day'
import type { Queryable } from '@sandbox/kernel/db'
import { mayDo } from './move'
import { stepsOf } from './steps'
import type { Case } from './tables'

export const caseSummaryOf = ({ caseNo, kind, topic, state, dueDay, openedAt }: Case) => ({
  caseNo,
  kind,
  topic,
  state,
  dueDay,
  openedAt,
})

/** A case as its customer gets it. @param today the bank's day */
export async function caseDetailOf(on: Queryable, one: Case, today: Day): Promise<ResponseOf<typeof queryCase>> {
  const steps = await stepsOf(on, [one.caseNo])
  return {
    ...caseSummaryOf(one),
    ...(one.orderNo !== null && { orderNo: one.orderNo }),
    ...(one.against !== null && { against: one.against }),
    may: [...(await mayDo(on, one, today))],
    ...(one.state === 'REPLIED' && one.reviewUntil !== null && { reviewUntil: one.reviewUntil }),
    steps: steps.map(({ step, by, text, at }) => ({ step, by, ...(text !== null && { text }), at })),
  }
}
