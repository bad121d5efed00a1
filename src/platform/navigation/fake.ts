import type { Query, RouteName } from '@/routes/link'
import { findRoute } from '@/routes/table'
import { backMove, HOME, openMove, pageQuery, routeOfAddress, tabMove } from './rules'
import type { Move } from './rules'
import type { Navigation, NavigationOutcome } from './types'

export interface FakePage {
  readonly name: RouteName
  readonly query: Query
}

/** The rules over a stack in memory; `stack` is what is kept, the page shown last. */
export function fakeNavigation(start: RouteName = HOME): Navigation & { readonly stack: FakePage[] } {
  const stack: FakePage[] = [{ name: start, query: {} }]
  const go = (move: Move, name: RouteName, query: Query = {}): Promise<NavigationOutcome> => {
    const row = findRoute(name)
    if (!row) return Promise.resolve('unknown')
    if (move === 'replace') stack.pop()
    if (move === 'relaunch') stack.length = 0
    stack.push({ name: row.name, query })
    return Promise.resolve('done')
  }
  const current = () => findRoute(stack[stack.length - 1]?.name ?? HOME)
  return {
    stack,
    routeNameOf: ({ path }) => routeOfAddress(path),
    queryOf: pageQuery,
    open: (name, query, options) => go(openMove(stack.length, current(), options?.replace), name, query),
    openTab: (name, query) => go(tabMove(stack.length), name, query),
    relaunch: (name, query) => go('relaunch', name, query),
    back(delta = 1) {
      const move = backMove(delta, stack.length, 0)
      if (move.by === 'home') return go('relaunch', HOME)
      stack.length -= move.delta
      return Promise.resolve('done')
    },
    depth: () => stack.length,
    noteNavigation: () => undefined,
    signatureUrl: () => '',
  }
}
