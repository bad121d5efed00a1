import { builtName, firstNameOf, pageOf } from '@/routes/known'
import { BASE } from '@/routes/link'
import type { BuiltRouteName } from '@/routes/link'
import type { Route } from '@/routes/names'
import type { PageRouter } from './types'

/** How many pages are kept alive (specification §2); WeChat allows as many. */
export const MOST_PAGES = 10

/** The first route of the table: where "back" leads when nothing lies below. */
export const HOME: BuiltRouteName = '/'

/** Parameters that belong to Taro, or to the way routes travel in the mini-program, and not to the page. */
const NOT_THE_PAGES = new Set(['route', 'stamp', '$taroTimestamp'])

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '))
  } catch {
    // A stray % is a text, not an escape.
    return text
  }
}

/** The name in an H5 address (`/main/polyBillionIndex?stamp=A`), whether a route has it or not. */
function nameInAddress(path: string): string | undefined {
  const pathname = decoded(path.split(/[?#]/)[0] ?? '')
  if (pathname !== BASE && !pathname.startsWith(`${BASE}/`)) return undefined
  const below = pathname.slice(BASE.length)
  return below.length > 1 ? below.replace(/\/$/, '') : '/'
}

/** The route of an H5 address. */
export function routeOfAddress(path: string): BuiltRouteName | undefined {
  const name = nameInAddress(path)
  return name === undefined ? undefined : builtName(name)
}

/** Whether an H5 address has an old name of its route. */
export const isOldAddress = (path: string): boolean => routeOfAddress(path) !== nameInAddress(path)

const pageIn = ({ path }: PageRouter): string => (path.split('?')[0] ?? '').replace(/^\//, '')

/** The route of a mini-program page: its parameter `route`, else the first row that the page shows. */
export function routeOfPage(router: PageRouter): BuiltRouteName | undefined {
  const page = pageIn(router)
  const named = router.params.route === undefined ? undefined : builtName(decoded(router.params.route))
  // A link may name a route whose page isn't the one it opens; what is shown then is the page's own.
  return named !== undefined && pageOf(named) === page ? named : firstNameOf(page)
}

/** Whether a mini-program page was opened by an old name of its route. */
export const isOldPage = (router: PageRouter): boolean =>
  router.params.route !== undefined &&
  routeOfPage(router) === builtName(decoded(router.params.route)) &&
  routeOfPage(router) !== decoded(router.params.route)

/** A page's own query. Neither platform decodes it. */
export const pageQuery = ({ params }: PageRouter): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      value === undefined || value === null || NOT_THE_PAGES.has(name) ? [] : [[decoded(name), decoded(String(value))]],
    ),
  )

export type Move = 'push' | 'replace' | 'relaunch'

/**
 * How a page is opened: on top of the current one, unless that is asked to go, is one that isn't kept
 * (specification §2), or the stack is full.
 */
export function openMove(depth: number, current: Route | undefined, replace = false): Move {
  return replace || current?.keep === false || depth >= MOST_PAGES ? 'replace' : 'push'
}

/** How a tab is opened: in place of a single page, else instead of the whole stack. */
export const tabMove = (depth: number): Move => (depth > 1 ? 'relaunch' : 'replace')

export type BackMove =
  | { readonly by: 'stack' | 'history'; readonly delta: number }
  /** Nothing of ours lies below. */
  | { readonly by: 'home' }

/**
 * How to go back by `delta` pages.
 * @param depth pages kept
 * @param below entries of the browser's history below this one that are the app's own (a reload keeps them, but not
 *   the pages): 0 where there is no such history
 */
export function backMove(delta: number, depth: number, below: number): BackMove {
  const wanted = Math.max(1, Math.trunc(delta))
  if (depth > wanted) return { by: 'stack', delta: wanted }
  if (below >= wanted) return { by: 'history', delta: wanted }
  // Taro would reload the page for "back" from a single one.
  if (depth > 1) return { by: 'stack', delta: depth - 1 }
  return { by: 'home' }
}

export const withoutFragment = (address: string): string => address.split('#')[0] ?? ''

export interface FirstAddress {
  note(address: string): void
  /** The first address noted, or ''. */
  get(): string
}

/**
 * Remembers the first page's address without its fragment, once a page load. On iOS WeChat knows only the address the
 * page was loaded with and signs that. It stays in memory: a query may hold what storage must not.
 */
export function createFirstAddress(): FirstAddress {
  let first = ''
  return {
    note(address) {
      if (first === '') first = withoutFragment(address)
    },
    get: () => first,
  }
}
