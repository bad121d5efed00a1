import type { SlideKeys } from './types'

/** As WAI-ARIA's pattern of a slider has them. */
const KEYS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

export const slideKeys: SlideKeys = (move) => ({
  onKeyDown: (event: { readonly key: string; preventDefault(): void }) => {
    const by = KEYS[event.key]
    if (by === undefined) return
    event.preventDefault()
    move(by)
  },
})
