import type { FamilyKey } from '../domain/product/families'

/** The seven roles that every product family's routes have, in the order a customer meets them (specification §2). */
export const FAMILY_ROLES = ['Index', 'Buy', 'Result', 'HoldList', 'HoldInfo', 'Redeem', 'RedeemResult'] as const

export type FamilyRole = (typeof FAMILY_ROLES)[number]

/**
 * The specification's 27 route families in its spelling (`millionTeapo`, `SalaryB`), and the product family each shows.
 * Which route family belongs to which product is our reading; it is data so that a bank can change it.
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

/** The name of a family's route in a role: `polyBillion` + `Index` is `/polyBillionIndex`. */
export const familyRouteName = <F extends RouteFamily, R extends FamilyRole>(family: F, role: R): `/${F}${R}` =>
  `/${family}${role}`
