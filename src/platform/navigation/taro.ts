import Taro from '@tarojs/taro'
import type { Query, RouteName } from '../../routes/link'
import { findRoute } from '../../routes/table'
import { openMove, tabMove } from './rules'
import type { Move } from './rules'
import type { Navigation, NavigationOutcome, PageRouter } from './types'

/** What differs between the two routers. */
interface Addresses {
  readonly routeNameOf: (router: PageRouter) => RouteName | undefined
  /** The address Taro's functions take. */
  readonly link: (name: RouteName, query?: Query) => string | undefined
  /** Settles when what was tapped has been drawn as tapped: to mount a page takes a slow phone a tenth of a second. */
  readonly drawn: () => Promise<void>
}

const MOVES: Readonly<Record<Move, (option: { url: string }) => Promise<unknown>>> = {
  push: (option) => Taro.navigateTo(option),
  replace: (option) => Taro.redirectTo(option),
  relaunch: (option) => Taro.reLaunch(option),
}

export const depth = (): number => Taro.getCurrentPages().length

/** Waits for one of Taro's moves. */
export const outcomeOf = (move: Promise<unknown>): Promise<NavigationOutcome> =>
  move.then(
    () => 'done' as const,
    () => 'failed' as const,
  )

/** The moves both platforms make alike. */
export function taroMoves({
  routeNameOf,
  link,
  drawn,
}: Addresses): Pick<Navigation, 'open' | 'openTab' | 'relaunch' | 'depth'> {
  /** Which move it is is decided when it is made: the stack may have changed meanwhile. */
  const go = async (move: () => Move, name: RouteName, query?: Query): Promise<NavigationOutcome> => {
    const row = findRoute(name)
    const url = row && link(row.name, query)
    if (url === undefined) return 'unknown'
    await drawn()
    return outcomeOf(MOVES[move()]({ url }))
  }
  const currentRow = () => {
    const router = Taro.getCurrentInstance().router
    const name = router ? routeNameOf(router) : undefined
    return name === undefined ? undefined : findRoute(name)
  }
  return {
    depth,
    open: (name, query, options) => go(() => openMove(depth(), currentRow(), options?.replace), name, query),
    openTab: (name, query) => go(() => tabMove(depth()), name, query),
    relaunch: (name, query) => go(() => 'relaunch', name, query),
  }
}
