import { storage } from '../platform/storage'
import type { StoredKey, StoredValue } from '../platform/storage/types'
import { atom, store } from './store'
import type { Atom } from './store'

type Preference = Extract<StoredKey, 'colourMode' | 'elderMode' | 'amountsHidden'>

interface Kept<T> {
  readonly value: Atom<T>
  readonly set: (value: T) => void
}

/** A choice of the person about how the app looks, stored on this phone. */
function kept<K extends Preference>(key: K, otherwise: StoredValue<K>): Kept<StoredValue<K>> {
  const value = atom<StoredValue<K>>(storage.get(key) ?? otherwise)
  return {
    value,
    set: (chosen) => {
      store.set(value, chosen as never)
      storage.set(key, chosen)
    },
  }
}

export const colourMode = kept('colourMode', 'system')

/** 长辈版. */
export const elderMode = kept('elderMode', false)

/** Amounts are shown as ****** everywhere, in lists too. */
export const amountsHidden = kept('amountsHidden', false)
