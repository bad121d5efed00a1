import { ROWS } from '../src/routes/table'
import { publicNames, publicOrigin, robots, sitemap } from './sitemap'

const ORIGIN = 'https://bank.example'
const listed = [...sitemap(ORIGIN).matchAll(/<loc>(.*)<\/loc>/g)].map(([, address]) => address ?? '')

it('lists every public page once, under the bank’s own address', () => {
  expect(listed).toHaveLength(publicNames().length)
  expect(new Set(listed).size).toBe(listed.length)
  for (const address of listed) expect(address).toMatch(/^https:\/\/bank\.example\/main\/[A-Za-z0-9_]+$/)
  expect(listed).toEqual(expect.arrayContaining([`${ORIGIN}/main/ProductIndex`, `${ORIGIN}/main/Help`]))
})

it('lists no page of a session, an account or a gate', () => {
  const closed = ROWS.filter((row) => row.access !== 'public' || 'gate' in row || 'button' in row).map(
    ({ name }) => `${ORIGIN}/main${name}`,
  )
  expect(closed.length).toBeGreaterThan(100)
  expect(listed.filter((address) => closed.includes(address))).toEqual([])
})

it('keeps search engines from calls and the console, and names the list', () => {
  expect(robots(ORIGIN).split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /sandbox/',
    'Allow: /main/',
    'Sitemap: https://bank.example/main/sitemap.xml',
    '',
  ])
  expect(publicOrigin({ PUBLIC_ORIGIN: ORIGIN })).toBe(ORIGIN)
})
