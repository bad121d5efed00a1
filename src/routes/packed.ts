import type { RouteRow } from './row'

/** Which page shows which route, and which old names lead where. */
export interface RouteNames {
  /** Page by route name, in the table's order. */
  readonly pages: ReadonlyMap<string, string>
  readonly redirects: ReadonlyMap<string, string>
}

const LINE = '\n'
const FAMILY = '*'
const LEADS_TO = '>'

/**
 * The names of all routes by page in one text, as the app and index.html carry it: names are most of it, so a page is
 * written once and so are the product families. First the families; then a line a page, with its names after it and
 * `*Index` for every family's Index; last the redirects.
 * @param rows in the order of the table: a page's first name is the one it has without any other
 */
export function pack(
  rows: readonly Pick<RouteRow, 'name' | 'page' | 'with'>[],
  redirects: Readonly<Record<string, string>>,
): string {
  const families = [...new Set(rows.flatMap(({ with: data }) => data?.family ?? []))]
  const byPage = new Map<string, Set<string>>()
  for (const { name, page, with: data } of rows) {
    const names = byPage.get(page) ?? new Set()
    const own = `/${data?.family}`
    byPage.set(page, names.add(name.startsWith(own) ? FAMILY + name.slice(own.length) : name.slice(1)))
  }
  const lines = [...byPage].map(([page, names]) => [page, ...names].join(' '))
  const old = Object.entries(redirects).map(([from, to]) => from.slice(1) + LEADS_TO + to.slice(1))
  return [families.join(' '), ...lines, old.join(' ')].join(LINE)
}

/** What `pack` has packed. */
export function unpack(packed: string): RouteNames {
  const [families = '', ...lines] = packed.split(LINE)
  const old = lines.pop() ?? ''
  const pages = new Map<string, string>()
  for (const line of lines) {
    const [page = '', ...names] = line.split(' ')
    for (const name of names) {
      if (name[0] === FAMILY) families.split(' ').forEach((family) => pages.set(`/${family}${name.slice(1)}`, page))
      else pages.set(`/${name}`, page)
    }
  }
  const pairs = old === '' ? [] : old.split(' ').map((pair) => pair.split(LEADS_TO))
  return { pages, redirects: new Map(pairs.map(([from = '', to = '']) => [`/${from}`, `/${to}`])) }
}
