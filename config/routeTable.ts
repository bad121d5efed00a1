import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { LoaderContext } from 'webpack'
import type Chain from 'webpack-chain'
import type { Route } from '../src/routes/names'
import { packedTable, ROWS } from '../src/routes/table'

const SOURCES = join(__dirname, '../src')
const ROUTES = join(SOURCES, 'routes')
const PAGES = new Set(ROWS.map(({ page }) => join(SOURCES, `${page}.tsx`)))

/** Where index.html keeps the names of all routes for the app and for its own scripts (config/startPage). */
export const TABLE_IN_PAGE = 'window.routeTable'

/**
 * The names of all routes as a constant of the build. The mini-program has them in its code; on the H5 they stand in
 * index.html, whose own scripts need them first, and in no script.
 */
export const routeTable = (env: NodeJS.ProcessEnv): Record<string, string> => ({
  ROUTE_TABLE: env.TARO_ENV === 'weapp' ? JSON.stringify(packedTable()) : TABLE_IN_PAGE,
})

/** What a page brings of the rows that lead to it: what the app reads of them. */
export const rowsOf = (rows: typeof ROWS, path: string): readonly Route[] =>
  rows
    .filter(({ page }) => join(SOURCES, `${page}.tsx`) === path)
    .map(({ page: _page, ahead: _ahead, sample: _sample, shared: _shared, ...row }) => row)

/** The table as its files stand now: a development server goes on while they are edited. */
function rowsNow(): typeof ROWS {
  const load = createRequire(__filename)
  for (const path of Object.keys(load.cache)) if (path.startsWith(ROUTES)) delete load.cache[path]
  return (load(join(ROUTES, 'table')) as { readonly ROWS: typeof ROWS }).ROWS
}

/** A loader for page files: title, access and data of a page's routes come with its code. */
export default function withRows(this: LoaderContext<unknown>, source: string): string {
  this.addContextDependency(ROUTES)
  const rows = rowsOf(this._compiler?.watchMode ? rowsNow() : ROWS, this.resourcePath)
  return `${source}\nimport { addRows } from '@/routes/known'\nlearnRows(${JSON.stringify(rows)})\n`
}

/** Gives every page the rows of its routes. */
export function routeRows(chain: Chain): void {
  chain.module
    .rule('routeRows')
    .test((path: string) => PAGES.has(path))
    .enforce('pre')
    .use('routeRows')
    .loader(__filename)
}
