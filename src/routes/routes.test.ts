import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import fixture from '@test/fixtures/routes.json'
import { firstNameOf, h5Aliases } from './appRoutes'
import { h5Link, miniProgramLink } from './link'
import { taroPackages } from './packages'
import { pack, unpack } from './compactTable'
import { familyRule } from '../domain/product/families'
import { PARTNER_PAGES } from '../domain/channels/channels'
import { FAMILY_ROLES, familyRouteName, ROUTE_FAMILIES } from './families'
import type { RouteFamily } from './families'
import { PUBLIC_ROUTES } from './publicRoutes'
import { printedRoutes } from './printed'
import type { RouteRow } from './row'
import { SPECIFIED } from './specNames'
import { findRoute, ROWS } from './table'
import { GROUPS, REDIRECTS } from './groups'

const printed = printedRoutes()
const names = printed.map((route) => route.name)

/** The names a pattern stands for; {name} is a campaign's name, so a letter must follow the slash. */
const shapeOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace('{name}', '[a-z]\\w+').replace('*', '\\w+')}$`)

describe('the route table', () => {
  it('has every exact name of the specification, spelt as there', () => {
    const wanted = fixture.groups.flatMap((group) => group.routes)
    expect(wanted).toHaveLength(fixture.counts.exact)
    expect(wanted.filter((name) => !names.includes(name))).toEqual([])
    const specified: readonly string[] = Object.values(SPECIFIED).flat()
    expect(specified.filter((name) => !names.includes(name))).toEqual([])
  })

  it('has the 27 families in their seven roles', () => {
    const products = fixture.groups.find((group) => group.families)
    const wanted =
      products?.families?.flatMap((family) => products.familyRoles.map((role) => `/${family}${role}`)) ?? []
    expect(wanted).toHaveLength(fixture.counts.familyRoutes)
    expect(wanted.filter((name) => !names.includes(name))).toEqual([])
  })

  it('has at least one concrete page for every pattern, in the pattern’s group', () => {
    for (const group of fixture.groups) {
      for (const pattern of group.patterns) {
        // Names that the group lists exactly don't count.
        const shape = shapeOf(pattern)
        const matching = printed.filter(
          (route) => route.group === group.group && shape.test(route.name) && !group.routes.includes(route.name),
        )
        expect({ pattern, pages: matching.length }).not.toEqual({ pattern, pages: 0 })
      }
    }
  })

  it('names no route twice', () => {
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('follows the redirects and marks what is never kept', () => {
    expect(REDIRECTS).toEqual(fixture.redirects)
    expect(findRoute('/fixedOpeningIndex')?.name).toBe('/productDetailsHomePage')
    for (const row of ROWS) expect(row.keep === false).toBe(fixture.notCached.includes(row.name))
  })

  it('says of a row that it is ours exactly where the specification doesn’t name it, and why stands in its page', () => {
    const page = readFileSync(join(__dirname, '../../docs/decisions/routes.md'), 'utf8')
    for (const { name } of ROWS.filter((row: RouteRow) => row.ours)) {
      const named = fixture.groups.some(({ routes, patterns }) =>
        [...routes, ...patterns].some((pattern) => shapeOf(pattern).test(name)),
      )
      expect({ name, named, told: page.includes(`\`${name}\``) }).toEqual({ name, named: false, told: true })
    }
  })

  it('puts every other row into the specification’s own group', () => {
    for (const [group, rows] of Object.entries(GROUPS)) {
      const wanted = fixture.groups.find((each) => each.group === group)
      const rowsOfGroup: readonly RouteRow[] = rows
      for (const row of rowsOfGroup
        .filter((each) => !each.ours)
        .filter((each) => each.with?.family === undefined || each.name.includes('Page'))) {
        const there =
          wanted?.routes.includes(row.name) || wanted?.patterns.some((pattern) => shapeOf(pattern).test(row.name))
        expect({ group, name: row.name, there }).toEqual({
          group,
          name: row.name,
          there: true,
        })
      }
    }
  })

  it('shows a built route with a page that exists', () => {
    for (const { page } of ROWS) {
      expect([page, existsSync(join(__dirname, '..', `${page}.tsx`))]).toEqual([page, true])
    }
  })
})

