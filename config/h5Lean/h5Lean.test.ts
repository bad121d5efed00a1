import fc from 'fast-check'
import UniversalRouter from 'universal-router'
import ExactRouter from './exactRouter'
import queryString from './queryString'

const NAMES = ['/', '/ProductIndex', '/polyBillionIndex', '/pages/home/index'] as const

const routes = [
  { path: ['/', '/ProductIndex'], action: (context: { pathname: string }) => ['first', context.pathname] },
  { path: '/polyBillionIndex', action: (context: { pathname: string }) => ['second', context.pathname] },
]

describe('ExactRouter', () => {
  const exact = new ExactRouter(routes, { baseUrl: '/main' })
  const universal = new UniversalRouter(routes, { baseUrl: '/main' })

  it.each(['/main/', '/main/ProductIndex', '/main/ProductIndex/', '/main/polyBillionIndex'])(
    'answers %s as the router it stands in for',
    async (address) => {
      expect(await exact.resolve(address)).toEqual(await universal.resolve(address))
    },
  )

  it.each([
    '/main/nowhere',
    '/main/productindex',
    '/main/ProductIndex/x',
    '/other/ProductIndex',
    '/main/pages/home/index',
  ])('refuses %s with the status that Taro looks for', async (address) => {
    await expect(exact.resolve(address)).rejects.toMatchObject({ status: 404 })
  })

  it('finds every name it was given and nothing with a letter more', async () => {
    const all = NAMES.map((path) => ({ path, action: () => path }))
    const router = new ExactRouter(all, { baseUrl: '' })
    for (const name of NAMES) {
      expect(await router.resolve(name)).toBe(name)
      await expect(router.resolve(`${name}x`)).rejects.toMatchObject({ status: 404 })
    }
  })
})

describe('queryString', () => {
  const { parse } = queryString

  it.each([
    ['', {}],
    ['a=1&b=2', { a: '1', b: '2' }],
    ['?a=1', { a: '1' }],
    ['a', { a: null }],
    ['a=', { a: '' }],
    ['a=x=y', { a: 'x=y' }],
    ['a=1&a=2&a', { a: ['1', '2', null] }],
    ['a=%E4%BC%9F+b', { a: '%E4%BC%9F+b' }],
    ['__proto__=1', JSON.parse('{"__proto__":"1"}')],
  ])('reads %j as query-string does without decoding', (query, expected) => {
    expect({ ...parse(query) }).toEqual(expected)
  })

  it('reads what an address holds back letter for letter', () => {
    const name = fc.stringMatching(/^[a-zA-Z0-9_]{1,8}$/)
    fc.assert(
      fc.property(fc.dictionary(name, fc.string()), (given) => {
        const encoded = Object.entries(given).map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
        const read = Object.entries(parse(encoded.join('&'))).map(([key, value]) => [
          key,
          decodeURIComponent(String(value)),
        ])
        expect(Object.fromEntries(read)).toEqual(Object.fromEntries(Object.entries(given)))
      }),
    )
  })
})
