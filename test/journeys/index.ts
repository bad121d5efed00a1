import type { Driver } from '../drivers/types'
import { isFull, named } from '../strength'
import { BRIDGE_JOURNEYS } from './bridges'
import { CAMPAIGN_JOURNEYS } from './campaigns'
import { APPROVAL_JOURNEYS } from './approvals'
import { CARD_JOURNEYS } from './cards'
import { CASE_JOURNEYS } from './cases'
import { BILL_JOURNEYS } from './bill'
import { CASH_PLAN_JOURNEYS } from './cashPlan'
import { ACCOUNT_CLASS_JOURNEYS } from './accountClasses'
import { POT_JOURNEYS } from './pots'
import { CHANNEL_JOURNEYS } from './channels'
import { CHOOSE_JOURNEYS } from './choose'
import { DEVICE_JOURNEYS } from './devices'
import { CLOSING_JOURNEYS } from './closing'
import { CONTENT_JOURNEYS } from './content'
import { DOOR_JOURNEYS } from './doors'
import { DRAW_JOURNEYS } from './draws'
import { ENTRY_JOURNEYS } from './entry'
import { FLOW_JOURNEYS } from './flows'
import { IDENTITY_JOURNEYS } from './identity'
import { INCOME_JOURNEYS } from './income'
import type { Journey } from './journey'
import { LOSS_JOURNEYS } from './losses'
import { MATURITY_JOURNEYS } from './maturity'
import { MESSAGE_JOURNEYS } from './messages'
import { ONBOARDING_JOURNEYS } from './onboarding'
import { PASSWORD_JOURNEYS } from './passwords'
import { PAY_SECURITY_JOURNEYS } from './paySecurity'
import { PAYOUT_JOURNEYS } from './payouts'
import { PHONE_JOURNEYS } from './phones'
import { POINTS_JOURNEYS } from './points'
import { PRIVACY_JOURNEYS } from './privacy'
import { PROMOTION_JOURNEYS } from './promotion'
import { REFERRAL_JOURNEYS } from './referral'
import { REFUSAL_JOURNEYS } from './refusals'
import { START_UP_JOURNEYS } from './startUp'
import { STATEMENT_JOURNEYS } from './statements'
import { STATE_JOURNEYS } from './states'
import { TRADE_JOURNEYS } from './trade'
import { TRANSFER_JOURNEYS } from './transfers'
import { WAY_JOURNEYS } from './ways'

/** Every list of journeys by the name of its file. */
const LISTS = {
  entry: ENTRY_JOURNEYS,
  onboarding: ONBOARDING_JOURNEYS,
  trade: TRADE_JOURNEYS,
  flows: FLOW_JOURNEYS,
  choose: CHOOSE_JOURNEYS,
  maturity: MATURITY_JOURNEYS,
  cashPlan: CASH_PLAN_JOURNEYS,
  content: CONTENT_JOURNEYS,
  messages: MESSAGE_JOURNEYS,
  cards: CARD_JOURNEYS,
  bill: BILL_JOURNEYS,
  channels: CHANNEL_JOURNEYS,
  doors: DOOR_JOURNEYS,
  refusals: REFUSAL_JOURNEYS,
  passwords: PASSWORD_JOURNEYS,
  paySecurity: PAY_SECURITY_JOURNEYS,
  losses: LOSS_JOURNEYS,
  cases: CASE_JOURNEYS,
  payouts: PAYOUT_JOURNEYS,
  promotion: PROMOTION_JOURNEYS,
  campaigns: CAMPAIGN_JOURNEYS,
  bridges: BRIDGE_JOURNEYS,
  points: POINTS_JOURNEYS,
  draws: DRAW_JOURNEYS,
  approvals: APPROVAL_JOURNEYS,
  referral: REFERRAL_JOURNEYS,
  phones: PHONE_JOURNEYS,
  closing: CLOSING_JOURNEYS,
  devices: DEVICE_JOURNEYS,
  privacy: PRIVACY_JOURNEYS,
  startUp: START_UP_JOURNEYS,
  states: STATE_JOURNEYS,
  identity: IDENTITY_JOURNEYS,
  transfers: TRANSFER_JOURNEYS,
  ways: WAY_JOURNEYS,
  statements: STATEMENT_JOURNEYS,
  income: INCOME_JOURNEYS,
  accountClasses: ACCOUNT_CLASS_JOURNEYS,
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
