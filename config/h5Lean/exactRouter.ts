/** What Taro's router stores for each page. */
interface Route {
  readonly path: string | readonly string[]
  readonly action: (context: Context, params: Readonly<Record<string, string>>) => unknown
}

interface Context {
  readonly pathname: string
  readonly path: string
  readonly baseUrl: string
}

/** Taro's router recognises an unknown address by this status. */
class NotFound extends Error {
  readonly status = 404
}

/**
 * Replaces universal-router, which brings a pattern language (path-to-regexp) for addresses: every route of ours is a
 * plain name, spelt exactly (specification §2), so a map is enough. As in universal-router, one slash at the end is
 * accepted.
 */
export default class ExactRouter {
  private readonly routes = new Map<string, Route>()

  constructor(
    routes: readonly Route[],
    private readonly options: { readonly baseUrl?: string } = {},
  ) {
    for (const route of routes) {
      for (const path of [route.path].flat()) this.routes.set(path, route)
    }
  }

  /** @throws NotFound for an address without a route */
  resolve(pathname: string): Promise<unknown> {
    const { baseUrl = '' } = this.options
    const path = pathname.startsWith(`${baseUrl}/`) ? pathname.slice(baseUrl.length) : undefined
    const name = path === undefined || path === '/' ? path : path.replace(/\/$/, '')
    const route = name === undefined ? undefined : this.routes.get(name)
    if (name === undefined || !route) return Promise.reject(new NotFound(`no page at ${pathname}`))
    return Promise.resolve(route.action({ pathname, path: name, baseUrl }, {}))
  }
}
