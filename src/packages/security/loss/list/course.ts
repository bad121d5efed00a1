import type { queryLosses } from '@/contract/loss/queryLosses'
import type { ResponseOf } from '@/contract/call'
import { formatDay, formatInstant } from '@/domain/dates/format'
import type { Day } from '@/domain/dates/day'
import { isOpenLoss, LOSS_STATE_NAMES, replacedName } from '@/domain/loss/machine'
import type { LossState } from '@/domain/loss/machine'
import type { TimelineNode } from '@/ui/Timeline'

export type LossFacts = ResponseOf<typeof queryLosses>['losses'][number]

const BY = { customer: '', counter: '（工作人员办理）', bank: '' } as const

/** What a state is called of this case. */
export const stateName = ({ object }: Pick<LossFacts, 'object'>, state: LossState): string =>
  state === 'REPLACED' ? replacedName(object) : LOSS_STATE_NAMES[state]

/** What happened to a case, and what comes by itself if nothing is done. */
export function courseOf(loss: LossFacts): readonly TimelineNode[] {
  const { steps, state, tempUntil, replaceFrom, replaceable } = loss
  const done = steps.map((step, index): TimelineNode => ({
    title: `${stateName(loss, step.state)}${BY[step.by]}`,
    date: formatInstant(step.at),
    state: index === steps.length - 1 && isOpenLoss(state) ? 'current' : 'done',
  }))
  if (state === 'TEMP' && tempUntil !== undefined) {
    return [...done, { title: '到期自动失效', date: `${formatDay(tempUntil as Day)} 24:00`, state: 'coming' }]
  }
  if (replaceFrom === undefined) return done
  return [
    ...done,
    { title: '可补发新账号', date: replaceable ? '现在' : `${formatDay(replaceFrom as Day)}起`, state: 'coming' },
  ]
}

/** What is left of a report that isn't confirmed. */
export const daysLeftText = ({ daysLeft }: LossFacts): string | undefined => {
  if (daysLeft === undefined) return undefined
  return daysLeft === 0 ? '今日到期' : `剩余${daysLeft}天`
}

/** What its owner can do about a case. */
export type SettleStep = 'confirm' | 'lift' | 'replace'

/** What is offered of an open case, the more urgent first. */
export function stepsOf({ state, replaceable }: LossFacts): readonly SettleStep[] {
  if (state === 'TEMP') return ['confirm', 'lift']
  if (state !== 'FORMAL') return []
  return replaceable ? ['replace', 'lift'] : ['lift']
}

export const STEP_NAMES: Readonly<Record<SettleStep, string>> = {
  confirm: '转为正式挂失',
  lift: '解挂',
  replace: '补发新账号',
}
