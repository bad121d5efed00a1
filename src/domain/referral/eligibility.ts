import { caseTextProblem, tidyCaseText } from '../cases/texts'
import { defineMachine } from '../machine'
import type { TriggerOf } from '../machine'

/** Institutions whose employees may be certified, as the sandbox's bank has listed them. */
export const INSTITUTIONS = {
  finance: '长春市示例区财政局',
  education: '长春市示例区教育局',
  school: '长春市示例第一中学',
  hospital: '长春市示例人民医院',
  library: '长春市示例图书馆',
} as const
export type InstitutionKey = keyof typeof INSTITUTIONS
export const INSTITUTION_KEYS = Object.keys(INSTITUTIONS) as InstitutionKey[]

/** Whether a key is of a listed institution. */
export const isInstitution = (key: string): key is InstitutionKey => INSTITUTION_KEYS.some((one) => one === key)

/** APPLIED: waits for a decision; ELIGIBLE: certified; REFUSED: decided against; ENDED: nobody decided, or the account closed. */
export const ELIGIBILITY_STATES = ['APPLIED', 'ELIGIBLE', 'REFUSED', 'ENDED'] as const
export type EligibilityState = (typeof ELIGIBILITY_STATES)[number]

export const ELIGIBILITY_MACHINE = /*#__PURE__*/ defineMachine(ELIGIBILITY_STATES, {
  APPLIED: { approve: 'ELIGIBLE', refuse: 'REFUSED', end: 'ENDED' },
  ELIGIBLE: { end: 'ENDED' },
})
export type EligibilityTrigger = TriggerOf<typeof ELIGIBILITY_MACHINE>

export const ELIGIBILITY_STATE_NAMES: Readonly<Record<EligibilityState, string>> = {
  APPLIED: '审核中',
  ELIGIBLE: '已认证',
  REFUSED: '未通过',
  ENDED: '已失效',
}

/** Whether somebody in this state may hand in another proof. */
export const mayApplyAgain = (state: EligibilityState | undefined): boolean =>
  state === undefined || !ELIGIBILITY_MACHINE.ways[state]

/** Limits of what is written, in characters. */
export const ELIGIBILITY_LIMITS = { department: 30, workNo: 20 } as const
const WORK_NO = /^[0-9A-Za-z-]{2,20}$/

/** What proves that somebody works where they say, as it is kept; undefined where a field isn't fit. */
export function proofOf(department: string, workNo: string): { department: string; workNo: string } | undefined {
  const tidy = tidyCaseText(department)
  const number = workNo.trim()
  const fits = caseTextProblem(tidy, ELIGIBILITY_LIMITS.department) === undefined && !tidy.includes('\n')
  return fits && WORK_NO.test(number) ? { department: tidy, workNo: number } : undefined
}
