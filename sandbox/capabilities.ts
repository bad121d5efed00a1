import { entry } from './business/entry'
import { onboarding } from './business/onboarding'
import { identity } from './business/identity'
import { compliance } from './business/compliance'
import { product } from './business/product'
import { order } from './business/order'
import { holding } from './business/holding'
import { maturity } from './business/maturity'
import { deposit } from './business/deposit'
import { interest } from './business/interest'
import { wealth } from './business/wealth'
import { account } from './business/account'
import { transfer } from './business/transfer'
import { statement } from './business/statement'
import { card } from './business/card'
import { approval } from './business/approval'
import { enterprise } from './business/enterprise'
import { family } from './business/family'
import { subaccount } from './business/subaccount'
import { pots } from './business/pots'
import { security } from './business/security'
import { loss } from './business/loss'
import { phone } from './business/phone'
import { closure } from './business/closure'
import { message } from './business/message'
import { content } from './business/content'
import { cases } from './business/cases'
import { survey } from './business/survey'
import { points } from './business/points'
import { voucher } from './business/voucher'
import { campaign } from './business/campaign'
import { draw } from './business/draw'
import { special } from './business/special'
import { bridge } from './business/bridge'
import { loan } from './business/loan'
import { referral } from './business/referral'
import { shop } from './business/shop'
import { commission } from './business/commission'
import { tracking } from './business/tracking'
import type { CapabilityName } from '@/contract/capabilities'
import type { Capability } from './kernel/capability'
import type { NamedStep } from './kernel/dayEnd/steps'
import type { Handler } from './kernel/scope'

/** One line a capability, in the order in which seeds run; the compiler asks for every one that has more than rules. */
const LISTED = {
  entry,
  onboarding,
  identity,
  compliance,
  product,
  order,
  holding,
  maturity,
  deposit,
  interest,
  wealth,
  account,
  transfer,
  statement,
  card,
  family,
  subaccount,
  pots,
  enterprise,
  approval,
  security,
  loss,
  phone,
  closure,
  message,
  content,
  cases,
  survey,
  voucher,
  campaign,
  points,
  draw,
  special,
  loan,
  bridge,
  referral,
  shop,
  commission,
  tracking,
} satisfies { readonly [Name in Exclude<CapabilityName, 'tax'>]: Capability & { readonly name: Name } }

type Listed = (typeof LISTED)[keyof typeof LISTED]

/** The tables of one capability. */
export type ListedTables = Listed['tables']

/** The views and actions that one capability brings to the console. */
export type ListedConsole = Extract<Listed, { readonly console: unknown }>['console']

/** Everything the bank does. */
export const CAPABILITIES: readonly Capability[] = Object.values(LISTED)

export const HANDLERS: readonly Handler[] = CAPABILITIES.flatMap(({ handlers }) => Object.values(handlers))

/**
 * The work of a day's end, in this order: freezes whose last day is over are lifted before money is paid; interest accrues
 * before it is paid; income is credited before new shares are confirmed. The database stores these names while a day end
 * runs.
 */
export const DAY_END_ORDER: readonly StepName[] = [
  'endFreezes',
  'accrueDemand',
  'settleDemand',
  'accrueInterest',
  'payPeriods',
  'payMatured',
  'payCoupons',
  'publishIncomes',
  'creditIncome',
  'confirmSubscriptions',
  'payRedemptions',
  'fillPots',
  'notifyPotsBehind',
  'remindMaturing',
  'lapseFamilyCards',
  'lapseLosses',
  'returnSpecial',
  'escalateCases',
  'closeCases',
  'sweepCasePictures',
  'expireStatements',
  'expireRewards',
  'remindRewards',
  'advanceCampaigns',
  'settleParcels',
  'expirePoints',
  'notifyExpiring',
  'settleMall',
  'expireVouchers',
  'lapseRelations',
  'lapseAppointments',
  'endMarketers',
  'payCommissions',
  'settleCommissions',
  'confirmCommissions',
  'accrueCommissions',
]

type StepsOf<One> = One extends { readonly dayEnd: infer Steps } ? keyof Steps : never
/** The name of a step is its key in its capability's `dayEnd`. */
type StepName = StepsOf<Listed>

/** The steps of all capabilities in that order. */
export function dayEndSteps(): readonly NamedStep[] {
  const order: readonly string[] = DAY_END_ORDER
  return CAPABILITIES.flatMap(({ dayEnd = {} }) => Object.entries(dayEnd))
    .map(([name, step]) => ({ name, ...step }))
    .sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
}
