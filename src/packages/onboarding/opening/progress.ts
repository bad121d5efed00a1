import type { Opening } from '@/contract/onboarding/onboardingState'

export interface ProgressLine {
  readonly title: string
  readonly state: 'done' | 'current' | 'coming'
}

const TITLES = ['提交开户申请', '核验身份与账户信息', '开立电子账户'] as const

/** Which line is under way while an application stands so; SUBMITTED waits to be taken up. */
const CURRENT: Readonly<Record<Opening['state'], number>> = { SUBMITTED: 1, PROCESSING: 2, OPENED: 3, FAILED: 2 }

/** The work on an application, line by line. */
export const progressLines = (state: Opening['state'] = 'SUBMITTED'): readonly ProgressLine[] =>
  TITLES.map((title, index) => ({
    title,
    state: index < CURRENT[state] ? 'done' : index === CURRENT[state] ? 'current' : 'coming',
  }))
