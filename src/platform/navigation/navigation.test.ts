import fc from 'fast-check'
import { h5Link, miniProgramLink } from '@/routes/link'
import { findRoute, ROWS } from '@/routes/table'
import { fakeNavigation } from './fake'
import {
  backMove,
  createFirstAddress,
  MAX_PAGES,
  openMove,
  pageQuery,
  isOldAddress,
  isOldPage,
  routeOfAddress,
  routeOfPage,
  tabMove,
} from './rules'

/** A page's router after following a mini-program link, undecoded as in WeChat. */
function routerAfter(link: string) {
  const [path = '', search = ''] = link.split('?')
  return { path, params: Object.fromEntries(search.split('&').map((pair) => pair.split('=') as [string, string])) }
}

const anyRow = fc.constantFrom(...ROWS)

describe('the route a page shows', () => {
  it.each([
    ['/main/', '/'],
    ['/main', '/'],
    ['/main/?stamp=A', '/'],
    ['/main/polyBillionIndex?stamp=AB', '/polyBillionIndex'],
    ['/main/nowhereIndex?stamp=AB', undefined],
    ['/main/ProductIndex?stamp=AB', '/ProductIndex'],
    ['/main/ProductIndex/?a=1', '/ProductIndex'],
    ['/main/ProductIndex#x', '/ProductIndex'],
    ['/mainland', undefined],
    ['/ProductIndex', undefined],
    ['/main/%E0%A4%A', undefined],
  ])('is on the H5 at %j: %j', (path, name) => expect(routeOfAddress(path)).toBe(name))

  it('comes back from every link that leads to it, on both platforms', () => {
    for (const row of ROWS) {
      expect(routeOfAddress(`/main${h5Link(row.name, { a: '1' })}&stamp=A`)).toBe(row.name)
      expect(routeOfPage(routerAfter(miniProgramLink(row.name, { a: '1' }) ?? ''))).toBe(row.name)
    }
  })

  it('follows an old name to its new one, and says that it was the old one', () => {
    expect(routeOfAddress('/main/fixedOpeningIndex')).toBe('/productDetailsHomePage')
    expect(isOldAddress('/main/fixedOpeningIndex?stamp=A')).toBe(true)
    const opened = { path: 'pages/shelf/index', params: { route: '%2FfixedOpeningIndex' } }
    expect(routeOfPage(opened)).toBe('/productDetailsHomePage')
    expect(isOldPage(opened)).toBe(true)
  })

  it('has its own name everywhere else', () => {
    for (const row of ROWS) {
      expect(isOldAddress(`/main${row.name}`)).toBe(false)
      expect(isOldPage(routerAfter(miniProgramLink(row.name) ?? ''))).toBe(false)
    }
    expect(isOldPage({ path: 'pages/shelf/index', params: {} })).toBe(false)
    expect(isOldPage({ path: 'pages/shelf/index', params: { route: '%2Fnowhere' } })).toBe(false)
  })

  it('falls back to the page’s first route without a parameter, or with another page’s', () => {
    const page = findRoute('/productBuyPage')?.page ?? ''
    const first = ROWS.find((row) => row.page === page)?.name
    expect(routeOfPage({ path: `/${page}`, params: {} })).toBe(first)
    expect(routeOfPage({ path: page, params: { route: '%2F' } })).toBe(first)
    expect(routeOfPage({ path: 'pages/none/index', params: {} })).toBeUndefined()
  })
})

describe('a page’s query', () => {
  it('comes back decoded from what went into a link, and nothing besides', () =>
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z_]{1,8}$/), fc.string()), anyRow, (query, row) => {
        fc.pre(!('route' in query) && !('stamp' in query))
        const { params } = routerAfter(miniProgramLink(row.name, query) ?? '')
        expect(pageQuery({ path: '', params: { ...params, stamp: 'A', $taroTimestamp: '1' } })).toEqual(query)
      }),
    ))

  it('takes a stray % for a text', () =>
    expect(pageQuery({ path: '', params: { rate: '5%' } })).toEqual({ rate: '5%' }))
})

describe('the pages kept', () => {
  const notKept = {
    name: '/WalletBalance',
    title: '',
    access: 'account',
    keep: false,
  } as const

  it.each([
    [1, undefined, false, 'push'],
    [MAX_PAGES - 1, undefined, false, 'push'],
    [MAX_PAGES, undefined, false, 'replace'],
    [1, undefined, true, 'replace'],
    [2, notKept, false, 'replace'],
  ] as const)('from depth %i', (depth, row, replace, move) => expect(openMove(depth, row, replace)).toBe(move))

  it('grows by no tab', () => {
    expect(tabMove(1)).toBe('replace')
    expect(tabMove(4)).toBe('relaunch')
  })

  it.each([
    [1, 3, 2, { by: 'stack', delta: 1 }],
    [5, 3, 2, { by: 'stack', delta: 2 }],
    [5, 3, 9, { by: 'history', delta: 5 }],
    [1, 1, 4, { by: 'history', delta: 1 }],
    [1, 1, 0, { by: 'home' }],
    [0, 2, 0, { by: 'stack', delta: 1 }],
  ])('back by %i from depth %i with %i entries below', (delta, depth, below, move) => {
    expect(backMove(delta, depth, below)).toEqual(move)
  })

  it('are never more than ten, and never one that was to be forgotten beneath another', () => {
    const step = fc.oneof(
      anyRow.map((row) => ({ act: 'open' as const, name: row.name })),
      anyRow.map((row) => ({ act: 'openTab' as const, name: row.name })),
      fc.integer({ min: 1, max: 12 }).map((delta) => ({ act: 'back' as const, delta })),
    )
    return fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const navigation = fakeNavigation()
        for (const taken of steps) {
          const before = navigation.depth()
          if (taken.act === 'back') await navigation.back(taken.delta)
          else await navigation[taken.act](taken.name)
          if (taken.act === 'openTab') expect(navigation.depth()).toBeLessThanOrEqual(before)
          expect(navigation.depth()).toBeGreaterThanOrEqual(1)
          expect(navigation.depth()).toBeLessThanOrEqual(MAX_PAGES)
          const beneath = navigation.stack.slice(0, -1)
          expect(beneath.filter(({ name }) => findRoute(name)?.keep === false)).toEqual([])
        }
      }),
    )
  })
})

it('remembers the first address without its fragment, once', () => {
  const first = createFirstAddress()
  expect(first.get()).toBe('')
  first.note('https://bank.example/main/?a=1#top')
  first.note('https://bank.example/main/myMoney')
  expect(first.get()).toBe('https://bank.example/main/?a=1')
})
