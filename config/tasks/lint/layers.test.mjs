import { readFileSync } from 'node:fs'
import { ANY, importRefusal, LAYERS } from './layers.mjs'
import { isPersonal, wordsOf } from './personalData.mjs'

/** The table rows of docs/architecture.md with folders that an import can come from. */
function documented() {
  const rows = readFileSync('docs/architecture.md', 'utf8')
    .split('\n')
    .map((line) => /^\| `([^`]+)` \|.*\| ([^|]+) \|$/.exec(line))
    .filter((row) => row !== null)
    .map(([, folder = '', may = '']) => ({ folder: folder.replace(/\/(<.*)?$/, ''), may: may.trim() }))
  return rows.map(({ folder, may }, index) => {
    const above = rows.slice(0, index).map((row) => row.folder)
    if (may === 'anything') return { folder, may: ANY }
    if (may === 'nothing of ours') return { folder, may: [] }
    if (may === 'everything above') return { folder, may: above }
    if (may === 'everything above but pages') return { folder, may: above.filter((each) => each !== 'src/pages') }
    return { folder, may: may.split(', ').map((each) => placeOf(each.replace(/ \(.*\)$/, ''))) }
  })
}

/** In the table the bank's own folders are named without `sandbox/`. */
const placeOf = (name) => {
  if (/^(brands|sandbox|test(\/.+)?)$/.test(name)) return name
  return ['kernel', 'business', 'host'].includes(name) ? `sandbox/${name}` : `src/${name}`
}

const sorted = (layers) => layers.map(({ folder, may }) => ({ folder, may: may === ANY ? may : [...may].sort() }))

it("enforces docs/architecture.md's table as it stands", () => {
  expect(sorted(LAYERS)).toEqual(sorted(documented()))
})

it('refuses upward imports and other groups, and says what would be right', () => {
  expect(importRefusal('src/ui/Button/index.tsx', 'src/session/store')).toBe(
    'src/ui may not import src/session; it may import src/platform, src/domain',
  )
  expect(importRefusal('src/packages/account/a.ts', 'src/packages/product/b')).toContain('another group')
  expect(importRefusal('src/packages/account/a.ts', 'src/packages/account/b')).toBeUndefined()
  expect(importRefusal('src/packages/account/a.test.ts', 'src/packages/product/b')).toContain('another group')
  expect(importRefusal('src/packages/account/a.ts', 'src/features/list/b')).toBeUndefined()
  expect(importRefusal('src/features/list/a.ts', 'src/packages/product/b')).toContain('may not import src/packages')
  expect(importRefusal('src/domain/a.test.ts', 'test/fixtures/b')).toBeUndefined()
  expect(importRefusal('src/domain/a.ts', 'test/fixtures/b')).toContain('may not import test')
  expect(importRefusal('src/app.config.ts', 'src/routes/table')).toBeUndefined()
  expect(importRefusal('src/app.tsx', 'sandbox/config')).toContain('may not import sandbox')
  expect(importRefusal('test/mini-host/jsdom.ts', 'test/clock')).toContain('nothing of ours')
  expect(importRefusal('test/mini-host/jsdom.ts', 'src/routes/table')).toContain('nothing of ours')
})

it('keeps the bank’s lists of calls out of the app', () => {
  expect(importRefusal('src/packages/account/a.ts', 'src/contract/account')).toContain('own file')
  expect(importRefusal('src/packages/account/a.ts', 'src/contract/account/index')).toContain('own file')
  expect(importRefusal('src/session/a.ts', 'src/contract/calls')).toContain('own file')
  expect(importRefusal('src/packages/account/a.ts', 'src/contract/account/queryWallet')).toBeUndefined()
  expect(importRefusal('src/packages/account/a.ts', 'src/contract/call')).toBeUndefined()
  expect(importRefusal('sandbox/business/account/index.ts', 'src/contract/account')).toBeUndefined()
})

it('lets the bank’s rings import inward only, and a capability by its index', () => {
  expect(importRefusal('sandbox/kernel/ledger/read.ts', 'sandbox/business/deposit')).toContain('may not import')
  expect(importRefusal('sandbox/kernel/scope.ts', 'sandbox/capabilities')).toContain('may not import')
  expect(importRefusal('sandbox/business/deposit/buy.ts', 'sandbox/host/config')).toContain('may not import')
  expect(importRefusal('sandbox/business/deposit/buy.ts', 'sandbox/capabilities')).toContain('may not import')
  expect(importRefusal('sandbox/capabilities.ts', 'sandbox/host/config')).toContain('may not import')
  const inside = 'sandbox/business/product/products'
  expect(importRefusal('sandbox/business/deposit/buy.ts', inside)).toContain('by its index only')
  expect(importRefusal('sandbox/host/seeding/seed.ts', inside)).toContain('by its index only')
  expect(importRefusal('sandbox/capabilities.ts', inside)).toContain('by its index only')
  expect(importRefusal('sandbox/business/product/calls.ts', inside)).toBeUndefined()
  expect(importRefusal('sandbox/business/deposit/buy.ts', 'sandbox/business/product')).toBeUndefined()
  expect(importRefusal('sandbox/business/deposit/buy.ts', 'sandbox/business/product/index')).toBeUndefined()
  expect(importRefusal('sandbox/host/seeding/seed.ts', 'sandbox/capabilities')).toBeUndefined()
  expect(importRefusal('sandbox/kernel/dayEnd/dayend.test.ts', inside)).toBeUndefined()
  expect(importRefusal('sandbox/testing/bank.ts', 'sandbox/host/bank')).toBeUndefined()
})

it('lets tests and what they share use the harnesses, and nothing else', () => {
  const harness = 'test/component/bank'
  expect(importRefusal('src/packages/card/list/list.test.tsx', harness)).toBeUndefined()
  expect(importRefusal('src/packages/card/testing/cards.ts', harness)).toBeUndefined()
  expect(importRefusal('src/packages/card/list/index.tsx', harness)).toContain('may not import')
})

it('keeps what asks or plays another bank free of the sandbox', () => {
  for (const from of ['test/conformance/app.ts', 'test/conformance/testing/bank.ts', 'test/otherBank/bank.ts']) {
    expect(importRefusal(from, 'sandbox/kernel/clock/machine')).toContain('may not import sandbox/kernel')
    expect(importRefusal(from, 'test/clock/machine')).toBeUndefined()
  }
  expect(importRefusal('test/conformance/app.ts', 'test/drivers/orders')).toContain('may not import test;')
  expect(importRefusal('sandbox/host/conformance.test.ts', 'test/conformance/run')).toBeUndefined()
  expect(importRefusal('test/e2e/otherBank.full.test.ts', 'test/otherBank/bank')).toBeUndefined()
})

it.each([
  'phone',
  'registerMobileNo',
  'id_card',
  'IDCard',
  'idNo',
  'loginPassword',
  'accessToken',
  'cardNo',
  'name',
  'realName',
])('takes %s for personal', (identifier) => expect(isPersonal(identifier)).toBe(true))
it.each(['customerId', 'hidden', 'pinned', 'tableName', 'cardinality', 'spinner'])(
  'takes %s for harmless',
  (identifier) => expect(isPersonal(identifier)).toBe(false),
)
it('splits identifiers into words', () => {
  expect(wordsOf('registerMobileNo')).toEqual(['register', 'mobile', 'no'])
  expect(wordsOf('IDCard')).toEqual(['id', 'card'])
})
