import { promoterOf, sourceOf } from '../domain/channels/channels'
import type { OrderSource } from '../domain/channels/channels'
import { clock } from '../platform/clock'
import { storage } from '../platform/storage'
import { atom, store } from './store'

/** A visit lasts as long as a session may at most: who brought the customer yesterday doesn't bring them today. */
const VISIT_MS = 12 * 3_600_000

function kept(): OrderSource {
  const stored = storage.get('source')
  if (!stored) return {}
  if (clock.now() - stored.at >= VISIT_MS) {
    storage.remove('source')
    return {}
  }
  // Read again as a link is: what an older version kept may be no channel any more.
  return sourceOf(stored.codes) ?? {}
}

/** Who brought the customer here, for as long as the visit lasts; empty for who came by themselves. */
export const sourceAtom = atom<OrderSource>(kept())

/**
 * The promoter whose client number the last link carried and whose marketing number nobody has asked for yet. The number
 * itself stays in memory and goes into no order.
 */
export const promoterAtom = atom<string | undefined>(undefined)

/** Keeps what a link says of who brought the customer, in place of all that an earlier one said. */
export function keepSource(query: Readonly<Record<string, string | undefined>>): void {
  const promoter = promoterOf(query)
  const source = sourceOf(query) ?? (promoter === undefined ? undefined : {})
  if (!source) return
  store.set(promoterAtom, promoter)
  keep(source)
}

/**
 * The bank has said a promoter's marketing number, '' for who is none: the order carries it, unless the customer has come
 * by another link meanwhile.
 */
export function keepPromoter(clientNo: string, marketNo: string): void {
  if (store.get(promoterAtom) !== clientNo) return
  store.set(promoterAtom, undefined)
  const found = sourceOf({ marketNo })
  if (found) keep({ ...kept(), ...found })
}

function keep(source: OrderSource): void {
  const codes = Object.fromEntries(Object.entries(source).filter(([, code]) => code !== undefined))
  storage.set('source', { codes, at: clock.now() })
  store.set(sourceAtom, source)
}

/** What an order carries of who brought the customer; nothing for an ordinary one. */
export function orderSource(): { readonly source?: OrderSource } {
  const source = kept()
  return Object.keys(source).length === 0 ? {} : { source }
}

/** The next person at this phone wasn't brought by whoever brought this one. */
export function forgetSource(): void {
  storage.remove('source')
  store.set(sourceAtom, {})
  store.set(promoterAtom, undefined)
}
