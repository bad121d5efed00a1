import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CAPABILITY_NAMES } from '@/contract/capabilities'
import type { CapabilityName } from '@/contract/capabilities'
import type { DescribedCall } from './described'

/** What each capability's calls are for, as the index says it to somebody who looks for something. */
const ABOUT: Readonly<Partial<Record<CapabilityName, string>>> = {
  entry: 'Sign in and out, the bank’s configuration, the privacy policy',
  onboarding: 'Open an account',
  identity: 'ID card, face, personal data',
  compliance: 'Consents, risk test, the customer’s own data',
  product: 'The shelf: products, rates, agreements',
  order: 'Buy and withdraw, and ask what became of an order',
  holding: 'What somebody holds, its interest, the calendar',
  maturity: 'What becomes of a deposit at its end',
  account: 'The account: assets, records, bills',
  transfer: 'Move money in and out',
  statement: 'Statements and certificates, and checking them',
  card: 'Bank cards',
  family: 'Family cards',
  subaccount: 'Accounts of class II and III beside the electronic one',
  pots: 'Pots: money of the electronic account that its owner has set apart',
  security: 'Gesture, payment password, devices, limits',
  phone: 'Change the phone number',
  closure: 'Close the account',
  loss: 'Report a loss',
  message: 'Messages and their settings',
  content: 'Articles and help',
  cases: 'Questions and complaints',
  survey: 'Surveys',
  campaign: 'Campaigns and their offers',
  draw: 'Draws',
  points: 'Points, checking in, the mall, rankings',
  voucher: 'Coupons and vouchers',
  referral: 'Promoters, advisers and whom they serve',
  shop: 'Advisers’ shops and posters',
  commission: 'Commissions and their settlement',
  approval: 'What needs a second person',
  enterprise: 'Organisations’ accounts',
  special: 'Payments for a special purpose',
  bridge: 'Ways out of the bank: partners, apps, branches',
  loan: 'The way to loans',
  tracking: 'What the app reports of its use',
}

export interface CallGroup {
  readonly name: CapabilityName
  readonly about: string
  readonly calls: readonly DescribedCall[]
}

const FOLDER = join(__dirname, '../../src/contract')

/** The calls by the capability whose index has them. @throws Error for a capability without a word about it */
export function groupsOf(calls: readonly DescribedCall[]): readonly CallGroup[] {
  const folders = new Set(readdirSync(FOLDER))
  return CAPABILITY_NAMES.filter((name) => folders.has(name)).map((name) => {
    const index = new Set(readFileSync(join(FOLDER, name, 'index.ts'), 'utf8').match(/\w+/g))
    const about = ABOUT[name]
    if (about === undefined) throw new Error(`${name}: test/apiDocs/groups.ts doesn't say what its calls are for`)
    return { name, about, calls: calls.filter((call) => index.has(call.name)) }
  })
}
