import type { FamilyKey } from '@/domain/product/families'
import { describeFamily } from '@/products/registry'
import { ROUTE_FAMILIES } from '@/routes/families'
import type { RouteFamily } from '@/routes/families'
import { ROLE_ROWS } from '@/routes/groups/families'
import type { BuiltRow } from '@/routes/names'
import type { Query } from '@/routes/queryOf'
import type { RouteSample, SampleAct, SampleApproval, SampleTransfer } from '@/routes/row'
import { ROWS } from '@/routes/table'
import type { Person } from '../drivers/persons'
import type { Driver } from '../drivers/types'
import { ACTS } from './acts'
import type { Samples } from './samples'

/** What one picture shows: a route as a person opens it, and the other routes that would look the same. */
export interface View {
  /** The route's name, with a number from its second sample on. */
  readonly name: string
  readonly row: BuiltRow
  readonly by: Person
  readonly query: Query
  /** What they do there before the picture; `act` is its name in the row. */
  readonly act?: SampleAct
  readonly then?: (driver: Driver) => Promise<void>
  readonly aliases: readonly string[]
  /** The page together with the part of its row's data that changes what is drawn. */
  readonly look: string
}

/** Without samples in its row, a route is opened by a member without parameters. */
const A_MEMBER: readonly RouteSample[] = [{}]

/** Pages that show a product family's own texts; on others only names and numbers differ between families. */
const FAMILY_PAGES: readonly string[] = [ROLE_ROWS.Index.page, ROLE_ROWS.HoldInfo.page]

const familyOf = ({ with: data }: BuiltRow): FamilyKey | undefined =>
  data?.family === undefined ? undefined : ROUTE_FAMILIES[data.family as RouteFamily]

const isApproval = (name: string, approvals: Samples['approvals']): name is SampleApproval => name in approvals

const isTransfer = (name: string, transfers: Samples['transfers']): name is SampleTransfer => name in transfers

/** Who comes upon a sample and with what the bank really holds for them; undefined where it holds nothing to show. */
function visitOf(
  row: BuiltRow,
  { by = 'member', query = {}, names }: RouteSample,
  {
    holdings,
    orders,
    message,
    record,
    statement,
    caseNo,
    payout,
    mallOrder,
    parcels,
    relation,
    approvals,
    transfers,
  }: Samples,
): { readonly by: Person; readonly query: Query } | undefined {
  if (names === undefined) return { by, query }
  if (names === 'message') return { by, query: { ...query, id: message } }
  if (names === 'record') return { by, query: { ...query, recordId: record } }
  if (names === 'case') return { by, query: { ...query, caseNo } }
  if (names === 'mallOrder') return { by, query: { ...query, orderNo: mallOrder } }
  if (names === 'parcel' || names === 'openParcel') return { by, query: { ...query, rewardId: parcels[names] } }
  if (names === 'relation') return { by, query: { ...query, relationId: relation } }
  if (names === 'payout') return { by, query: { ...query, itemId: payout } }
  if (isApproval(names, approvals)) return { by, query: { ...query, approvalId: approvals[names] } }
  if (names === 'statement') return { by, query: { ...query, id: statement } }
  if (isTransfer(names, transfers)) return { by, query: { ...query, orderNo: transfers[names] } }
  const family = familyOf(row) ?? 'regular'
  const { bought, redeemed } = orders[describeFamily(family).kind]
  if (names === 'purchase') return { by, query: { ...query, orderId: bought } }
  if (names === 'withdrawal') return { by, query: { ...query, orderId: redeemed } }
  const held = holdings.get(family)
  return held && { by: held.by, query: { ...query, seqNo: held.seqNo } }
}

/** Routes with the same look differ only in their names and titles. */
function lookOf(row: BuiltRow): string {
  const { family: _, ...data } = row.with ?? {}
  const family = familyOf(row)
  const own = family === undefined || FAMILY_PAGES.includes(row.page) ? family : describeFamily(family).kind
  return JSON.stringify([row.page, data, own])
}

/**
 * Every page with every kind of data its rows give it, once for each sample. Routes that would look alike share a view,
 * except those with samples of their own. `without`: routes for which the bank has nothing to show.
 */
export function views(samples: Samples): { readonly views: View[]; readonly without: string[] } {
  const firsts = new Map<string, { readonly aliases: string[] }>()
  const all: View[] = []
  const without: string[] = []
  for (const row of ROWS) {
    const look = lookOf(row)
    const alike = firsts.get(look)
    // A sample that a role gives to all families doesn't belong to the single route.
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

/** What is done on pages of which the elder view has another one, without the control for it. */
const NOT_IN_ELDER: ReadonlySet<SampleAct | undefined> = new Set<SampleAct>(['earnAmount'])

/** Whether the elder view has it too. */
export const isInElder = ({ act }: View): boolean => !NOT_IN_ELDER.has(act)

/** Some views of one person, to be opened one after the other. */
export interface Turn {
  readonly by: Person
  readonly views: readonly View[]
}

/** The views person by person, in turns of at most `most` views. */
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

/**
 * Families share their pages, so the first view of each page or dialog represents them, unless each person sees another
 * page.
 */
const sameLook = ({ row, name, act }: View): string =>
  row.sample === undefined || row.with?.family !== undefined ? `${row.page} ${act ?? ''}` : name

/** One view of each page, before anything is done on it. */
export const oneForEachPage = (views: readonly View[]): View[] => {
  // The last of a page stays: the first one without an act, or the first one where there is no other.
  const acting = views.filter(({ act }) => act !== undefined)
  const resting = views.filter(({ act }) => act === undefined)
  return [...new Map([...resting, ...acting].reverse().map((view) => [view.row.page, view])).values()]
}

/** One view for each look. */
export const oneForEachLook = (views: readonly View[]): View[] => [
  ...new Map([...views].reverse().map((view) => [sameLook(view), view])).values(),
]
