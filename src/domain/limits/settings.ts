import { addDays } from '../dates/day'
import type { Day } from '../dates/day'
import { fen, yuan } from '../money/fen'
import type { Fen } from '../money/fen'
import { OUT_LIMITS } from '../transfer/limits'
import { isProvince } from './provinces'

/** The most that goes out at once and in a day, in fen. */
export interface LimitPair {
  readonly single: Fen
  readonly aDay: Fen
}

/** What a customer has set to protect their money, as it stands on a day. */
export interface PaySecurity {
  readonly limits: LimitPair
  /** Higher limits that begin on a later day. */
  readonly raise?: (LimitPair & { readonly from: Day }) | undefined
  readonly nightLock: boolean
  /** Since when all payments are stopped, epoch ms by the bank's clock. */
  readonly stoppedAt?: number | undefined
  /** A payment of this much or more is told by message, fen; undefined: none is. */
  readonly noticeOver?: Fen | undefined
  /** Transfers from elsewhere ask for a face: codes of provinces; undefined: they don't. */
  readonly provinces?: readonly string[] | undefined
}

/** What a customer asks to change. */
export type SecurityAsk =
  | { readonly change: 'limits'; readonly limits: LimitPair }
  | { readonly change: 'cancelRaise' }
  | { readonly change: 'nightLock'; readonly on: boolean }
  | { readonly change: 'notice'; readonly over: Fen | undefined }
  | { readonly change: 'regions'; readonly provinces: readonly string[] | undefined }
  | { readonly change: 'stop' }
  | { readonly change: 'lift' }

export const SECURITY_CHANGES = ['limits', 'cancelRaise', 'nightLock', 'notice', 'regions', 'stop', 'lift'] as const

/** What shows that it is the customer who asks. */
export type SecurityProof = 'gesture' | 'password' | 'face'

/** What a matched face allows; each opens nothing else. */
export const SECURITY_SCENES = { raise: 'raiseLimit', lift: 'liftStop' } as const

export interface SecurityWay {
  /** All of them are needed; none: the session is enough, because it only protects and is undone at once. */
  readonly proofs: readonly SecurityProof[]
  readonly scene?: (typeof SECURITY_SCENES)[keyof typeof SECURITY_SCENES]
  /** What the customer is told was done; it follows 您的. Undefined for what protects. */
  readonly done?: string
}

/** Every way to change a setting. What weakens a protection needs more than what set it, and is told. */
export const SECURITY_WAYS = {
  lower: { proofs: ['password'], done: '支付限额已调低' },
  raise: { proofs: ['password', 'face'], scene: 'raiseLimit', done: '支付限额提高申请已受理，次日生效' },
  cancelRaise: { proofs: [] },
  nightOn: { proofs: [] },
  nightOff: { proofs: ['password'], done: '夜间锁已关闭' },
  noticeMore: { proofs: [] },
  noticeLess: { proofs: ['password'], done: '大额提醒已调整' },
  regionsFewer: { proofs: [] },
  regionsMore: { proofs: ['password'], done: '地区锁已调整' },
  stop: { proofs: ['gesture'], done: '账户支付已全部停止' },
  lift: { proofs: ['password', 'face'], scene: 'liftStop', done: '账户支付已恢复' },
} as const satisfies Readonly<Record<string, SecurityWay>>

export type SecurityWayName = keyof typeof SECURITY_WAYS

/** Bounds of what can be asked for: amounts in whole yuan. */
export const SECURITY_BOUNDS = {
  least: yuan(1),
  single: OUT_LIMITS.single,
  aDay: OUT_LIMITS.aDay,
  mostProvinces: 34,
} as const

const isWholeYuan = (amount: Fen, most: Fen): boolean =>
  amount >= SECURITY_BOUNDS.least && amount <= most && amount % 100 === 0

/** Whether what is asked for can be: limits within the bank's, the single one within the day's; provinces that exist. */
export function isFitAsk(ask: SecurityAsk): boolean {
  switch (ask.change) {
    case 'limits': {
      const { single, aDay } = ask.limits
      return isWholeYuan(single, SECURITY_BOUNDS.single) && isWholeYuan(aDay, SECURITY_BOUNDS.aDay) && single <= aDay
    }
    case 'notice':
      return ask.over === undefined || isWholeYuan(ask.over, SECURITY_BOUNDS.aDay)
    case 'regions': {
      const { provinces } = ask
      return (
        provinces === undefined ||
        (provinces.length > 0 && new Set(provinces).size === provinces.length && provinces.every(isProvince))
      )
    }
    default:
      return true
  }
}

/** Which way a change is: by what it would do to the setting as it stands. */
export function securityWay(now: PaySecurity, ask: SecurityAsk): SecurityWayName {
  switch (ask.change) {
    case 'limits':
      return ask.limits.single > now.limits.single || ask.limits.aDay > now.limits.aDay ? 'raise' : 'lower'
    case 'nightLock':
      return ask.on ? 'nightOn' : 'nightOff'
    case 'notice': {
      const fewer = ask.over === undefined || (now.noticeOver !== undefined && ask.over > now.noticeOver)
      return fewer ? 'noticeLess' : 'noticeMore'
    }
    case 'regions': {
      const { provinces: before } = now
      const wider =
        ask.provinces === undefined || (before !== undefined && ask.provinces.some((one) => !before.includes(one)))
      return wider ? 'regionsMore' : 'regionsFewer'
    }
    default:
      return ask.change
  }
}

const lower = (one: Fen, other: Fen): Fen => fen(Math.min(one, other))

/**
 * The settings after a change: what lowers begins at once and calls off a raise that waits; what raises begins on the next
 * day, and until then each limit is the lower of the two.
 */
export function afterSecurityChange(
  before: PaySecurity,
  ask: SecurityAsk,
  { today, now }: { readonly today: Day; readonly now: number },
): PaySecurity {
  switch (ask.change) {
    case 'limits': {
      const { limits: asked } = ask
      const limits = { single: lower(before.limits.single, asked.single), aDay: lower(before.limits.aDay, asked.aDay) }
      const raised = limits.single < asked.single || limits.aDay < asked.aDay
      return { ...before, limits, raise: raised ? { ...asked, from: addDays(today, 1) } : undefined }
    }
    case 'cancelRaise':
      return { ...before, raise: undefined }
    case 'nightLock':
      return { ...before, nightLock: ask.on }
    case 'notice':
      return { ...before, noticeOver: ask.over }
    case 'regions':
      return { ...before, provinces: ask.provinces }
    case 'stop':
      return { ...before, stoppedAt: before.stoppedAt ?? now }
    case 'lift':
      return { ...before, stoppedAt: undefined }
  }
}
