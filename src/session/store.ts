import { atom, createStore, useAtomValue } from 'jotai'
import type { Atom } from 'jotai'

/**
 * The only import of jotai (lint refuses others). All of the app's state is in one store, so that code outside React
 * (navigation, the API client) and every page of the stack see the same values; tests make their own.
 */
export const store = createStore()

export type Store = ReturnType<typeof createStore>
export type { Atom } from 'jotai'

export { atom, createStore }

/** Reads an atom of the app's store and renders again when it changes. */
export const useValue = <T>(source: Atom<T>): T => useAtomValue(source, { store })
