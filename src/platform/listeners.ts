/** Ends a subscription. Calling it twice is harmless. */
export type Unsubscribe = () => void

export interface Listeners<T> {
  add(listener: (value: T) => void): Unsubscribe
  tell(value: T): void
}

/** A set of listeners; removing one while they are called doesn't affect the others. */
export function createListeners<T>(): Listeners<T> {
  const all = new Set<(value: T) => void>()
  return {
    add(listener) {
      // Wrapped, so that one function added twice is two subscriptions.
      const own = (value: T) => listener(value)
      all.add(own)
      return () => void all.delete(own)
    },
    tell(value) {
      for (const listener of [...all]) listener(value)
    },
  }
}
