import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { LoaderContext } from 'webpack'
import type Chain from 'webpack-chain'
import { FAMILY_ROLES, familyRouteName, ROUTE_FAMILIES } from '../src/routes/families'
import type { FamilyRole, RouteFamily } from '../src/routes/families'
import type { Route } from '../src/routes/names'
import { packedTable, ROWS } from '../src/routes/table'

const SOURCES = join(__dirname, '../src')
const ROUTES = join(SOURCES, 'routes')
const PAGES = new Set(ROWS.map(({ page }) => join(SOURCES, `${page}.tsx`)))

/**
 * The variable in which index.html has the names of all routes, for the app and for its own scripts (config/startPage).
 */
export const TABLE_IN_PAGE = 'window.routeTable'

/**
 * The names of all routes as a constant of the build. The mini-program has them in its code; on the H5 they are in
 * index.html, whose own scripts need them first, and in no script.
 */
export const routeTable = (env: NodeJS.ProcessEnv): Record<string, string> => ({
  ROUTE_TABLE: env.TARO_ENV === 'weapp' ? JSON.stringify(packedTable()) : TABLE_IN_PAGE,
})

/** The fields the app reads of the rows that lead to a page; they are loaded with the page. */
export const rowsOf = (rows: typeof ROWS, path: string): readonly Route[] =>
  rows
    .filter(({ page }) => join(SOURCES, `${page}.tsx`) === path)
    .map(({ page: _page, prefetch: _prefetch, sample: _sample, shared: _shared, ours: _ours, ...row }) => row)

/**
 * Lets WeChat offer a page for sharing to chats and the timeline: Taro looks for these names in the page's code, before
 * anything can be added to the page's settings (./pageConfigs). The minifier removes them again.
 */
const SHARING = 'function onShareAppMessage() {}\nfunction onShareTimeline() {}\n'

/** Code that a page needs to be shared from the mini-program; '' when no row of the page allows sharing. */
export const sharingOf = (rows: typeof ROWS, path: string): string =>
  rows.some((row) => row.shared && join(SOURCES, `${row.page}.tsx`) === path) ? SHARING : ''

const FAMILIES = Object.keys(ROUTE_FAMILIES) as RouteFamily[]

/** A role's row without the parts that name its family; undefined unless the rest is the same for every family. */
function alikeInFamilies(rows: readonly Route[], role: FamilyRole): Omit<Route, 'name'> | undefined {
  const alike = FAMILIES.map((family) => {
    const row = rows.find(({ name }) => name === familyRouteName(family, role))
    if (row?.with?.family !== family) return undefined
    const { name: _name, with: given, ...rest } = row
    const { family: _family, ...data } = given
    return { ...rest, ...(Object.keys(data).length > 0 && { with: data }) }
  })
  const [first] = alike
  return alike.every((row) => JSON.stringify(row) === JSON.stringify(first)) ? first : undefined
}

/** The code by which a page registers its rows; the 27 families' rows of a role are written once. */
export function adding(rows: readonly Route[]): string {
  const families = FAMILY_ROLES.flatMap((role) => {
    const row = alikeInFamilies(rows, role)
    return row ? [{ role, row }] : []
  })
  const covered = new Set<string>(
    families.flatMap(({ role }) => FAMILIES.map((family) => familyRouteName(family, role))),
  )
  const others = rows.filter(({ name }) => !covered.has(name))
  return [
    ...families.map(({ role, row }) => `addRows(ofEveryFamily(${JSON.stringify(role)}, ${JSON.stringify(row)}))`),
    ...(others.length > 0 ? [`addRows(${JSON.stringify(others)})`] : []),
  ].join('\n')
}

/** The table from the present files, because a development server runs while they are edited. */
function rowsNow(): typeof ROWS {
  const load = createRequire(__filename)
  for (const path of Object.keys(load.cache)) if (path.startsWith(ROUTES)) delete load.cache[path]
  return (load(join(ROUTES, 'table')) as { readonly ROWS: typeof ROWS }).ROWS
}

/** A loader for page files: adds title, access and data of a page's routes to its code. */
export default function withRows(this: LoaderContext<unknown>, source: string): string {
  this.addContextDependency(ROUTES)
  const table = this._compiler?.watchMode ? rowsNow() : ROWS
  const rows = rowsOf(table, this.resourcePath)
  const sharing = process.env.TARO_ENV === 'weapp' ? sharingOf(table, this.resourcePath) : ''
  return `${source}\nimport { addRows, ofEveryFamily } from '@/routes/appRoutes'\n${adding(rows)}\n${sharing}`
}

/** Adds the rows of its routes to every page. */
export function routeRows(chain: Chain): void {
  chain.module
    .rule('routeRows')
    .test((path: string) => PAGES.has(path))
    .enforce('pre')
    .use('routeRows')
    .loader(__filename)
}
