import type { ResponseOf } from '@/contract/call'
import type { queryIdentifyList } from '@/contract/identity/queryIdentifyList'
import { BRAND } from '@/domain/brand'
import { formatInstant } from '@/domain/dates/format'
import { PROMISES } from '@/domain/message/promises'

export type IdentifyRecord = ResponseOf<typeof queryIdentifyList>['records'][number]

interface RecordView {
  readonly state: 'success' | 'pending' | 'failure' | 'cancelled'
  readonly title: string
  readonly hint: string | undefined
  readonly rows: readonly { readonly label: string; readonly value: string }[]
}

const STATES = {
  DONE: { state: 'success', word: '已完成', hint: undefined },
  REVIEW: {
    state: 'pending',
    word: '审核中',
    hint: `工作人员将核对您提交的资料，通常在1个工作日内完成，${PROMISES.reviewResult.says}`,
  },
  REJECTED: { state: 'failure', word: '未通过', hint: `请核对后重新办理，如有疑问请致电客服${BRAND.hotline}` },
  WITHDRAWN: { state: 'cancelled', word: '已撤回', hint: undefined },
  ENDED: { state: 'cancelled', word: '已终止', hint: undefined },
} as const

/** What became of it, where the bank's own title and the state's word don't make a sentence. */
const OUTCOMES: Partial<Record<IdentifyRecord['kind'], Partial<Record<IdentifyRecord['state'], string>>>> = {
  ID_CARD: {
    DONE: '身份证已更新',
    REVIEW: '身份证更新审核中',
    REJECTED: '身份证更新未通过',
    WITHDRAWN: '身份证更新已撤回',
  },
  INFORMATION: { DONE: '个人信息已完善' },
}

/** What `decidedAt` is where nobody decided. */
const DECIDED: Partial<Record<IdentifyRecord['state'], string>> = { WITHDRAWN: '撤回时间', ENDED: '终止时间' }

/** A state in a word, for lists. */
export const recordState = ({ state }: IdentifyRecord): string => STATES[state].word

/** A record as its page shows it. */
export function recordView(record: IdentifyRecord): RecordView {
  const { kind, title, at, decidedAt, note, recordNo } = record
  const { state, word, hint } = STATES[record.state]
  return {
    state,
    title: OUTCOMES[kind]?.[record.state] ?? `${title}${word}`,
    hint: note ?? hint,
    rows: [
      { label: '办理事项', value: title },
      { label: '提交时间', value: formatInstant(at) },
      // What counted at once was looked at by nobody.
      ...(decidedAt === undefined || decidedAt === at
        ? []
        : [{ label: DECIDED[record.state] ?? '审核时间', value: formatInstant(decidedAt) }]),
      { label: '记录编号', value: recordNo },
    ],
  }
}
