import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { safeParse } from 'valibot'
import type { Call } from '@/contract/call'
import { CALLS } from '@/contract/calls'
import { ERRORS } from '@/domain/errors/catalogue'
import { describe as describeSource, describedCalls } from './described'
import { examples } from './examples'
import { fieldsOf, shapeOf } from './schema'

const ROOT = join(__dirname, '../..')
const written = (path: string): string => readFileSync(join(ROOT, 'docs', path), 'utf8')
const all: readonly Call[] = Object.values(CALLS)

describe('the pages of the calls', () => {
  it('are what the contract says now (npm run docs:api writes them)', () => {
    const check = spawnSync('npx', ['tsx', 'test/apiDocs/main.ts', '--check'], { cwd: ROOT, encoding: 'utf8' })
    expect(check.stderr + check.status).toBe('0')
  }, 60_000)

  it('lead from the index to a heading for every call, with its path', () => {
    const index = written('api.md')
    for (const call of all) {
      const [, page = ''] = index.match(new RegExp(`\\[${call.name}\\]\\((api/\\w+\\.md)#`)) ?? []
      expect(written(page)).toContain(`## ${call.name}\n`)
      expect(written(page)).toContain(`\`${call.method} ${call.path}\``)
    }
  })

  it('list every refusal once under its code', () => {
    const rows = [...written('errors.md').matchAll(/^\| (\d+) \| (\w+) \|/gm)].map(([, code, name]) => [
      name,
      Number(code),
    ])
    expect(Object.fromEntries(rows)).toEqual(
      Object.fromEntries(Object.entries(ERRORS).map(([name, { code }]) => [name, code])),
    )
    expect(rows).toHaveLength(Object.keys(ERRORS).length)
  })
})

describe('what the docs say of a field', () => {
  it('is never nothing', async () => {
    const silent = (await describedCalls()).flatMap(({ name, request, response }) =>
      [request, response]
        .flatMap((schema) => fieldsOf(shapeOf(schema)))
        .filter(({ field }) => field.description === undefined)
        .map(({ path }) => `${name}: ${path}`),
    )
    // Write a comment above the field in src/contract, or its name in test/apiDocs/meanings.ts.
    expect(silent).toEqual([])
  })

  it('is the comment right above it, and not one further up', () => {
    const source = `
/** Of the file. */

const a = v.string()
export const call = defineCall({ request: v.strictObject({
  /** One. */
  one: v.string(),
  two: v.string(),
  /** Three. */
  a,
}) })`
    expect(
      describeSource(source, 'description').match(/\$described\([^)]*\), "[^"]*"\)|a: \$described\(a, "[^"]*"\)/g),
    ).toEqual(['$described(v.string(), "One.")', 'a: $described(a, "Three.")'])
  })
})

describe('an example', () => {
  const { answers } = examples()

  it('is taken by the contract of its call', () => {
    const refused = Object.entries(answers).filter(
      ([name, answer]) =>
        !safeParse((CALLS as Readonly<Record<string, Call>>)[name]?.response ?? CALLS.signOut.request, answer).success,
    )
    expect(refused.map(([name]) => name)).toEqual([])
  })

  it('stands at nearly every call', () => expect(Object.keys(answers).length).toBeGreaterThan(all.length * 0.85))
})

describe('OpenAPI', () => {
  const { paths, components } = JSON.parse(written('openapi.json')) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>
    readonly components: { readonly schemas: object }
  }

  it('has every call by its path and method', () => {
    const ids = Object.entries(paths).map(([path, item]) => [
      path,
      Object.keys(item),
      Object.values(item)[0]?.operationId,
    ])
    expect(ids.sort()).toEqual(all.map(({ path, method, name }) => [path, [method.toLowerCase()], name]).sort())
  })

  it('points at nothing that it doesn’t have', () => {
    const pointed = [...written('openapi.json').matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to)
    const there = Object.keys(components.schemas).map((name) => `#/components/schemas/${name}`)
    expect(pointed.filter((one = '') => !there.includes(one))).toEqual([])
  })

  it('lets every call be refused by what its access and protection refuse', () => {
    const refusals = (path: string) => Object.values(paths[path] ?? {})[0]?.['x-refusals']
    // From docs/wire.md: envelope 1001, random 1002, session 1004 and 1005, gesture 1011, consent 1010.
    expect(refusals(CALLS.buyProduct.path)).toEqual(expect.arrayContaining([1001, 1002, 1003, 1004, 1005, 1009, 1011]))
    expect(refusals(CALLS.idCardImage.path)).toEqual(expect.arrayContaining([1004, 1010, 2113]))
    expect(refusals(CALLS.queryProducts.path)).not.toEqual(expect.arrayContaining([1001]))
    expect(refusals(CALLS.queryProducts.path)).not.toEqual(expect.arrayContaining([1004]))
  })
})

describe('the calls', () => {
  it('stand under their own names and never share a path', () => {
    for (const [name, call] of Object.entries(CALLS)) expect(call.name).toBe(name)
    expect(new Set(all.map((call) => call.path)).size).toBe(all.length)
  })

  it('carry a clientId when they move money, and are signed', () => {
    const money = all.filter(({ effect }) => effect === 'money')
    expect(money.length).toBeGreaterThan(10)
    for (const call of money) {
      expect(call.protection).toBe('signed')
      expect(Object.keys((call.request as { entries?: object }).entries ?? {})).toContain('clientId')
    }
  })

  it('are plain only on the specification’s exempt paths and in the navigation to the authorise page', () => {
    const exempt = /config|upload|face|collection|statics|servant|oauthRedirectBasic|getCustomizedConfig/i
    const plain = all.filter(({ protection }) => protection === 'plain')
    expect(plain.length).toBeGreaterThan(5)
    for (const call of plain) expect(call.path).toMatch(exempt)
  })
})
