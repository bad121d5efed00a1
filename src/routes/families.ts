import type { FamilyKey } from '../domain/products/families'
import type { RouteAccess, RouteRow } from './row'

/** The seven roles every product route family has, in the order a customer meets them (specification §2). */
export const FAMILY_ROLES = ['Index', 'Buy', 'Result', 'HoldList', 'HoldInfo', 'Redeem', 'RedeemResult'] as const

export type FamilyRole = (typeof FAMILY_ROLES)[number]

/**
 * The specification's 27 route families, spelt as there (`millionTeapo`, `SalaryB`), and the product family each shows.
 * Which route family belongs to which product is our reading (products.md); it is data so that a bank can change it.
 */
export const ROUTE_FAMILIES = {
  Product: 'regular',
  struDep: 'structured',
  polyBillion: 'smart5',
  polyBillionDeposit: 'gain',
  billionsOfDollars: 'premium',
  earnBillion: 'gain',
  SalaryB: 'useIt',
  manbillion: 'full',
  customMade: 'custom',
  customizedMade: 'custom',
  exclusive: 'exclusive',
  exclusiveTwo: 'exclusive',
  agrDep: 'agreement',
  addSummer: 'increasing',
  addInterestDeposit: 'increasing',
  twelveMonthA: 'smart12',
  deposit: 'regular',
  depositA: 'regular',
  prod: 'regular',
  productA: 'regular',
  millionTeapo: 'full',
  survival: 'smart13',
  ynkj: 'gain',
  fnzq: 'wealth',
  coopDeposit: 'gain',
  coop: 'gain',
  renewADeposit: 'renewed',
} as const satisfies Record<string, FamilyKey>

export type RouteFamily = keyof typeof ROUTE_FAMILIES

interface RoleRow {
  readonly page: string
  readonly title: string
  readonly access: RouteAccess
}

const PACKAGE = 'packages/product'

/** One page a role serves all families; what differs between families is data. */
export const ROLE_ROWS: Record<FamilyRole, RoleRow> = {
  Index: { page: `${PACKAGE}/detail/index`, title: '产品详情', access: 'public' },
  Buy: { page: `${PACKAGE}/buy/index`, title: '购买', access: 'trading' },
  Result: { page: `${PACKAGE}/buy/result/index`, title: '购买结果', access: 'account' },
  HoldList: { page: `${PACKAGE}/holdings/holdList/index`, title: '我的持有', access: 'account' },
  HoldInfo: { page: `${PACKAGE}/holdings/holdInfo/index`, title: '持有详情', access: 'account' },
  Redeem: { page: `${PACKAGE}/redeem/index`, title: '支取', access: 'trading' },
  RedeemResult: { page: `${PACKAGE}/redeem/result/index`, title: '支取结果', access: 'account' },
}

/** The name of a family's route in a role: `polyBillion` + `Index` is `/polyBillionIndex`. */
export const familyRouteName = (family: RouteFamily, role: FamilyRole): RouteRow['name'] => `/${family}${role}`

const rowsOf = (families: readonly RouteFamily[]): RouteRow[] =>
  families.flatMap((family) =>
    FAMILY_ROLES.map((role) => ({ name: familyRouteName(family, role), family, role, ...ROLE_ROWS[role] })),
  )

/** Every product family in its seven roles. */
export const familyRows = (): RouteRow[] => rowsOf(Object.keys(ROUTE_FAMILIES) as RouteFamily[])
