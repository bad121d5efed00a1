import { COMPLIANCE_ROWS } from './groups/compliance'
import { HOME_ROWS } from './groups/home'
import { IDENTITY_CHECK_ROWS, IDENTITY_ROWS, IDENTITY_SETTING_ROWS } from './groups/identity'
import { OTHER_ROWS } from './groups/other'
import { OTHER_PRODUCT_ROWS, PRODUCT_ROWS } from './groups/products'
import { SECURITY_ROWS } from './groups/security'
import { WALLET_ROWS } from './groups/wallet'
import type { RouteRow } from './row'

/** The built routes by the specification's group: what the app can show. Planned ones are in ./planned. */
export const GROUPS = {
  'Home and onboarding': HOME_ROWS,
  'Account and wallet': WALLET_ROWS,
  'Settings and security': [...SECURITY_ROWS, ...IDENTITY_SETTING_ROWS],
  Products: PRODUCT_ROWS,
  'Risk and compliance': [...COMPLIANCE_ROWS, ...IDENTITY_CHECK_ROWS],
  Identity: IDENTITY_ROWS,
  Other: [...OTHER_ROWS, ...OTHER_PRODUCT_ROWS],
} as const satisfies Record<string, readonly RouteRow[]>

/** Old names that lead to another route (specification §2). */
export const REDIRECTS: Readonly<Record<string, RouteRow['name']>> = {
  '/fixedOpeningIndex': '/productDetailsHomePage',
}

/** Every built route, in the table's order. */
export const ROWS: readonly RouteRow[] = Object.values(GROUPS).flat()

const BY_NAME: ReadonlyMap<string, RouteRow> = new Map(ROWS.map((row) => [row.name, row]))

/** The row of a route name, redirects followed; undefined when no built route has that name. */
export const findRoute = (name: string): RouteRow | undefined => BY_NAME.get(REDIRECTS[name] ?? name)
