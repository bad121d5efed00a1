import Taro from '@tarojs/taro'
import { builtName, rowOf } from '@/routes/appRoutes'
import type { BuiltRouteName, Query, RouteName } from '@/routes/link'
import { openMove, tabMove } from './rules'
import type { Move } from './rules'
import type { Navigation, NavigationOutcome, PageRouter } from './types'

/** What differs between the two routers. */
interface Addresses {
  readonly routeNameOf: (router: PageRouter) => BuiltRouteName | undefined
  /** The address that Taro's functions take for a route. */
  readonly link: (name: BuiltRouteName, query?: Query) => string | undefined
  /** Settles when a tap has been drawn as pressed, because mounting a page takes a slow phone a tenth of a second. */
  readonly drawn: () => Promise<void>
}

const MOVES: Readonly<Record<Move, (option: { url: string }) => Promise<unknown>>> = {
  push: (option) => Taro.navigateTo(option),
  replace: (option) => Taro.redirectTo(option),
  relaunch: (option) => Taro.reLaunch(option),
}

export const depth = (): number => Taro.getCurrentPages().length

/** After this time (ms) a page that hasn't opened may be asked for again. */
const MAX_MS = 1_000

/** Waits for one of Taro's moves. */
export const outcomeOf = (move: Promise<unknown>): Promise<NavigationOutcome> =>
  move.then(
    () => 'done' as const,
    () => 'failed' as const,
  )

/** The moves that both platforms make in the same way. */
export function taroMoves({
  routeNameOf,
  link,
  drawn,
}: Addresses): Pick<Navigation, 'open' | 'openTab' | 'relaunch' | 'depth'> & { readonly arrived: () => void } {
  /** Where the customer is going: without it a second, impatient tap would open the page twice. */
  let underWay: { readonly url: string; readonly name: BuiltRouteName } | undefined
  const currentRow = () => {
    const router = Taro.getCurrentInstance().router
    const name = router ? routeNameOf(router) : undefined
    return name === undefined ? undefined : rowOf(name)
  }
  const arrived = (): void => {
    if (currentRow()?.name === underWay?.name) underWay = undefined
  }
  /** The kind of move is decided when it is made, because the stack may have changed meanwhile. */
  const go = async (move: () => Move, name: RouteName, query?: Query): Promise<NavigationOutcome> => {
    const built = builtName(name)
    const url = built && link(built, query)
    if (built === undefined || url === undefined) return 'unknown'
    if (underWay?.url === url) return 'done'
    const going = { url, name: built }
    const forget = (): void => {
      if (underWay === going) underWay = undefined
    }
    underWay = going
    setTimeout(forget, MAX_MS)
    await drawn()
    const outcome = await outcomeOf(MOVES[move()]({ url }))
    if (outcome === 'failed') forget()
    return outcome
  }
  return {
    depth,
    arrived,
    open: (name, query, options) => go(() => openMove(depth(), currentRow(), options?.replace), name, query),
    openTab: (name, query) => go(() => tabMove(depth()), name, query),
    relaunch: (name, query) => go(() => 'relaunch', name, query),
  }
}
