import { builtName, firstNameOf, pageOf } from '@/routes/appRoutes'
import { BASE } from '@/routes/link'
import type { BuiltRouteName } from '@/routes/link'
import type { Route } from '@/routes/names'
import type { PageRouter } from './types'

/** How many pages are kept alive (specification §2); also WeChat's limit. */
export const MAX_PAGES = 10

/** The first route of the table: where "back" leads when no page is below. */
export const HOME: BuiltRouteName = '/'

/** Parameters of Taro, or of how routes are passed in the mini-program, which are not the page's. */
const NOT_THE_PAGES = new Set(['route', 'stamp', '$taroTimestamp'])

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '))
  } catch {
    // A stray % is no escape, so the text is kept as it is.
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

/** Whether an H5 address uses an old name of its route. */
export const isOldAddress = (path: string): boolean => routeOfAddress(path) !== nameInAddress(path)

const pageIn = ({ path }: PageRouter): string => (path.split('?')[0] ?? '').replace(/^\//, '')

/** The route of a mini-program page: its parameter `route`, else the first row that the page shows. */
export function routeOfPage(router: PageRouter): BuiltRouteName | undefined {
  const page = pageIn(router)
  const named = router.params.route === undefined ? undefined : builtName(decoded(router.params.route))
  // A link may name a route of another page than the one it opens; then the opened page's own route counts.
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
 * How a page is opened: on top of the current one; in its place when that is asked for, when the current one isn't kept
 * (specification §2), or when the stack is full.
 */
export function openMove(depth: number, current: Route | undefined, replace = false): Move {
  return replace || current?.keep === false || depth >= MAX_PAGES ? 'replace' : 'push'
}

/** How a tab is opened: in place of a single page; otherwise the whole stack is closed. */
export const tabMove = (depth: number): Move => (depth > 1 ? 'relaunch' : 'replace')

export type BackMove =
  | { readonly by: 'stack' | 'history'; readonly delta: number }
  /** None of the app's pages is below. */
  | { readonly by: 'home' }

/**
 * How to go back by `delta` pages.
 * @param depth pages kept
 * @param below the app's own entries below this one in the browser's history (a reload keeps entries but not pages); 0
 * where there is no such history
 */
export function backMove(delta: number, depth: number, below: number): BackMove {
  const wanted = Math.max(1, Math.trunc(delta))
  if (depth > wanted) return { by: 'stack', delta: wanted }
  if (below >= wanted) return { by: 'history', delta: wanted }
  // From a single page Taro's "back" would reload it.
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
 * Remembers the first page's address without its fragment, once per page load. WeChat on iOS knows only the address the
 * page was loaded with and checks signatures against it. It stays in memory, because a query may contain what must not be
 * stored.
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
