import { defineMachine } from '../machine'
import type { TriggerOf } from '../machine'

/**
 * A commission: ACCRUED by an order, CONFIRMED once the order stood long enough, SETTLED in a month's settlement with its
 * tax, PAID; or CLAWED_BACK, while it isn't settled.
 */
export const COMMISSION_STATES = ['ACCRUED', 'CONFIRMED', 'SETTLED', 'PAID', 'CLAWED_BACK'] as const
export type CommissionState = (typeof COMMISSION_STATES)[number]

/** `confirm`, `settle` and `pay` at a day's end, `clawBack` there or by the bank's staff. */
export const COMMISSION_MACHINE = /*#__PURE__*/ defineMachine(COMMISSION_STATES, {
  ACCRUED: { confirm: 'CONFIRMED', clawBack: 'CLAWED_BACK' },
  CONFIRMED: { settle: 'SETTLED', clawBack: 'CLAWED_BACK' },
  SETTLED: { pay: 'PAID' },
})
export type CommissionTrigger = TriggerOf<typeof COMMISSION_MACHINE>

/** States in which the money lies in the ledger's account of commissions: owed and not yet paid. */
export const OWED_COMMISSION = ['CONFIRMED', 'SETTLED'] as const satisfies readonly CommissionState[]

/** The parts of the list of commissions. */
export const COMMISSION_LISTS = {
  ACCRUED: ['ACCRUED'],
  OWED: OWED_COMMISSION,
  ENDED: ['PAID', 'CLAWED_BACK'],
} as const satisfies Readonly<Record<string, readonly CommissionState[]>>
export type CommissionList = keyof typeof COMMISSION_LISTS
export const COMMISSION_LIST_KEYS = ['ACCRUED', 'OWED', 'ENDED'] as const satisfies readonly CommissionList[]

/**
 * Why a commission is taken back: its money was redeemed too early, or its owner's account was closed before it was
 * confirmed; the last two by a clerk, who names the reason.
 */
export const CLAW_BACK_REASONS = ['REDEEMED', 'ACCOUNT_CLOSED', 'ORDER_VOID', 'RULES_BROKEN'] as const
export type ClawBackReason = (typeof CLAW_BACK_REASONS)[number]
export const STAFF_REASONS = ['ORDER_VOID', 'RULES_BROKEN'] as const satisfies readonly ClawBackReason[]

/** SETTLED: reckoned, can be objected to; PAID. */
export const SETTLEMENT_STATES = ['SETTLED', 'PAID'] as const
export type SettlementState = (typeof SETTLEMENT_STATES)[number]
