import { APPROVAL_ROWS } from './groups/approval'
import { ACCOUNT_CLASS_ROWS, ACCOUNT_LIST_ROWS, POT_ROWS } from './groups/accountClasses'
import { BRIDGE_ROWS } from './groups/bridge'
import { CARD_ROWS } from './groups/cards'
import { CLOSING_ROWS } from './groups/closing'
import { COMPLIANCE_ROWS } from './groups/compliance'
import { HOME_ROWS } from './groups/home'
import { IDENTITY_CHECK_ROWS, IDENTITY_ROWS, IDENTITY_SETTING_ROWS } from './groups/identity'
import { LOAN_LANDING_ROWS, LOAN_ROWS } from './groups/loans'
import { LOSS_ROWS } from './groups/loss'
import { OTHER_ROWS } from './groups/other'
import { PHONE_ROWS } from './groups/phone'
import { CODE_ROWS, REDEPOSIT_KOL_ROWS, REFERRAL_ROWS, SHOP_ROWS } from './groups/referral'
import { OTHER_PRODUCT_ROWS, PRODUCT_ROWS } from './groups/products'
import {
  ACTIVITY_ROWS,
  PROMOTION_ROWS,
  RED_PACKET_ROWS,
  SHARED_CARD_ROWS,
  WEALTH_COLUMN_ROWS,
} from './groups/promotion'
import { POINTS_ROWS, RANKING_ROWS } from './groups/points'
import { SECURITY_ROWS } from './groups/security'
import { SERVICE_ROWS } from './groups/service'
import { SPECIAL_AND_TAX_ROWS } from './groups/specialAndTax'
import { WALLET_ROWS } from './groups/wallet'
import { isOffered } from '@/domain/products/offered'
import { ROUTE_FAMILIES } from './families'
import type { RouteFamily } from './families'
import { currentName, setNames, addRows } from './known'
import type { BuiltRow } from './names'
import { pack } from './packed'
import type { RouteRow } from './row'

/**
 * The built routes by the specification's group; ./specified has all names. This whole table is for the build and for
 * tests; the app has only what ./known says.
 */
export const GROUPS = {
  'Home and onboarding': HOME_ROWS,
  'Phone change': PHONE_ROWS,
  'Account and wallet': [...WALLET_ROWS, ...ACCOUNT_LIST_ROWS, ...POT_ROWS],
  'Bank cards': CARD_ROWS,
  'Type II and similar accounts': ACCOUNT_CLASS_ROWS,
  'Settings and security': [...SECURITY_ROWS, ...IDENTITY_SETTING_ROWS],
  Products: PRODUCT_ROWS,
  'Risk and compliance': [...COMPLIANCE_ROWS, ...IDENTITY_CHECK_ROWS],
  'Account cancellation': CLOSING_ROWS,
  'Loss reporting and loans': [...LOSS_ROWS, ...LOAN_ROWS],
  'Promotion, referral, KOL and VIP': [...PROMOTION_ROWS, ...REFERRAL_ROWS],
  'Activities and points': [...ACTIVITY_ROWS, ...POINTS_ROWS],
  'Named elsewhere in the specification': SHARED_CARD_ROWS,
  'Micro shop': SHOP_ROWS,
  'Enterprise and approval': APPROVAL_ROWS,
  Identity: IDENTITY_ROWS,
  'Help and messages': [...SERVICE_ROWS, ...CODE_ROWS],
  'Special and tax': SPECIAL_AND_TAX_ROWS,
  'Bridging and redirect pages': [...BRIDGE_ROWS, ...RED_PACKET_ROWS],
  Other: [
    ...OTHER_ROWS,
    ...WEALTH_COLUMN_ROWS,
    ...OTHER_PRODUCT_ROWS,
    ...REDEPOSIT_KOL_ROWS,
    ...LOAN_LANDING_ROWS,
    ...RANKING_ROWS,
  ],
} as const satisfies Record<string, readonly RouteRow[]>

/** Old names that lead to another route (specification §2). */
export const REDIRECTS = {
  '/fixedOpeningIndex': '/productDetailsHomePage',
} as const satisfies Readonly<Record<`/${string}`, `/${string}`>>

/** Every built route, in the table's order. */
export const ROWS: readonly BuiltRow[] = Object.values(GROUPS).flat()

const BY_NAME: ReadonlyMap<string, BuiltRow> = new Map(ROWS.map((row) => [row.name, row]))

/** The row of a route name, redirects followed; undefined when no built route has that name. */
export const findRoute = (name: string): BuiltRow | undefined => BY_NAME.get(currentName(name))

/** Whether the bank has what a route shows; the others are routes of product families that it doesn't offer. */
const isShown = ({ with: given }: RouteRow): boolean => {
  const family = given?.family
  return typeof family !== 'string' || isOffered(ROUTE_FAMILIES[family as RouteFamily])
}

/** What the build gives to the app: without the routes of families that the bank doesn't offer. */
export const packedTable = (): string => pack(ROWS.filter(isShown), REDIRECTS)

// Code that imports this table knows every route.
setNames(packedTable())
addRows(ROWS)
