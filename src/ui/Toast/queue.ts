/** A text to be shown; the number distinguishes equal texts. */
export interface Toast {
  readonly number: number
  readonly text: string
}

type Listener = () => void

const listeners = new Set<Listener>()
let current: Toast | undefined
let number = 0

const tell = (): void => listeners.forEach((listener) => listener())

/** How long to show a text, ms: 2 s, and 60 ms more for each character past the tenth, at most 6 s. */
export const readingTime = (text: string): number => Math.min(6000, 2000 + Math.max(0, [...text].length - 10) * 60)

/** Shows a text at the bottom of the page on top; a newer one replaces it. An empty text shows nothing. */
export function showToast(text: string): void {
  if (text === '') return
  number += 1
  const shown: Toast = { number, text }
  current = shown
  tell()
  setTimeout(() => {
    if (current !== shown) return
    current = undefined
    tell()
  }, readingTime(text))
}

/** Removes the shown text, so that it doesn't disturb a dialog that opens. */
export function endToast(): void {
  if (current === undefined) return
  current = undefined
  tell()
}

export const currentToast = (): Toast | undefined => current

export const subscribeToast = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
