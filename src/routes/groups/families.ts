import { FAMILY_ROLES, familyRouteName, ROUTE_FAMILIES } from '../families'
import type { FamilyRole, RouteFamily } from '../families'
import { familyRule } from '@/domain/product/families'
import type { RouteRow } from '../row'

const PACKAGE = 'packages/product'

/** A role's page serves all families; what differs between families is data. */
export const ROLE_ROWS = {
  Index: {
    page: `${PACKAGE}/detail/index`,
    title: '产品详情',
    access: 'public',
    prefetch: true,
    shared: true,
    sample: [{}, { of: 'fnzq', act: 'productFile' }],
  },
  Buy: {
    page: `${PACKAGE}/buy/index`,
    title: '购买',
    access: 'public',
    button: 'trading',
    // The purchase is what most people go on to, and it shares its code with every page on which money is moved.
    prefetch: true,
    sample: [
      {},
      { of: 'Product', act: 'saleAgreement' },
      { of: 'Product', act: 'coupons' },
      { of: 'Product', act: 'orderSummary' },
      { of: 'Product', act: 'lackToBuy' },
      { of: 'Product', act: 'orderPassword' },
    ],
  },
  Result: {
    page: `${PACKAGE}/buy/result/index`,
    title: '存入结果',
    access: 'account',
    sample: [{ names: 'purchase' }],
  },
  HoldList: {
    page: `${PACKAGE}/holdings/holdList/index`,
    title: '我的持有',
    access: 'account',
    prefetch: true,
    sample: [{}, { of: 'Product', act: 'explanation' }],
  },
  HoldInfo: {
    page: `${PACKAGE}/holdings/holdInfo/index`,
    title: '持有详情',
    access: 'account',
    sample: [{ names: 'holding' }, { names: 'holding', of: 'Product', act: 'certificate' }],
  },
  Redeem: {
    page: `${PACKAGE}/redeem/index`,
    title: '支取',
    access: 'trading',
    sample: [{ names: 'holding' }, { names: 'holding', of: 'Product', act: 'withdrawalSummary' }],
  },
  RedeemResult: {
    page: `${PACKAGE}/redeem/result/index`,
    title: '支取结果',
    access: 'account',
    sample: [{ names: 'withdrawal' }],
  },
} as const satisfies Record<FamilyRole, Omit<RouteRow, 'name'>>

/** Pages for invited customers only (specification §2 opens most index and buy pages without a session). */
const INVITED_ROWS = {
  Index: {
    page: ROLE_ROWS.Index.page,
    title: ROLE_ROWS.Index.title,
    access: 'account',
    sample: [{ by: 'holder' }, { by: 'member' }],
  },
  Buy: { page: ROLE_ROWS.Buy.page, title: ROLE_ROWS.Buy.title, access: 'trading', sample: [{ by: 'holder' }] },
} as const satisfies Partial<Record<FamilyRole, Omit<RouteRow, 'name'>>>

/** A role's row without the fields that the compiler must know. */
type Said = Omit<RouteRow, 'name' | 'page' | 'with'>

/** A family's page in a role, under the family's own route name or another one. */
export type FamilyRow<F extends RouteFamily, R extends FamilyRole, Name extends string = `/${F}${R}`> = Said & {
  readonly name: Name
  readonly page: (typeof ROLE_ROWS)[R]['page']
  readonly with: { readonly family: F }
}

const rowOf = <R extends FamilyRole>(
  family: RouteFamily,
  role: R,
): Said & { readonly page: (typeof ROLE_ROWS)[R]['page'] } => {
  const invited: Partial<Record<FamilyRole, Said>> = INVITED_ROWS
  const { page } = ROLE_ROWS[role]
  const own = familyRule(ROUTE_FAMILIES[family]).invitedOnly ? invited[role] : undefined
  return { ...(own ?? ROLE_ROWS[role]), page }
}

type FamilyRows = {
  [F in RouteFamily]: { [R in FamilyRole]: FamilyRow<F, R> }[FamilyRole]
}[RouteFamily]

/** A route that shows a family in a role. */
export const familyRow = <F extends RouteFamily, R extends FamilyRole, Name extends string>(
  name: Name,
  family: F,
  role: R,
): FamilyRow<F, R, Name> => ({ name, with: { family }, ...rowOf(family, role) })

/** Every product family in its seven roles. */
export const familyRows = (): readonly FamilyRows[] =>
  (Object.keys(ROUTE_FAMILIES) as RouteFamily[]).flatMap((family) =>
    // Each name has its own family, which the compiler can't follow through a loop.
    FAMILY_ROLES.map((role) => familyRow(familyRouteName(family, role), family, role) as FamilyRows),
  )
