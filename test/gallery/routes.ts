import type { FamilyKey } from '@/domain/products/families'
import { describeFamily } from '@/products/registry'
import { ROUTE_FAMILIES } from '@/routes/families'
import type { RouteFamily } from '@/routes/families'
import { ROLE_ROWS } from '@/routes/groups/families'
import type { BuiltRow, Query } from '@/routes/names'
import type { RouteSample, SampleAct } from '@/routes/row'
import { ROWS } from '@/routes/table'
import type { Person } from '../drivers/persons'
import type { Driver } from '../drivers/types'
import { ACTS } from './acts'
import type { Samples } from './samples'

/** One picture's worth of the app: a route as a person comes upon it, and the others that would look the same. */
export interface View {
  /** The route's name, with a number from its second sample on. */
  readonly name: string
  readonly row: BuiltRow
  readonly by: Person
  readonly query: Query
  /** What they do there before it is looked at; `act` is what the row calls it. */
  readonly act?: SampleAct
  readonly then?: (driver: Driver) => Promise<void>
  readonly aliases: readonly string[]
  /** The page with the kind of its row's data that changes what is drawn. */
  readonly look: string
}

/** A member comes upon a route without parameters where its row says nothing else. */
const A_MEMBER: readonly RouteSample[] = [{}]

/** Pages that are made of a product family's own words; in others only names and numbers differ. */
const FAMILY_PAGES: readonly string[] = [ROLE_ROWS.Index.page, ROLE_ROWS.HoldInfo.page]

const familyOf = ({ with: data }: BuiltRow): FamilyKey | undefined =>
  data?.family === undefined ? undefined : ROUTE_FAMILIES[data.family as RouteFamily]

/** Who comes upon a sample and with what the bank really holds for them; undefined where it holds nothing to show. */
function visitOf(
  row: BuiltRow,
  { by = 'member', query = {}, names }: RouteSample,
  { holdings, orders, message, statement }: Samples,
): { readonly by: Person; readonly query: Query } | undefined {
  if (names === undefined) return { by, query }
  if (names === 'message') return { by, query: { ...query, id: message } }
  if (names === 'statement') return { by, query: { ...query, id: statement } }
  const family = familyOf(row) ?? 'regular'
  const { bought, redeemed } = orders[describeFamily(family).kind]
  if (names === 'purchase') return { by, query: { ...query, orderId: bought } }
  if (names === 'withdrawal') return { by, query: { ...query, orderId: redeemed } }
  const held = holdings.get(family)
  return held && { by: held.by, query: { ...query, seqNo: held.seqNo } }
}

/** Routes of one look differ in their names and titles alone. */
function lookOf(row: BuiltRow): string {
  const { family: _, ...data } = row.with ?? {}
  const family = familyOf(row)
  const own = family === undefined || FAMILY_PAGES.includes(row.page) ? family : describeFamily(family).kind
  return JSON.stringify([row.page, data, own])
}

/**
 * Every page in every kind of data that a row gives it, once a sample; the routes that would look alike share a view,
 * but for those that have samples of their own. `without`: those for which the bank holds nothing to show.
 */
export function views(samples: Samples): { readonly views: View[]; readonly without: string[] } {
  const firsts = new Map<string, { readonly aliases: string[] }>()
  const all: View[] = []
  const without: string[] = []
  for (const row of ROWS) {
    const look = lookOf(row)
    const alike = firsts.get(look)
    // A sample that a role gives to all families is no route's own.
    const own = row.sample !== undefined && familyOf(row) === undefined
    if (alike && !own) {
      alike.aliases.push(row.name)
      continue
    }
    for (const [index, sample] of (row.sample ?? A_MEMBER).entries()) {
      if (sample.of !== undefined && sample.of !== row.with?.family) continue
      const visit = visitOf(row, sample, samples)
      if (!visit) {
        without.push(row.name)
        continue
      }
      const aliases: string[] = []
      const name = index === 0 ? row.name : `${row.name} ${index + 1}`
      const then = sample.act && ACTS[sample.act]
      all.push({ name, row, ...visit, ...(then && { act: sample.act, then }), aliases, look })
      if (!firsts.has(look)) firsts.set(look, { aliases })
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
