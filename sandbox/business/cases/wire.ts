import type { ResponseOf } from '@/contract/call'
import type { queryCase } from '@/contract/cases/queryCase'
import { isOverdue } from '@/domain/cases/machine'
import type { Day } from '@/domain/dates/day'
import type { Queryable } from '@sandbox/kernel/db'
import { mayDo } from './move'
import { picturesOf } from './pictures/read'
import { stepsOf } from './steps'
import type { Case, CasePicture } from './tables'

/** @param today the bank's day */
export const caseSummaryOf = ({ caseNo, kind, topic, state, dueDay, openedAt }: Case, today: Day) => ({
  caseNo,
  kind,
  topic,
  state,
  dueDay,
  overdue: isOverdue(state, dueDay, today),
  openedAt,
})

const pictureWire = ({ id, width, height }: CasePicture) => ({ pictureId: id, width, height })

/** A case as its customer gets it. @param today the bank's day */
export async function caseDetailOf(on: Queryable, one: Case, today: Day): Promise<ResponseOf<typeof queryCase>> {
  const steps = await stepsOf(on, [one.caseNo])
  const pictures = await picturesOf(
    on,
    steps.map(({ id }) => id),
  )
  return {
    ...caseSummaryOf(one, today),
    ...(one.orderNo !== null && { orderNo: one.orderNo }),
    ...(one.against !== null && { against: one.against }),
    may: [...(await mayDo(on, one, today))],
    ...(one.state === 'REPLIED' && one.reviewUntil !== null && { reviewUntil: one.reviewUntil }),
    steps: steps.map(({ id, step, by, text, at }) => {
      const sent = pictures.filter(({ stepId }) => stepId === id).map(pictureWire)
      return { step, by, ...(text !== null && { text }), ...(sent.length > 0 && { pictures: sent }), at }
    }),
  }
}
