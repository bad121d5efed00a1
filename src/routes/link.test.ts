import * as v from 'valibot'
import { link, linkOf } from './link'
import { QUERIES } from './queries'
import { ROWS } from './table'

const QUERY_OF: Readonly<Record<string, v.GenericSchema>> = QUERIES

/** Here the compiler is the test: each line with an expected error must have one (npm run typecheck). */
const refusedByTheCompiler = () => [
  // @ts-expect-error a name that no route has
  link('/WalletBalanse'),
  // @ts-expect-error the page can't do without the holding
  link('/redeposit'),
  // @ts-expect-error a parameter that the page doesn't know
  link('/redeposit', { seqNo: '1', sequence: '1' }),
  // @ts-expect-error a value that the page doesn't know
  link('/OpenMiddle', { step: 'phone' }),
  // @ts-expect-error a page that takes no query
  link('/WalletBalance', { from: 'home' }),
  // @ts-expect-error the family is the row's own, and no address's
  link('/ProductIndex', { family: 'fnzq' }),
]

it('is refused by the compiler where the name or the query is wrong', () => {
  expect(refusedByTheCompiler()).toHaveLength(6)
})

it('takes numbers for the texts they become', () => {
  expect(link('/GesturePassword', { type: 1 }).query).toEqual({ type: 1 })
  expect(link('/ProductHoldInfo', { seqNo: 7 }).query).toEqual({ seqNo: 7 })
})

it('by name leads to every route there is, under its old name too', () => {
  for (const { name } of ROWS) expect(linkOf(name, {})).toEqual({ name, query: {} })
  expect(linkOf('/fixedOpeningIndex')?.name).toBe('/productDetailsHomePage')
})

it.each(ROWS.filter((row) => row.with).map((row) => [row.name, row] as const))(
  '%s says nothing that its page doesn’t take',
  (_, { page, with: given = {} }) => {
    const schema = QUERY_OF[page]
    expect(schema).toBeDefined()
    if (!schema) return
    // The query's other fields come from the address.
    const about = v.safeParse(schema, given).issues?.map((issue) => v.getDotPath(issue)) ?? []
    expect(about.filter((path) => path !== null && path in given)).toEqual([])
    if ('entries' in schema)
      expect(Object.keys(Object(schema.entries))).toEqual(expect.arrayContaining(Object.keys(given)))
    else throw new Error(`${page}: a query is an object`)
  },
)
