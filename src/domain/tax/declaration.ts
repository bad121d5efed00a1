import type { TaxResidencyKind } from '../onboarding/taxResidency'
import { defineMachine } from '../machine'
import type { TriggerOf } from '../machine'

/**
 * CURRENT: in force; QUESTIONED: in force too, but it doesn't agree with what the bank has on record, and its customer is
 * asked to explain; SUPERSEDED: another came after it. Of a customer's declarations exactly the latest is in force.
 */
export const TAX_STATES = ['CURRENT', 'QUESTIONED', 'SUPERSEDED'] as const
export type TaxState = (typeof TAX_STATES)[number]

export const TAX_STATE_NAMES: Readonly<Record<TaxState, string>> = {
  CURRENT: '有效',
  QUESTIONED: '待说明',
  SUPERSEDED: '已更新',
}

/**
 * `accept`: a person of the bank accepts the explanation; `doubt`: what is on record has changed and disagrees now;
 * `declare`: the customer declares anew.
 */
export const TAX_MACHINE = /*#__PURE__*/ defineMachine(TAX_STATES, {
  CURRENT: { doubt: 'QUESTIONED', declare: 'SUPERSEDED' },
  QUESTIONED: { accept: 'CURRENT', doubt: 'QUESTIONED', declare: 'SUPERSEDED' },
})
export type TaxTrigger = TriggerOf<typeof TAX_MACHINE>

/** What on record a declaration may disagree with. */
export const TAX_CONFLICTS = ['address', 'phone', 'nationality'] as const
export type TaxConflict = (typeof TAX_CONFLICTS)[number]

/** What the bank has on record about a customer. */
export interface TaxGround {
  /** By the address on record; undefined for none. Taiwan, Hong Kong and Macao have taxes of their own. */
  readonly livesIn: 'mainland' | 'elsewhere' | undefined
  /** Whether the number on record is one of mainland China. */
  readonly mainlandPhone: boolean
  /** Whether the customer was identified by a resident's ID card. */
  readonly residentIdCard: boolean
}

/**
 * What of the record speaks against a declaration (announcement 14 of 2017: a declaration that the bank has reason to doubt
 * must be explained). Who is taxed in both agrees with everything.
 */
export function taxConflicts(residency: TaxResidencyKind, ground: TaxGround): readonly TaxConflict[] {
  const { livesIn, mainlandPhone, residentIdCard } = ground
  const against: Readonly<Record<TaxResidencyKind, Readonly<Record<TaxConflict, boolean>>>> = {
    CHINA: { address: livesIn === 'elsewhere', phone: false, nationality: false },
    NON_RESIDENT: { address: livesIn === 'mainland', phone: mainlandPhone, nationality: residentIdCard },
    BOTH: { address: false, phone: false, nationality: false },
  }
  return TAX_CONFLICTS.filter((conflict) => against[residency][conflict])
}

/** A declaration's first state. */
export const firstTaxState = (conflicts: readonly TaxConflict[]): TaxState =>
  conflicts.length > 0 ? 'QUESTIONED' : 'CURRENT'

const CONFLICT_NAMES: Readonly<Record<TaxConflict, string>> = {
  address: '登记的住址',
  phone: '登记的手机号',
  nationality: '登记的证件（居民身份证）',
}

/** What a declaration doesn't agree with, as a customer reads it. */
export const conflictText = (conflicts: readonly TaxConflict[]): string =>
  conflicts.map((conflict) => CONFLICT_NAMES[conflict]).join('、')

/** Days within which a customer reports a change (announcement 14 of 2017). */
export const TAX_REPORT_DAYS = 30
/** Of an explanation, in characters. */
export const TAX_EXPLANATION_LENGTH = 500
