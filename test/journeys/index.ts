import type { Driver } from '../drivers/types'
import { isFull, named } from '../strength'
import { BRIDGE_JOURNEYS } from './bridge'
import { CAMPAIGN_JOURNEYS } from './campaign'
import { APPROVAL_JOURNEYS } from './approval'
import { CARD_JOURNEYS } from './card'
import { CASE_JOURNEYS } from './cases'
import { BILL_JOURNEYS } from './bill'
import { CASH_PLAN_JOURNEYS } from './cashPlan'
import { SUBACCOUNT_JOURNEYS } from './subaccount'
import { POT_JOURNEYS } from './pots'
import { CHANNEL_JOURNEYS } from './channels'
import { PRODUCT_JOURNEYS } from './product'
import { DEVICE_JOURNEYS } from './devices'
import { CLOSURE_JOURNEYS } from './closure'
import { CONTENT_JOURNEYS } from './content'
import { PUBLIC_PAGE_JOURNEYS } from './publicPages'
import { DRAW_JOURNEYS } from './draw'
import { ENTRY_JOURNEYS } from './entry'
import { FLOW_JOURNEYS } from './flows'
import { IDENTITY_JOURNEYS } from './identity'
import { INCOME_JOURNEYS } from './income'
import type { Journey } from './journey'
import { LOSS_JOURNEYS } from './loss'
import { MATURITY_JOURNEYS } from './maturity'
import { MESSAGE_JOURNEYS } from './message'
import { ONBOARDING_JOURNEYS } from './onboarding'
import { PASSWORD_JOURNEYS } from './passwords'
import { PAY_SECURITY_JOURNEYS } from './paySecurity'
import { SPECIAL_JOURNEYS } from './special'
import { PHONE_JOURNEYS } from './phone'
import { POINTS_JOURNEYS } from './points'
import { PRIVACY_JOURNEYS } from './privacy'
import { PROMOTION_JOURNEYS } from './promotion'
import { REFERRAL_JOURNEYS } from './referral'
import { REFUSAL_JOURNEYS } from './refusals'
import { START_UP_JOURNEYS } from './startUp'
import { STATEMENT_JOURNEYS } from './statement'
import { ACCOUNT_STATUS_JOURNEYS } from './accountStatus'
import { ORDER_JOURNEYS } from './order'
import { TRANSFER_JOURNEYS } from './transfer'
import { NAVIGATION_JOURNEYS } from './navigation'

/** Every list of journeys by the name of its file. */
const LISTS = {
  entry: ENTRY_JOURNEYS,
  onboarding: ONBOARDING_JOURNEYS,
  order: ORDER_JOURNEYS,
  flows: FLOW_JOURNEYS,
  product: PRODUCT_JOURNEYS,
  maturity: MATURITY_JOURNEYS,
  cashPlan: CASH_PLAN_JOURNEYS,
  content: CONTENT_JOURNEYS,
  message: MESSAGE_JOURNEYS,
  card: CARD_JOURNEYS,
  bill: BILL_JOURNEYS,
  channels: CHANNEL_JOURNEYS,
  publicPages: PUBLIC_PAGE_JOURNEYS,
  refusals: REFUSAL_JOURNEYS,
  passwords: PASSWORD_JOURNEYS,
  paySecurity: PAY_SECURITY_JOURNEYS,
  loss: LOSS_JOURNEYS,
  cases: CASE_JOURNEYS,
  special: SPECIAL_JOURNEYS,
  promotion: PROMOTION_JOURNEYS,
  campaign: CAMPAIGN_JOURNEYS,
  bridge: BRIDGE_JOURNEYS,
  points: POINTS_JOURNEYS,
  draw: DRAW_JOURNEYS,
  approval: APPROVAL_JOURNEYS,
  referral: REFERRAL_JOURNEYS,
  phone: PHONE_JOURNEYS,
  closure: CLOSURE_JOURNEYS,
  devices: DEVICE_JOURNEYS,
  privacy: PRIVACY_JOURNEYS,
  startUp: START_UP_JOURNEYS,
  accountStatus: ACCOUNT_STATUS_JOURNEYS,
  identity: IDENTITY_JOURNEYS,
  transfer: TRANSFER_JOURNEYS,
  navigation: NAVIGATION_JOURNEYS,
  statement: STATEMENT_JOURNEYS,
  income: INCOME_JOURNEYS,
  subaccount: SUBACCOUNT_JOURNEYS,
  pots: POT_JOURNEYS,
} satisfies Readonly<Record<string, readonly Journey[]>>

/** Every journey with the name of its list. */
export const JOURNEYS: readonly { readonly list: string; readonly journey: Journey }[] = Object.entries(LISTS).flatMap(
  ([list, journeys]) => journeys.map((journey: Journey) => ({ list, journey })),
)

/** The journeys of this run on a platform: those that the run's words name, all, or those of every change. */
export const journeysOn = (platform: Driver['platform']): readonly Journey[] =>
  named(JOURNEYS, ({ list, journey }) => `${list} ${journey.name}`)
    .map(({ journey }) => journey)
    .filter(({ only, inChange }) =>
      isFull ? (only ?? platform) === platform : inChange?.on === platform || inChange?.on === 'both',
    )
