/** A text on its way to the screen; the number tells equal texts apart. */
export interface Toast {
  readonly number: number
  readonly text: string
}

type Listener = () => void

const listeners = new Set<Listener>()
let current: Toast | undefined
let number = 0

const tell = (): void => listeners.forEach((listener) => listener())

/** Long enough to read: 2 s, and 60 ms more for each character past the tenth, 6 s at most. */
export const readingTime = (text: string): number => Math.min(6000, 2000 + Math.max(0, [...text].length - 10) * 60)

/** Shows a text at the bottom of whichever page is on top; a newer one replaces it. An empty text shows nothing. */
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

/** Takes away what is shown: a dialog that opens is read undisturbed. */
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
