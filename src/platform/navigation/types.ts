import type { BuiltRouteName, Query, RouteName } from '@/routes/link'

/** What useRouter() and getCurrentInstance().router say of a page. */
export interface PageRouter {
  readonly path: string
  readonly params: Readonly<Record<string, string | undefined>>
}

export interface OpenOptions {
  /** Opens the page in the current one's place. */
  readonly replace?: boolean
}

/** 'unknown': no built route has the name. 'failed': the platform refused, or the page's package didn't load. */
export type NavigationOutcome = 'done' | 'unknown' | 'failed'

export interface Navigation {
  /** The route a page shows, from its router, redirects followed; undefined for an unknown address. */
  routeNameOf(router: PageRouter): BuiltRouteName | undefined
  /** Whether the page was opened by an old name of its route (specification §2, redirects). */
  isRenamed(router: PageRouter): boolean
  /** The page's query, decoded, without what Taro and the app add to it. */
  queryOf(router: PageRouter): Record<string, string>
  /**
   * Opens a route on top of the current one; at most 10 pages are kept (specification §2), and a further one replaces the
   * top.
   */
  open(name: RouteName, query?: Query, options?: OpenOptions): Promise<NavigationOutcome>
  /** Shows a tab without growing the stack. */
  openTab(name: RouteName, query?: Query): Promise<NavigationOutcome>
  /** Closes every page and opens this one. */
  relaunch(name: RouteName, query?: Query): Promise<NavigationOutcome>
  /** Goes back; home when no page is below, as after opening a link. */
  back(delta?: number): Promise<NavigationOutcome>
  /** How many pages are kept now. */
  depth(): number
  /** The shell calls it after each navigation: on iOS it remembers the first page's address, once (specification §2). */
  noteNavigation(): void
  /** The address for which WeChat's JS-SDK signature is made; '' where none is needed. */
  signatureUrl(): string
}
