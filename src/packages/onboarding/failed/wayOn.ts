import type { Opening } from '@/contract/onboarding/onboardingState'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'
import { stepPlace } from '../way'

type Failure = NonNullable<Opening['failure']>

/** What the customer can do about a failed application, the likeliest first. */
export interface WayOn {
  readonly action: string
  readonly place: Link
}

const ID_CARD = stepPlace('idCard')
/** It may be handed in again whatever it failed for: what stood against it may be gone, and a register may have erred. */
const AGAIN: WayOn = { action: '资料无误，重新提交', place: stepPlace('agreements') }

const WAYS: Readonly<Record<Failure['wayOn'], readonly WayOn[]>> = {
  idCard: [{ action: '重新提交身份证', place: ID_CARD }, AGAIN],
  card: [{ action: '更换银行卡', place: stepPlace('card') }, AGAIN],
  sync: [
    { action: '查看办理方式', place: link('/syncoropenaccount') },
    { action: '更换身份证', place: ID_CARD },
    AGAIN,
  ],
  counter: [{ action: '返回首页', place: link('/') }, AGAIN],
}

export const waysOnOf = ({ wayOn }: Failure): readonly WayOn[] => WAYS[wayOn]
