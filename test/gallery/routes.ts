import { describeFamily } from '../../src/products/registry'
import { ROUTE_FAMILIES } from '../../src/routes/families'
import type { FamilyRole } from '../../src/routes/families'
import type { Query } from '../../src/routes/link'
import type { RouteRow } from '../../src/routes/row'
import { ROWS } from '../../src/routes/table'
import type { Samples } from './samples'

/** One picture's worth of the app: a route, and the others that would look the same. */
export interface View {
  readonly row: RouteRow
  readonly query: Query
  readonly aliases: readonly string[]
  /** Before the gesture: the page is for nobody who is signed in. */
  readonly visitor: boolean
}

/** Pages that only somebody who hasn't passed the gesture yet is left on. */
const BEFORE_GESTURE = new Set(['pages/gesture/index', 'pages/setGesture/index'])

/** Roles whose pages are made of a family's own words; in the others only names and numbers differ. */
const FAMILY_LOOKS = new Set<FamilyRole | undefined>(['Index', 'HoldInfo'])

/** A page's query where it needs one, from what the bank really holds; undefined where it holds nothing to show. */
function queryOf({ name, family, role }: RouteRow, { holdings, orders }: Samples): Query | undefined {
  if (name === '/GesturePassword') return { type: 1 }
  if (name === '/ErrorInfo') return { reason: 'unknown' }
  if (name === '/redeposit') return { seqNo: holdings.get('regular') }
  if (name === '/productRadom') return { codes: '20194,20505,91318017' }
  if (name === '/newResult') return { orderId: orders.deposit.bought }
  if (family === undefined || role === undefined) return {}
  const key = ROUTE_FAMILIES[family]
  const { bought, redeemed } = orders[describeFamily(key).kind]
  if (role === 'Result') return { orderId: bought }
  if (role === 'RedeemResult') return { orderId: redeemed }
  if (role !== 'HoldInfo' && role !== 'Redeem') return {}
  const seqNo = holdings.get(key)
  return seqNo === undefined ? undefined : { seqNo }
}

function lookOf({ page, title, family, role }: RouteRow): string {
  const key = family === undefined ? undefined : ROUTE_FAMILIES[family]
  const own = key === undefined || FAMILY_LOOKS.has(role) ? key : describeFamily(key).kind
  return [page, title, own].join(' ')
}

/** Every built route once; routes that would look alike share a picture. `without`: those with nothing to show. */
export function views(samples: Samples): { readonly views: View[]; readonly without: string[] } {
  const byLook = new Map<string, View & { readonly aliases: string[] }>()
  const without: string[] = []
  for (const row of ROWS) {
    const query = queryOf(row, samples)
    const alike = byLook.get(lookOf(row))
    if (alike) alike.aliases.push(row.name)
    else if (query) byLook.set(lookOf(row), { row, query, aliases: [], visitor: BEFORE_GESTURE.has(row.page) })
    else without.push(row.name)
  }
  return { views: [...byLook.values()], without }
}
