import type { Nearness, NearScreen } from './types'

/** Nothing happens until a test calls one of the watchers, which are in the order in which they were added. */
export function fakeNearScreen(): NearScreen & { readonly watchers: ((change: Nearness) => void)[] } {
  const watchers: ((change: Nearness) => void)[] = []
  return {
    watchers,
    watch(_id, _margin, onChange) {
      watchers.push(onChange)
      return () => undefined
    },
  }
}
