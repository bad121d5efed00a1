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
 * Packs the names of all routes by page into one text, for the app and index.html. Names are most of it, so each page and
 * each product family is written once: first the families; then a line a page with its names, where `*Index` means every
 * family's Index; last the redirects.
 * @param rows in the order of the table: a page's first name is the one used when no name is given
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

/** Reads what `pack` has packed. */
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
