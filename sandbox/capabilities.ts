import { entry } from './business/entry'
import { onboarding } from './business/onboarding'
import { identity } from './business/identity'
import { compliance } from './business/compliance'
import { product } from './business/product'
import { order } from './business/order'
import { holding } from './business/holding'
import { maturity } from './business/maturity'
import { deposit } from './business/deposit'
import { wealth } from './business/wealth'
import { account } from './business/account'
import { transfer } from './business/transfer'
import { card } from './business/card'
import { enterprise } from './business/enterprise'
import { family } from './business/family'
import { security } from './business/security'
import { message } from './business/message'
import { voucher } from './business/voucher'
import { bridge } from './business/bridge'
import { tracking } from './business/tracking'
import type { Capability } from './kernel/capability'
import type { DayEndStep } from './kernel/dayEnd/steps'
import type { Handler } from './kernel/scope'

const LISTED = [
  entry,
  onboarding,
  identity,
  compliance,
  product,
  order,
  holding,
  maturity,
  deposit,
  wealth,
  account,
  transfer,
  card,
  family,
  enterprise,
  security,
  message,
  voucher,
  bridge,
  tracking,
] as const satisfies readonly Capability[]

/** The tables of one of them. */
export type ListedTables = (typeof LISTED)[number]['tables']

/** Everything the bank does: a capability is one line above. */
export const CAPABILITIES: readonly Capability[] = LISTED

export const HANDLERS: readonly Handler[] = CAPABILITIES.flatMap(({ handlers }) => Object.values(handlers))

/**
 * The work of a day's end, in this order: a freeze whose last day is over holds nothing of what is paid then; interest accrues before it is paid, income is credited before new shares are
 * confirmed. The names stand in the database while a day ends.
 */
export const DAY_END_ORDER: readonly string[] = [
  'endFreezes',
  'accrueInterest',
  'payPeriods',
  'payMatured',
  'payCoupons',
  'publishIncomes',
  'creditIncome',
  'confirmSubscriptions',
  'payRedemptions',
  'remindMaturing',
  'lapseFamilyCards',
]

/**
 * The steps of all capabilities in that order.
 * @throws Error for a name that no capability brings.
 */
export function dayEndSteps(): readonly DayEndStep[] {
  const steps = CAPABILITIES.flatMap(({ dayEnd = [] }) => dayEnd)
  return DAY_END_ORDER.map((name) => {
    const step = steps.find((one) => one.name === name)
    if (!step) throw new Error(`no capability brings the day end's step ${name}`)
    return step
  })
}
