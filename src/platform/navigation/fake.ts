import { builtName, rowOf } from '@/routes/appRoutes'
import type { BuiltRouteName, Query, RouteName } from '@/routes/link'
// Registers every route's row, as if each page had been loaded.
import '@/routes/table'
import { backMove, HOME, isOldAddress, openMove, pageQuery, routeOfAddress, tabMove } from './rules'
import type { Move } from './rules'
import type { Navigation, NavigationOutcome } from './types'

export interface FakePage {
  readonly name: BuiltRouteName
  readonly query: Query
}

/** The navigation rules on a stack in memory; `stack` has the kept pages, the one shown last. */
export function fakeNavigation(start: BuiltRouteName = HOME): Navigation & { readonly stack: FakePage[] } {
  const stack: FakePage[] = [{ name: start, query: {} }]
  const go = (move: Move, name: RouteName, query: Query = {}): Promise<NavigationOutcome> => {
    const built = builtName(name)
    if (built === undefined) return Promise.resolve('unknown')
    if (move === 'replace') stack.pop()
    if (move === 'relaunch') stack.length = 0
    stack.push({ name: built, query })
    return Promise.resolve('done')
  }
  const current = () => rowOf(stack[stack.length - 1]?.name ?? HOME)
  return {
    stack,
    routeNameOf: ({ path }) => routeOfAddress(path),
    isRenamed: ({ path }) => isOldAddress(path),
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
