import type { HostContext } from '../context'
import { asynchronousTable, WxFailure } from './calls'
import type { WxTable } from './calls'

const PREFIX = 'wx:'
/** WeChat's limits: 1 MB a key, 10 MB in all. */
export const ITEM_LIMIT = 1024 * 1024
export const STORAGE_LIMIT = 10 * 1024 * 1024

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

// WeChat stores the type with the data, so that values JSON can't express come back unchanged.
const encode = (data: unknown): string =>
  JSON.stringify(
    data === undefined
      ? { type: 'Undefined' }
      : data instanceof Date
        ? { type: 'Date', data: data.getTime() }
        : { data },
  )

function decode(text: string): unknown {
  const { type, data } = JSON.parse(text) as { type?: string; data?: unknown }
  return type === 'Date' ? new Date(data as number) : type === 'Undefined' ? undefined : data
}

/** Storage that outlives the app's restart, with WeChat's limits. */
class WxStorage {
  constructor(private readonly storage: Storage) {}

  keys(): string[] {
    return [...Array(this.storage.length).keys()].flatMap((index) => {
      const key = this.storage.key(index)
      return key?.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []
    })
  }

  size(): number {
    return this.keys().reduce((sum, key) => sum + bytesOf(key) + bytesOf(this.storage.getItem(PREFIX + key) ?? ''), 0)
  }

  set(key: unknown, data: unknown): void {
    if (typeof key !== 'string')
      throw new WxFailure('parameter error: parameter.key should be String instead of ' + typeof key)
    const text = encode(data)
    if (bytesOf(text) > ITEM_LIMIT) throw new WxFailure('exceed storage item max length')
    const before = bytesOf(this.storage.getItem(PREFIX + key) ?? '')
    if (this.size() - before + bytesOf(text) > STORAGE_LIMIT) throw new WxFailure('exceed storage max size')
    this.storage.setItem(PREFIX + key, text)
  }

  has(key: unknown): boolean {
    return this.storage.getItem(PREFIX + String(key)) !== null
  }

  get(key: unknown): unknown {
    const text = this.storage.getItem(PREFIX + String(key))
    return text === null ? '' : decode(text)
  }

  remove(key: unknown): void {
    this.storage.removeItem(PREFIX + String(key))
  }

  info(): object {
    return { keys: this.keys(), currentSize: Math.ceil(this.size() / 1024), limitSize: STORAGE_LIMIT / 1024 }
  }

  clear(): void {
    for (const key of this.keys()) this.remove(key)
  }
}

/** Synchronous calls throw what asynchronous ones pass to fail. */
const synchronous = <T>(name: string, work: () => T): T => {
  try {
    return work()
  } catch (error) {
    throw error instanceof WxFailure ? new Error(`${name}:fail ${error.message}`) : error
  }
}

export function storageApi({ storage, errors }: HostContext): WxTable {
  const store = new WxStorage(storage)
  return {
    ...asynchronousTable(errors, {
      setStorage: ({ key, data }) => store.set(key, data),
      getStorage: ({ key }) => {
        if (!store.has(key)) throw new WxFailure('data not found')
        return { data: store.get(key) }
      },
      removeStorage: ({ key }) => store.remove(key),
      clearStorage: () => store.clear(),
      getStorageInfo: () => store.info(),
    }),
    setStorageSync: (key: unknown, data: unknown) => synchronous('setStorageSync', () => store.set(key, data)),
    getStorageSync: (key: unknown) => store.get(key),
    removeStorageSync: (key: unknown) => store.remove(key),
    clearStorageSync: () => store.clear(),
    getStorageInfoSync: () => store.info(),
  }
}
