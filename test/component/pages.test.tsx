import { parsePageQuery } from '@/app/pageQuery'
import { QUERIES } from '@/routes/queries'
import { ROWS } from '@/routes/table'

interface PageModule {
  readonly default: { readonly query: unknown; readonly Body: unknown }
}

const PAGES = [...new Set(ROWS.map(({ page }) => page))]
const QUERY_OF: Readonly<Record<string, unknown>> = QUERIES

const load = (page: string): PageModule => jest.requireActual<PageModule>(`@/${page}`)

Object.assign(globalThis, {
  BANK_ORIGIN: '',
  BANK_IS_SANDBOX: true,
  BANK_PUBLIC_KEY: '',
  BANK_CHANNEL_APP_ID: 'open-mobile-bank',
})

it.each(PAGES)('%s parses its query with the schema that links to it are checked against', (page) => {
  const { query, Body } = load(page).default
  expect(Body).toBeInstanceOf(Function)
  if (page in QUERY_OF) expect(query).toBe(QUERY_OF[page])
  // A page that isn't listed takes no query.
  else expect(query).toMatchObject({ type: 'object', entries: {} })
})

it('puts what the row says before what the address says', () => {
  const row = ROWS.find(({ name }) => name === '/aboutYilian')
  const parsed = parsePageQuery(QUERIES['packages/compliance/about/index'], row ?? {}, { subject: 'app' })
  expect(parsed.output).toMatchObject({ subject: 'bank' })
})
