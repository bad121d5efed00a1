import * as v from 'valibot'
import { storedName } from './name'
import { NEEDED_ON_RETURN, STORED } from './stored'
import type { Scope, StoredKey, StoredValue } from './stored'
import type { Storage } from './types'

/** A platform's store of texts. Any of its functions may throw: storage can be off, full or forbidden. */
export interface TextStore {
  read(name: string): string | null | undefined
  write(name: string, text: string): void
  delete(name: string): void
}

export function memoryStore(held = new Map<string, string>()): TextStore {
  return {
    read: (name) => held.get(name),
    write: (name, text) => void held.set(name, text),
    delete: (name) => void held.delete(name),
  }
}

function parse<K extends StoredKey>(key: K, text: string): StoredValue<K> | undefined {
  const { version, schema } = STORED[key]
  try {
    const parsed = v.safeParse(v.strictObject({ version: v.literal(version), value: schema }), JSON.parse(text))
    // The schema belongs to this key, which the compiler can't follow through the table.
    return parsed.success ? (parsed.output.value as StoredValue<K>) : undefined
  } catch {
    return undefined
  }
}

/** Storage on a platform's two stores; keeps in memory what a store refuses, so that the app still works. */
export function createStorage(stores: Readonly<Record<Scope, TextStore>>): Storage {
  const refused = new Map<StoredKey, string>()
  const storeOf = (key: StoredKey) => stores[STORED[key].scope]
  const quietly = <T>(act: () => T): T | undefined => {
    try {
      return act()
    } catch {
      return undefined
    }
  }
  const remove = (key: StoredKey) => {
    refused.delete(key)
    quietly(() => storeOf(key).delete(storedName(key)))
  }

  return {
    get(key) {
      const text = refused.get(key) ?? quietly(() => storeOf(key).read(storedName(key)))
      if (!text) return undefined
      const value = parse(key, text)
      if (value === undefined) remove(key)
      return value
    },
    set(key, value) {
      const text = JSON.stringify({ version: STORED[key].version, value })
      refused.delete(key)
      // What couldn't be read again is not kept: an older value that stays would be taken for it.
      if (parse(key, text) === undefined) {
        remove(key)
        return false
      }
      const written = quietly(() => {
        storeOf(key).write(storedName(key), text)
        return true
      })
      if (written === undefined) refused.set(key, text)
      return written ?? false
    },
    remove,
    survivesLeaving: () => !NEEDED_ON_RETURN.some((key) => refused.has(key)),
    clear(scope) {
      for (const key of Object.keys(STORED) as StoredKey[]) if (STORED[key].scope === scope) remove(key)
    },
  }
}
