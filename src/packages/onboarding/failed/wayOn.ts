import type { Opening } from '@/contract/onboarding/onboardingState'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'
import { stepPlace } from '../way'

type Failure = NonNullable<Opening['failure']>

/** What the customer can do about a failed application. */
export interface WayOn {
  readonly action: string
  /** undefined: only a person of the bank can help. */
  readonly place: Link | undefined
  /** Whether it makes sense to hand it in again as it is, after a correction made before. */
  readonly again: boolean
}

const WAYS: Readonly<Record<Failure['wayOn'], WayOn>> = {
  idCard: { action: '重新提交身份证', place: stepPlace('idCard'), again: true },
  card: { action: '更换银行卡', place: stepPlace('card'), again: true },
  sync: { action: '同步已有账户', place: link('/syncoropenaccount'), again: false },
  counter: { action: '返回首页', place: undefined, again: false },
}

export const wayOnOf = ({ wayOn }: Failure): WayOn => WAYS[wayOn]
