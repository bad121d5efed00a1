import { useSyncExternalStore } from 'react'
import { atom, createStore } from 'jotai/vanilla'
import type { Atom } from 'jotai/vanilla'

/**
 * The only import of jotai (lint refuses others). All of the app's state is in one store, so that code outside React
 * (navigation, the API client) and every page of the stack see the same values; tests make their own.
 */
export const store = createStore()

export type Store = ReturnType<typeof createStore>
export type { Atom } from 'jotai/vanilla'

export { atom, createStore }

/**
 * Reads an atom of the app's store and renders again when it changes. jotai's own hooks are for stores in a context and
 * for atoms that are promises; the app has neither, and every page would load them.
 */
export const useValue = <T>(source: Atom<T>): T => {
  const value = (): T => store.get(source)
  // The last is for home's first picture, which the build draws as a server would.
  return useSyncExternalStore((changed) => store.sub(source, changed), value, value)
}