describe('public routes', () => {
  const open = printed.filter(({ access }) => access === 'public').map(({ name }) => name)
  const routeFamilies = Object.keys(ROUTE_FAMILIES) as RouteFamily[]
  const isInvited = (family: RouteFamily): boolean => familyRule(ROUTE_FAMILIES[family]).invitedOnly === true

  it('are about 150 (specification §2)', () => {
    expect(Math.abs(open.length - 150)).toBeLessThanOrEqual(5)
    expect(new Set(open).size).toBe(open.length)
  })

  it('are of every kind that the specification names', () => {
    for (const kind of ['promotions', 'invitations', 'activities', 'posters'] as const) {
      expect(PUBLIC_ROUTES[kind].length).toBeGreaterThan(3)
      expect(PUBLIC_ROUTES[kind].filter((name) => !open.includes(name))).toEqual([])
    }
    for (const name of ['/productBuyPage', '/productBuyPageNew', '/financialAddIndex']) expect(open).toContain(name)
  })

  it.each(routeFamilies)('of %s are its index and its buying page, unless it is for invited customers', (family) => {
    const its = FAMILY_ROLES.filter((role) => open.includes(familyRouteName(family, role)))
    expect(its).toEqual(isInvited(family) ? [] : ['Index', 'Buy'])
    // The entry rules still apply; they begin at the button.
    const buy = findRoute(familyRouteName(family, 'Buy'))
    expect(isInvited(family) ? buy?.access : buy?.button).toBe('trading')
  })

  it('leave exactly the two exclusive families and the partners’ pages behind a gate of their own', () => {
    expect(routeFamilies.filter(isInvited)).toEqual(['exclusive', 'exclusiveTwo'])
    expect(routeFamilies.filter((family) => family.startsWith('coop')).sort()).toEqual([...PARTNER_PAGES].sort())
  })
})

describe('the packed table', () => {
  it('says of every name and old name what the whole table says, and which is a page’s first', () => {
    const { pages, redirects } = unpack(pack(ROWS, REDIRECTS))
    expect([...pages].sort()).toEqual(ROWS.map(({ name, page }) => [name, page]).sort())
    expect(new Map(redirects)).toEqual(new Map(Object.entries(REDIRECTS)))
    for (const page of new Set(pages.values()))
      expect(firstNameOf(page)).toBe(ROWS.find((row) => row.page === page)?.name)
  })

  it('holds no title and nothing that a page brings itself', () => {
    const packed = pack(ROWS, REDIRECTS)
    expect(packed).toMatch(/^[\w/*> \n]+$/)
  })
})

describe('what Taro is told', () => {
  it('keeps tab pages, entry and ErrorInfo in the main package and every group in its own', () => {
    const { pages, subPackages } = taroPackages()
    expect(pages[0]).toBe('pages/home/index')
    expect(pages.every((page) => page.startsWith('pages/'))).toBe(true)
    for (const name of [
      '/',
      '/PersonalCenter',
      '/assetOverview',
      '/productDetailsHomePage',
      '/gesture',
      '/ErrorInfo',
    ]) {
      expect(pages).toContain(findRoute(name)?.page)
    }
    expect(subPackages.map(({ root }) => root)).toEqual([...new Set(subPackages.map(({ root }) => root))])
  })

  it('gives each page all its routes’ names as H5 addresses', () => {
    const aliases = h5Aliases()
    expect(Object.values(aliases).flat().sort()).toEqual(
      [...ROWS.map((row) => row.name), ...Object.keys(REDIRECTS)].sort(),
    )
    expect(aliases['/pages/home/index']?.[0]).toBe('/')
  })
})

describe('a link', () => {
  it('leads to the same route on both platforms and keeps every parameter', () => {
    const builtNames = fc.constantFrom(...ROWS.map((row) => row.name))
    const key = fc.stringMatching(/^[a-z]\w{0,8}$/).filter((each) => each !== 'route')
    const query = fc.dictionary(key, fc.string({ unit: 'grapheme', maxLength: 12 }))
    fc.assert(
      fc.property(builtNames, query, (name, parameters) => {
        const h5 = new URL(h5Link(name, parameters), 'http://bank')
        expect(h5.pathname).toBe(name)
        expect(Object.fromEntries(h5.searchParams)).toEqual({ ...parameters })
        const mini = new URL(miniProgramLink(name, parameters) ?? '', 'http://bank')
        expect(mini.pathname).toBe(`/${findRoute(name)?.page}`)
        expect(Object.fromEntries(mini.searchParams)).toEqual({ route: name, ...parameters })
      }),
    )
  })

  it('of an unknown route does not exist in the mini-program', () => {
    expect(miniProgramLink('/nowhere')).toBeUndefined()
  })
})
