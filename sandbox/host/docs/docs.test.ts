import Fastify from 'fastify'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { serveDocs } from './serve'

const server = Fastify()
serveDocs(server)
afterAll(() => server.close())

const get = async (url: string) => server.inject({ url })
const ROOT = join(__dirname, '../../..')
const PAGES = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => `/docs/${file.replace(/\.md$/, '')}`)

/** Every link of a page within the docs, with what it was found on. */
const linksOf = (url: string, html: string): readonly string[] =>
  [...html.matchAll(/href="([^":]+)"/g)]
    .map(([, href = '']) => new URL(href, `http://bank${url}`))
    .filter(({ pathname }) => pathname.startsWith('/docs/'))
    .map(({ pathname, hash }) => pathname + decodeURIComponent(hash))

it('serves every page with links that lead to a page and a heading', async () => {
  const html = new Map<string, string>()
  for (const url of PAGES) {
    const answer = await get(url)
    expect([url, answer.statusCode]).toEqual([url, 200])
    html.set(url, answer.body)
  }
  const broken: string[] = []
  for (const [url, body] of html)
    for (const link of linksOf(url, body)) {
      const [path = '', anchor] = link.split('#')
      const page = html.get(path)
      const isFile = page === undefined && (await get(path)).statusCode === 200
      const leads = isFile || (page !== undefined && (anchor === undefined || page.includes(`id="${anchor}"`)))
      if (!leads) broken.push(`${url}: ${link}`)
    }
  expect(broken).toEqual([])
})

it.each([
  ['buy a deposit', 'api/order#buyproduct'],
  ['buyProduct', 'api/order#buyproduct'],
  ['SM4-CBC', 'wire#a-sealed-request'],
  ['应付利息', 'glossary#money'],
  ['3211', 'errors#the-refusals'],
])('finds %s', async (words, place) => {
  const { body } = await get(`/docs/search?q=${encodeURIComponent(words)}`)
  expect(body).toContain(`href="./${place}"`)
})

it('shows what is looked for as a text, and says when there is nothing', async () => {
  const { body, headers } = await get(`/docs/search?q=${encodeURIComponent('"><script>zzqq</script>')}`)
  expect(body).not.toContain('<script')
  expect(body).toContain('Nothing found')
  expect(headers['content-security-policy']).toContain("script-src 'self';")
})

it.each(['/docs/../package.json', '/docs/%2e%2e/package.json', '/docs/none', '/docs/..%2fpackage.json'])(
  'gives nothing beside the docs: %s',
  async (url) => expect((await get(url)).statusCode).toBe(404),
)

it('gives the machine’s files as they are', async () => {
  const { headers, body } = await get('/docs/openapi.json')
  expect(headers['content-type']).toContain('application/json')
  expect(JSON.parse(body)).toMatchObject({ openapi: '3.1.0' })
})
