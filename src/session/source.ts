import { sourceOf } from '../domain/channels/channels'
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

/** Keeps what a link says of who brought the customer, in place of all that an earlier one said. */
export function keepSource(query: Readonly<Record<string, string | undefined>>): void {
  const source = sourceOf(query)
  if (!source) return
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
}
