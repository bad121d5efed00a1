import type { journeys } from '../covers.json'
import type { Driver } from '../drivers/types'
import { BRIDGE_JOURNEYS } from './bridges'
import { CAMPAIGN_JOURNEYS } from './campaigns'
import { APPROVAL_JOURNEYS } from './approvals'
import { CARD_JOURNEYS } from './cards'
import { CASE_JOURNEYS } from './cases'
import { BILL_JOURNEYS } from './bill'
import { ACCOUNT_CLASS_JOURNEYS } from './accountClasses'
import { CHANNEL_JOURNEYS } from './channels'
import { CHOOSE_JOURNEYS } from './choose'
import { DEVICE_JOURNEYS } from './devices'
import { CLOSING_JOURNEYS } from './closing'
import { CONTENT_JOURNEYS } from './content'
import { DOOR_JOURNEYS } from './doors'
import { DRAW_JOURNEYS } from './draws'
import { ENTRY_JOURNEYS } from './entry'
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

/** Every list of journeys by its name in test/covers.json; add a new group's list to both. */
const LISTS = {
  entry: ENTRY_JOURNEYS,
  onboarding: ONBOARDING_JOURNEYS,
  trade: TRADE_JOURNEYS,
  choose: CHOOSE_JOURNEYS,
  maturity: MATURITY_JOURNEYS,
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
} satisfies Readonly<Record<keyof typeof journeys, readonly Journey[]>>

/**
 * Lists in which the platforms themselves take part, with identification, storage, position, pictures and a first entry.
 * The whole run has them on both; the others, which differ by what the bank does, by turns on one of the two.
 */
const ON_BOTH: readonly string[] = ['entry', 'onboarding', 'privacy', 'startUp']

/**
 * The lists that `npm test -- <name>` limits a run to, or `all`; these run whole on both platforms. undefined for a whole
 * run.
 */
const asked = process.env.JOURNEYS?.split(',')

const isAsked = (name: string): boolean => asked === undefined || asked.includes(name) || asked.includes('all')

/** The journeys of this run on a platform. */
export const journeysOn = (platform: Driver['platform']): readonly Journey[] =>
  Object.entries(LISTS)
    .flatMap(([name, list]) => list.map((journey: Journey) => ({ name, journey })))
    .filter(({ name, journey }, index) => {
      if (!isAsked(name) || (journey.only ?? platform) !== platform) return false
      // The mini-program's half also compares every page, so it has one turn of three.
      const turn = index % 3 === 2 ? 'mini' : 'h5'
      return asked !== undefined || journey.only !== undefined || ON_BOTH.includes(name) || turn === platform
    })
    .map(({ journey }) => journey)
