import { formatInstant } from '@/domain/dates/format'
import { isFinalTransferState, sentenceAfter, transferStateName } from '@/domain/transfer/machine'
import type { TransferState } from '@/domain/transfer/machine'
import type { ResultRow } from '@/features/order/resultRows'
import type { ResultViewProps } from '@/ui/ResultView'
import type { TimelineNode } from '@/ui/Timeline'
import { cardTitle } from '../transfer/limits'
import { SPEED_TEXTS } from '../transfer/speeds'
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

/** Title, sign and sentence of a transfer as it stands; the sentence without the title's own words. */
export function headOf(facts: TransferFacts): Pick<ResultViewProps, 'state' | 'title' | 'hint'> {
  const state = stateNow(facts)
  const title = transferStateName(facts.direction, state)
  return { state: LOOKS[state], title, hint: sentenceAfter(title, facts.sentence) }
}

/** What has happened, and of what waits when it will be sent. */
export function courseOf({ timeline, state, dueAt }: TransferFacts): readonly TimelineNode[] {
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
  return state === 'WAITING' ? [...done, { title: '预计发送', date: formatInstant(dueAt), state: 'coming' }] : done
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
