import { ROWS } from '../routes/table'
import { QUERIES } from '../routes/queries'
import { parsePageQuery } from './pageQuery'

/** What an address can hold, and no page of ours ever wrote. */
const HOSTILE = [
  '',
  ' ',
  "'; drop table customers; --",
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '%00',
  '\ud800',
  '９１３１８０１７',
  '-1',
  '1e309',
  'NaN',
  '99999999999999999999',
  'x'.repeat(5_000),
]

const fieldsOf = (schema: object): readonly string[] =>
  'entries' in schema && typeof schema.entries === 'object' && schema.entries !== null
    ? Object.keys(schema.entries)
    : []

const SCHEMAS: Readonly<Record<string, (typeof QUERIES)[keyof typeof QUERIES]>> = QUERIES

describe('an address that nobody of ours wrote', () => {
  const rows = ROWS.filter(({ page }) => page in SCHEMAS)

  it('is read or refused on every route, and takes nothing from what the row says', () => {
    expect(rows.length).toBeGreaterThan(200)
    for (const row of rows) {
      const schema = SCHEMAS[row.page]
      if (!schema) continue
      const given = ('with' in row ? row.with : undefined) ?? {}
      for (const value of HOSTILE) {
        const query = Object.fromEntries(fieldsOf(schema).map((field) => [field, value]))
        const parsed = parsePageQuery(schema, row, query)
        if (!parsed.success) continue
        for (const [field, own] of Object.entries(given)) expect(parsed.output).toMatchObject({ [field]: own })
      }
    }
    expect({}).not.toHaveProperty('polluted')
  })
})
