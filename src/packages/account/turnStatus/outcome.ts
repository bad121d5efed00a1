import { addDays } from '@/domain/dates/day'
import { formatInstant, formatTime } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import { isFinalTransferState, sentenceAfter, STILL_HERE, transferStateName } from '@/domain/transfer/machine'
import type { TransferState } from '@/domain/transfer/machine'
import type { ResultRow } from '@/features/order/resultRows'
import type { ResultViewProps } from '@/ui/ResultView'
import type { TimelineNode } from '@/ui/Timeline'
import { cardTitle } from '../transfer/limits'
import { ARRIVES, SPEED_TEXTS } from '../transfer/speeds'
import type { TransferFacts } from './useTurnStatus'

/** What counts now: of a transfer that came back its return or reversal. */
const stateNow = ({ state, followedBy }: TransferFacts): TransferState => followedBy?.state ?? state

const LOOKS: Readonly<Record<TransferState, ResultViewProps['state']>> = {
  WAITING: 'pending',
  SENT: 'pending',
  UNKNOWN: 'pending',
  SUCCEEDED: 'success',
  CANCELLED: 'cancelled',
  FAILED: 'failure',
  RETURNED: 'failure',
  REVERSED: 'failure',
}

/** `明天10:00`: when what waits is sent. @param now epoch ms */
function sendingText(dueAt: number, now: number): string {
  const [on, today] = [dayOfInstant(dueAt), dayOfInstant(now)]
  if (on === today) return `今天${formatTime(dueAt)}`
  return on === addDays(today, 1) ? `明天${formatTime(dueAt)}` : formatInstant(dueAt)
}

/**
 * Title, sign and sentence of a transfer as it stands; the sentence without the title's own words. Of what waits the title
 * says when it goes and the sentence where the money is.
 * @param now epoch ms
 */
export function headOf(facts: TransferFacts, now: number): Pick<ResultViewProps, 'state' | 'title' | 'hint'> {
  const state = stateNow(facts)
  const name = transferStateName(facts.direction, state)
  const hint = sentenceAfter(name, facts.sentence)
  if (state !== 'WAITING') return { state: LOOKS[state], title: name, hint }
  return {
    state: LOOKS[state],
    title: `${sendingText(facts.dueAt, now)}转出`,
    hint: facts.cancellable ? hint : `${STILL_HERE}，即将转出`,
  }
}

const coming = (title: string, date: string): TimelineNode => ({ title, date, state: 'coming' })

/** What has happened, and of money on its way out when it will be sent and be there. */
export function courseOf({ timeline, direction, state, dueAt }: TransferFacts): readonly TimelineNode[] {
  const open = !isFinalTransferState(state)
  const lookOf = (entry: TransferState, isLast: boolean): TimelineNode['state'] => {
    if (LOOKS[entry] === 'failure') return 'failed'
    return open && state !== 'WAITING' && isLast ? 'current' : 'done'
  }
  const done = timeline.map((entry, index) => ({
    title: entry.text,
    date: formatInstant(entry.at),
    state: lookOf(entry.state, index === timeline.length - 1),
  }))
  if (state === 'WAITING')
    return [...done, coming('预计转出', formatInstant(dueAt)), coming('预计到账', `转出后${ARRIVES}`)]
  return state === 'SENT' && direction === 'OUT' ? [...done, coming('预计到账', ARRIVES)] : done
}

export function rowsOf(facts: TransferFacts): readonly ResultRow[] {
  const { direction, bankName, cardNo, memo, speed, at, orderNo, originNo } = facts
  return [
    ...(bankName === undefined || cardNo === undefined
      ? []
      : [{ label: direction === 'IN' ? '付款银行卡' : '收款银行卡', text: cardTitle({ bankName, cardNo }) }]),
    ...(direction === 'OUT' && originNo === undefined ? [{ label: '到账方式', text: SPEED_TEXTS[speed].title }] : []),
    ...(memo === '' ? [] : [{ label: '附言', text: memo }]),
    { label: '提交时间', text: formatInstant(at) },
    { label: '订单号', text: orderNo },
    ...(originNo === undefined ? [] : [{ label: '原订单号', text: originNo }]),
  ]
}
