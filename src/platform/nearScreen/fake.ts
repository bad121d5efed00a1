import type { Nearness, NearScreen } from './types'

/** Nothing moves until a test tells one of the watchers, which stand in the order in which they came. */
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
