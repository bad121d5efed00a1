import { APPROVAL_ROWS } from './approval'
import { ACCOUNT_CLASS_ROWS, ACCOUNT_LIST_ROWS, POT_ROWS } from './subaccount'
import { BRIDGE_ROWS } from './bridge'
import { CARD_ROWS } from './card'
import { CLOSING_ROWS } from './closure'
import { COMPLIANCE_ROWS } from './compliance'
import { HOME_ROWS } from './home'
import { IDENTITY_CHECK_ROWS, IDENTITY_ROWS, IDENTITY_SETTING_ROWS } from './identity'
import { LOAN_LANDING_ROWS, LOAN_ROWS } from './loan'
import { LOSS_ROWS } from './loss'
import { OTHER_ROWS } from './other'
import { PHONE_ROWS } from './phone'
import { CODE_ROWS, REDEPOSIT_KOL_ROWS, REFERRAL_ROWS, SHOP_ROWS } from './referral'
import { OTHER_PRODUCT_ROWS, PRODUCT_ROWS } from './product'
import { ACTIVITY_ROWS, PROMOTION_ROWS, RED_PACKET_ROWS, SHARED_CARD_ROWS, WEALTH_COLUMN_ROWS } from './promotion'
import { POINTS_ROWS, RANKING_ROWS } from './points'
import { SECURITY_ROWS } from './security'
import { SERVICE_ROWS } from './service'
import { SPECIAL_AND_TAX_ROWS } from './specialAndTax'
import { WALLET_ROWS } from './account'
import type { RouteRow } from '../row'

/**
 * The built routes by the specification's group; ../specNames has all names. The whole table is for the build and for
 * tests; the app has only what ../appRoutes says.
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
