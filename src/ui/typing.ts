let heard: () => void = () => undefined

/** Hears that something is typed, and no more than that: neither where nor what. One listener, the app's. */
export const onTyping = (listener: () => void): void => {
  heard = listener
}

/** Called by a field with every change that a customer types. */
export const typed = (): void => heard()
