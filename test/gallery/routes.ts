import { describeFamily } from '@/products/registry'
import { ROUTE_FAMILIES } from '@/routes/families'
import type { FamilyRole } from '@/routes/families'
import type { Query } from '@/routes/link'
import type { RouteRow } from '@/routes/row'
import { ROWS } from '@/routes/table'
import type { Person } from '../drivers/persons'
import type { Driver } from '../drivers/types'
import type { Samples } from './samples'
import { SIGHTS } from './sights'

/** One way to come upon a route's page. */
export interface Sight {
  readonly by: Person
  readonly query?: Query
  /** What they do there before it is looked at. */
  readonly then?: (driver: Driver) => Promise<void>
}

/** One picture's worth of the app: a route as a person comes upon it, and the others that would look the same. */
export interface View extends Required<Pick<Sight, 'by' | 'query'>>, Pick<Sight, 'then'> {
  /** The route's name, with a number from its second sight on. */
  readonly name: string
  readonly row: RouteRow
  readonly aliases: readonly string[]
}

/** Roles whose pages are made of a family's own words; in the others only names and numbers differ. */
const FAMILY_LOOKS = new Set<FamilyRole | undefined>(['Index', 'HoldInfo'])

/** A page's query where it needs one, from what the bank really holds; undefined where it holds nothing to show. */
function queryOf({ name, family, role }: RouteRow, { holdings, orders }: Samples): Query | undefined {
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

/** Every built route once, or once a sight; routes that would look alike share a picture. `without`: those with nothing to show. */
export function views(samples: Samples): { readonly views: View[]; readonly without: string[] } {
  const byLook = new Map<string, View & { readonly aliases: string[] }>()
  const all: View[] = []
  const without: string[] = []
  for (const row of ROWS) {
    const own = SIGHTS[row.name]
    const alike = own ? undefined : byLook.get(lookOf(row))
    const query = queryOf(row, samples)
    if (alike) alike.aliases.push(row.name)
    else if (!query) without.push(row.name)
    else {
      const sights = own ?? [{ by: 'member' }]
      sights.forEach((sight, index) => {
        const name = index === 0 ? row.name : `${row.name} ${index + 1}`
        const view = { query, ...sight, name, row, aliases: [] }
        all.push(view)
        if (index === 0) byLook.set(lookOf(row), view)
      })
    }
  }
  return { views: all, without }
}

/** Some views of one person's, to be opened one after the other. */
export interface Turn {
  readonly by: Person
  readonly views: readonly View[]
}

/** The views person by person, in turns of at most so many. */
export function turns(all: readonly View[], most = Number.POSITIVE_INFINITY): Turn[] {
  const found: { by: Person; views: View[] }[] = []
  for (const by of new Set(all.map((view) => view.by))) {
    for (const view of all.filter((each) => each.by === by)) {
      const last = found[found.length - 1]
      if (last?.by === by && last.views.length < most) last.views.push(view)
      else found.push({ by, views: [view] })
    }
  }
  return found
}
