import { promoterOf, sourceOf } from '../domain/channels/channels'
import type { OrderSource } from '../domain/channels/channels'
import { clock } from '../platform/clock'
import { storage } from '../platform/storage'
import { atom, store } from './store'

/** The longest visit is as long as a session may be: a link opened yesterday doesn't count today. */
const VISIT_MS = 12 * 3_600_000

function kept(): OrderSource {
  const stored = storage.get('source')
  if (!stored) return {}
  if (clock.now() - stored.at >= VISIT_MS) {
    storage.remove('source')
    return {}
  }
  // Checked again as a link is, because an older version may have stored something that is no channel now.
  return sourceOf(stored.codes) ?? {}
}

/** Who brought the customer here, for as long as the visit lasts; empty for customers who came by themselves. */
export const sourceAtom = atom<OrderSource>(kept())

/**
 * The promoter whose client number was in the last link and whose marketing number hasn't been asked for yet. The client
 * number stays in memory and is sent with no order.
 */
export const promoterAtom = atom<string | undefined>(undefined)

/** Stores what a link says about who brought the customer, replacing all of an earlier link's. */
export function keepSource(query: Readonly<Record<string, string | undefined>>): void {
  const promoter = promoterOf(query)
  const source = sourceOf(query) ?? (promoter === undefined ? undefined : {})
  if (!source) return
  store.set(promoterAtom, promoter)
  keep(source)
}

/**
 * Stores a promoter's marketing number from the bank, '' for a person who isn't one; orders carry it, unless the customer
 * has opened another link meanwhile.
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

/** What an order says about who brought the customer; empty for an ordinary one. */
export function orderSource(): { readonly source?: OrderSource } {
  const source = kept()
  return Object.keys(source).length === 0 ? {} : { source }
}

/** Forgets it, because the next person on this phone was not brought by the same link. */
export function forgetSource(): void {
  storage.remove('source')
  store.set(sourceAtom, {})
  store.set(promoterAtom, undefined)
}
