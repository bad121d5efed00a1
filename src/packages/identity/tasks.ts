import type { ResponseOf } from '@/contract/call'
import type { queryPersonalInfo } from '@/contract/identity/queryPersonalInfo'
import { isDormant } from '@/domain/account/status'
import type { AccountState } from '@/domain/account/status'
import { formatDay } from '@/domain/dates/format'
import type { Day } from '@/domain/dates/day'
import { PROMISES } from '@/domain/message/promises'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'

/** What the bank says of a customer's papers. */
export interface IdentityStatus {
  readonly status: AccountState
  /** Of the ID card's term: fine, soon over (519), over (523). */
  readonly period: 'valid' | 'expiring' | 'expired'
  readonly info: ResponseOf<typeof queryPersonalInfo>
}

export interface Task {
  readonly key: 'idCard' | 'information' | 'tax' | 'account'
  readonly title: string
  /** What is to be done about it. */
  readonly action: string
  /** How it stands, in a few words. */
  readonly state: string
  readonly hint: string
  /**
   * required: something doesn't work before it is done; wanted: it will soon, or should be; waiting: for the bank; done:
   * nothing to do.
   */
  readonly need: 'required' | 'wanted' | 'waiting' | 'done'
  readonly leadsTo: Link
}

const validUntil = (until: string): string => (until === '' ? '长期有效' : `有效期至${formatDay(until as Day)}`)

function idCardTask({ status, period, info }: IdentityStatus): Task {
  const task = {
    key: 'idCard',
    title: '身份证',
    action: '更新身份证',
    leadsTo: link('/SettingIdCard'),
  } as const
  if (info.idCardReview !== undefined)
    return {
      ...task,
      action: '查看审核进度',
      state: '审核中',
      hint: `新身份证已提交，${PROMISES.reviewResult.says}`,
      need: 'waiting',
      leadsTo: link('/listDetails', { recordNo: info.idCardReview }),
    }
  if (status.missingImageState === 'M')
    return {
      ...task,
      action: '补充身份证影像',
      state: '影像缺失',
      hint: '请重新拍摄身份证正反面，补充后即可办理交易',
      need: 'required',
      leadsTo: link('/ruyiIdCardIV'),
    }
  if (period === 'expired') return { ...task, state: '已过期', hint: '更新后即可办理业务', need: 'required' }
  if (period === 'expiring') return { ...task, state: '即将到期', hint: validUntil(info.idCardUntil), need: 'wanted' }
  return { ...task, state: '正常', hint: validUntil(info.idCardUntil), need: 'done' }
}

function informationTask({ status, info }: IdentityStatus): Task {
  const task = {
    key: 'information',
    title: '个人信息',
    action: '完善个人信息',
    leadsTo: link('/synchronizeIDInfo', { part: 'personal' }),
  } as const
  if (status.receiveNoPay === 'Y')
    return {
      ...task,
      state: '待完善',
      hint: '完善职业、住址等信息后，账户可恢复付款',
      need: 'required',
    }
  return info.personal
    ? { ...task, state: '已填写', hint: '有变化时请及时更新', need: 'done' }
    : { ...task, state: '未填写', hint: '请补充职业、住址等信息', need: 'wanted' }
}

function taxTask({ info }: IdentityStatus): Task {
  const given = info.taxResidency !== undefined
  return {
    key: 'tax',
    title: '税收居民身份',
    action: '声明税收居民身份',
    state: given ? '已声明' : '未声明',
    hint: given ? '发生变化时请在30日内更新' : '请声明您的税收居民身份',
    need: given ? 'done' : 'wanted',
    leadsTo: link('/taxMesIndex'),
  }
}

function accountTask(standing: IdentityStatus): Task {
  const { status, period } = standing
  const dormant = isDormant(status)
  // An account is woken only with a valid ID card.
  if (dormant && period === 'expired') {
    const { need, action, leadsTo } = idCardTask(standing)
    const hint = need === 'waiting' ? '身份证审核通过后即可激活' : '请先更新身份证，再激活账户'
    return { key: 'account', title: '电子账户', state: '待激活', hint, need, action, leadsTo }
  }
  return {
    key: 'account',
    title: '电子账户',
    action: '激活账户',
    state: dormant ? '待激活' : '正常',
    hint: dormant ? `尾号${status.acctString}的账户已暂停线上交易` : `尾号${status.acctString}`,
    need: dormant ? 'required' : 'done',
    leadsTo: link('/facialRecognition', { scene: 'activateAccount' }),
  }
}

/**
 * Everything that may want doing, in the order it must be done: papers first, for an account is woken only with a valid ID
 * card (docs/decisions/account-status.md).
 */
export const upkeepTasks = (standing: IdentityStatus): readonly Task[] => [
  idCardTask(standing),
  informationTask(standing),
  taxTask(standing),
  accountTask(standing),
]

/** What is to be done first; undefined when nothing stands in the way of anything. */
export const firstRequired = (tasks: readonly Task[]): Task | undefined => tasks.find(({ need }) => need === 'required')

interface Verdict {
  readonly tone: 'warning' | 'success'
  readonly text: string
}

/** What it all comes to, in a sentence: what is required first, then what the bank does, then what is only wanted. */
export function verdictOn(tasks: readonly Task[]): Verdict {
  const required = firstRequired(tasks)
  if (required) return { tone: 'warning', text: `依据监管要求，请先${required.action}，完成后即可正常办理业务` }
  const waiting = tasks.find(({ need }) => need === 'waiting')
  if (waiting) return { tone: 'warning', text: `您的新身份证正在审核，${PROMISES.reviewResult.says}` }
  const wanted = tasks.find(({ need }) => need === 'wanted')
  if (wanted) return { tone: 'warning', text: `您可正常办理业务，建议尽快${wanted.action}` }
  return { tone: 'success', text: '您的身份信息齐全有效，可正常办理业务' }
}
