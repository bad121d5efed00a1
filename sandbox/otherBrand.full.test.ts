import { BRAND } from '@/domain/brand'
import { familiesOf } from '@/domain/campaign/campaign'
import { CHANNELS } from '@/domain/channels/channels'
import { day } from '@/domain/dates/day'
import { fen } from '@/domain/money/fen'
import { FAMILIES, familyOf } from '@/domain/product/families'
import type { FamilyKey } from '@/domain/product/families'
import { DRAFTS } from './business/campaign/campaigns'
import { buyDeposit } from './business/deposit'
import { listProducts, seedCatalogue, sellEveryFamily } from './business/product'
import { newAccountNo } from './business/onboarding/accountNo'
import { MONDAY_MORNING, openCustomer } from './kernel/db/testing/people'
import { withDatabase } from './kernel/db/testing/withDatabase'
import { readFlag, writeFlag } from './kernel/flags'

jest.mock('@brand', () => jest.requireActual<typeof import('../brands/qinghe')>('../brands/qinghe'))

const OWN = ['regular', 'full', 'gain', 'premium', 'wealth', 'renewed']
const others = (Object.keys(FAMILIES) as FamilyKey[]).filter((family) => !OWN.includes(family))

it('is another bank than the specification’s', () => {
  expect(BRAND.bankName).toBe('青禾示例银行')
  expect(others).toContain('structured')
  expect(Object.keys(CHANNELS)).toEqual(['QH_MARKET', 'BANK_STAFF'])
})

it('runs no campaign about what it doesn’t offer', () => {
  const drafts = Object.values(DRAFTS).map((write) => write(day('20261125')))
  expect(drafts.length).toBeGreaterThan(3)
  for (const draft of drafts) {
    expect(familiesOf(draft).filter((family) => !OWN.includes(family))).toEqual([])
    expect([draft.actId, draft.organiser, draft.contact]).toEqual([draft.actId, '青禾示例银行', '400-000-0188'])
  }
  expect(Object.keys(DRAFTS)).not.toContain('kol')
})

withDatabase((database) => {
  beforeAll(() => database.current.transaction((tx) => seedCatalogue(tx)))

  test('sells its own families, and opens no other by any switch', async () => {
    const on = database.current.drizzle
    await sellEveryFamily(on, true)
    expect(new Set((await listProducts(on)).map(({ productType }) => familyOf(productType)))).toEqual(new Set(OWN))
    const customerId = await openCustomer(database.current, 10_000_000)
    const buy = (productType: string) =>
      database.current.transaction((tx) =>
        buyDeposit(tx, { customerId, productType, amount: fen(1_000_000), now: MONDAY_MORNING }),
      )
    for (const code of others.flatMap((family) => FAMILIES[family].codes))
      expect([code, await buy(code)]).toMatchObject([code, { ok: false, error: { name: 'ProductUnknown' } }])
    expect(await buy('20194')).toMatchObject({ ok: true })
  })

  test('has no KOL and no draws, whatever its staff do, and switches the rest', async () => {
    const on = database.current.drizzle
    for (const name of ['kolEnabled', 'lotteryEnabled', 'referralRewardEnabled'] as const) {
      await writeFlag(on, name, '1', 0)
      expect([name, await readFlag(on, name)]).toEqual([name, '0'])
    }
    expect([await readFlag(on, 'seckillEnabled'), await readFlag(on, 'pointsEnabled')]).toEqual(['0', '1'])
    await writeFlag(on, 'seckillEnabled', '1', 0)
    expect(await readFlag(on, 'seckillEnabled')).toBe('1')
  })

  test('opens accounts under its own number', async () => {
    expect(await newAccountNo(database.current.drizzle)).toMatch(/^99000188\d{11}$/)
  })
})
