import { eq, sql } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import type { ResponseOf } from '@/contract/call'
import { addDays } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { fen } from '@/domain/money/fen'
import { transferIn, transferOut, transfers } from '@sandbox/business/transfer'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { CAPABILITIES } from '@sandbox/capabilities'
import { bankNow } from '@sandbox/kernel/clock'
import { rowsOf } from '@sandbox/kernel/db'
import { OPERATING, post, postMany, wallet } from '@sandbox/kernel/ledger'
import { openCustomer } from '@sandbox/kernel/db/testing/people'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { told } from '@sandbox/testing/acts'
import { testClient } from '@sandbox/testing/client'
import type { RequestInput, TestCustomer } from '@sandbox/testing/client'
import { testsOf, withBank } from '@sandbox/testing/withBank'
import { pageOfRecords, pageQuery } from './page'

type Page = ResponseOf<typeof CALLS.queryWalletRecords>
type Asked = RequestInput<typeof CALLS.queryWalletRecords>

/** Rows that a plan's scans touch, those that a filter threw away among them. */
interface Plan {
  readonly 'Node Type': string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Plan[]
}
const rowsRead = (plan: Plan): number =>
  (plan['Relation Name'] === undefined
    ? 0
    : (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']) +
  (plan.Plans ?? []).reduce((sum, one) => sum + rowsRead(one), 0)

withBank((bank) => {
  const { test, race } = testsOf(bank)
  const on = () => bank.db.drizzle
  const arrive = (key: string) => testClient(bank.server).as(key)
  const list = async (app: TestCustomer, asked: Asked): Promise<Page> =>
    told(await app.call(CALLS.queryWalletRecords, asked))
  const everything = async (app: TestCustomer): Promise<Page['records']> => {
    const all: Page['records'] = []
    for (let more = true; more;) {
      const page = await list(app, { type: 'all', ...(all.length > 0 && { after: all[all.length - 1]?.recordId }) })
      all.push(...page.records)
      more = page.more
    }
    return all
  }
  afterEach(async () => expect(await checkInvariants(bank.db)).toEqual([]))

  test('a transfer is one record, whatever it has gone through; what came back is another, and both lead to each other', async () => {
    const heping = await arrive('heping')
    const records = (await everything(heping)).filter(({ kind }) => kind.startsWith('transfer'))
    const of = (memo: string) =>
      records
        .filter((one) => one.memo === memo)
        .map(({ kind, stateName, balance }) => [kind, stateName, balance === undefined])
    expect(of('工资转入')).toEqual([['transferIn', undefined, false]])
    expect(of('房租')).toEqual([['transferOut', undefined, false]])
    expect(of('生活费')).toEqual([['transferIn', '未成功', true]])
    expect(of('物业费')).toEqual([['transferOut', '未成功', true]])
    expect(of('学费')).toEqual([['transferOut', '已撤销', true]])
    expect(of('保险费')).toEqual([['transferOut', '处理中', true]])
    expect(of('旅行备用')).toEqual([['transferOut', '待转出', true]])
    expect(of('装修款')).toEqual([['transferOut', undefined, false]])
    const returned = records.find(({ kind }) => kind === 'transferReturned')
    const detail = told(await heping.call(CALLS.queryWalletRecord, { recordId: returned?.recordId ?? '' }))
    expect(detail).toMatchObject({ amount: 37_000, transfer: { originNo: expect.any(String) } })
    const origin = told(await heping.call(CALLS.queryWalletRecord, { recordId: detail.transfer?.originNo ?? '' }))
    expect(origin).toMatchObject({
      memo: '装修款',
      amount: -37_000,
      transfer: { followedBy: { orderNo: returned?.recordId } },
    })
    expect(records.some(({ kind }) => kind.endsWith('Held') || kind === 'freeze')).toBe(false)
  })

  test('each type lets through what it says, and all of them together everything', async () => {
    const zhangwei = await arrive('zhangwei')
    const all = await everything(zhangwei)
    const ids = async (type: Asked['type']) => (await list(zhangwei, { type })).records.map(({ recordId }) => recordId)
    const parts = [
      ...(await ids('in')),
      ...(await ids('out')),
      ...(await ids('deposit')),
      ...(await ids('wealth')),
      ...(await ids('reward')),
    ]
    const onlyInterest = all.filter(({ kind }) => ['depositPayout', 'demandInterest'].includes(kind))
    expect([...parts, ...onlyInterest.map(({ recordId }) => recordId)].sort()).toEqual(
      all.map(({ recordId }) => recordId).sort(),
    )
    expect((await list(zhangwei, { type: 'interest' })).records.every(({ earned }) => earned !== 0)).toBe(true)
    expect(await ids('interest')).toEqual(expect.arrayContaining(onlyInterest.map(({ recordId }) => recordId)))
    expect(await ids('spend')).toEqual([])
  })

  test('a keyword finds title, product, memo, the card’s last four and the very amount, and nothing else', async () => {
    const heping = await arrive('heping')
    const found = async (keyword: string) => (await list(heping, { type: 'all', keyword })).records
    expect((await found('房租')).map(({ memo }) => memo)).toEqual(['房租'])
    expect((await found('退汇')).map(({ kind }) => kind)).toEqual(['transferReturned'])
    expect((await found('1100')).map(({ amount }) => amount)).toEqual([-110_000])
    expect((await found('1100.00')).map(({ amount }) => amount)).toEqual([-110_000])
    // As the list itself prints it, and as phones write it.
    for (const printed of ['1,100.00', '-1,100.00', '¥1,100.00 元', '１１００', '1100,00', '0.11万'])
      expect([printed, (await found(printed)).map(({ amount }) => amount)]).toEqual([printed, [-110_000]])
    expect(await found('+1,100.00')).toEqual([])
    expect(await found('1100.01')).toEqual([])
    expect((await found('6006')).length).toBeGreaterThan(10)
    expect(await found('6007')).toEqual([])
    expect(await found('100%')).toEqual([])
    const zhangwei = await arrive('zhangwei')
    const matured = (await list(zhangwei, { type: 'all', keyword: '增益存一个月' })).records
    expect(new Set(matured.map(({ kind }) => kind))).toEqual(new Set(['depositPurchase', 'depositMaturity']))
    expect((await heping.call(CALLS.queryWalletRecords, { type: 'all', keyword: '一'.repeat(21) })).ok).toBe(false)
  })

  test('one card’s records are its own transfers with what came back of them, with their own sums, and no stranger’s', async () => {
    const heping = await arrive('heping')
    const transferred = await on()
      .select()
      .from(transfers)
      .where(eq(transfers.customerId, demoCustomerId('heping')))
    const cardIds = [...new Set(transferred.flatMap(({ cardId }) => cardId ?? []))]
    expect(cardIds.length).toBeGreaterThan(0)
    const found: string[] = []
    for (const cardId of cardIds) {
      const own = transferred.filter((one) => one.cardId === cardId).map(({ orderNo }) => orderNo)
      const records: Page['records'] = []
      const months = new Map<string, Page['months'][number]>()
      for (let more = true; more;) {
        const after = records.at(-1)?.recordId
        const page = await list(heping, { type: 'all', cardId, ...(after !== undefined && { after }) })
        records.push(...page.records)
        for (const one of page.months) months.set(one.month, one)
        more = page.more
      }
      expect(
        records
          .map(({ recordId }) => recordId)
          .filter((id) => own.includes(id))
          .sort(),
      ).toEqual([...own].sort())
      expect(records.every(({ kind }) => kind.startsWith('transfer') || kind === 'reversalCollected')).toBe(true)
      const counted = records.filter(({ balance }) => balance !== undefined)
      const sum = (sign: 1 | -1) => counted.reduce((all, { amount }) => all + Math.max(0, sign * amount), 0)
      const told = [...months.values()]
      expect(told.reduce((all, one) => all + one.in, 0)).toBe(sum(1))
      expect(told.reduce((all, one) => all + one.out, 0)).toBe(sum(-1))
      found.push(...records.map(({ recordId }) => recordId))
      const stranger = await list(await arrive('luomin'), { type: 'all', cardId })
      expect(stranger).toEqual({ records: [], months: [], more: false })
    }
    const all = (await everything(heping)).map(({ recordId }) => recordId)
    expect(found.length).toBeLessThan(all.length)
    expect(await list(heping, { type: 'all', cardId: 'no-such-card' })).toMatchObject({ records: [] })
  })

  test('days and amounts are bounds that belong to what they bound; sums are those of the filter', async () => {
    const luomin = await arrive('luomin')
    const today = dayOfInstant(await bankNow(on()))
    const yesterday = addDays(today, -1)
    const day = await list(luomin, { type: 'all', from: yesterday, to: yesterday })
    expect(day.records.map(({ amount }) => Math.sign(amount))).toEqual([-1, -1, 1])
    expect(day.months).toEqual([
      {
        month: yesterday.slice(0, 6),
        count: 3,
        in: day.records[2]?.amount,
        out: -(day.records[0]?.amount ?? 0) - (day.records[1]?.amount ?? 0),
        kept: 0,
        back: 0,
        earned: 0,
      },
    ])
    const bound = -(day.records[0]?.amount ?? 0)
    const bounded = await list(luomin, { type: 'all', min: bound, max: bound, from: yesterday, to: yesterday })
    expect(bounded.records.map(({ recordId }) => recordId)).toEqual([day.records[0]?.recordId])
  })

  test('a range is in order, of real days and five years at most', async () => {
    const luomin = await arrive('luomin')
    const refused = { ok: false, error: 'RangeInvalid' }
    const ask = (from: string, to: string) => luomin.call(CALLS.queryWalletRecords, { type: 'all', from, to })
    expect(await ask('20260302', '20260301')).toMatchObject(refused)
    expect(await ask('20260230', '20260301')).toMatchObject(refused)
    expect(await ask('20200101', '20260101')).toMatchObject(refused)
    expect(await ask('20210101', '20260101')).toMatchObject({ ok: true })
  })

  test('nobody sees another customer’s record, or goes on after it', async () => {
    const [heping, luomin] = [await arrive('heping'), await arrive('luomin')]
    const [theirs] = (await list(luomin, { type: 'all' })).records
    const recordId = theirs?.recordId ?? ''
    expect(await heping.call(CALLS.queryWalletRecord, { recordId })).toMatchObject({
      ok: false,
      error: 'RecordUnknown',
    })
    expect(await list(heping, { type: 'all', after: recordId })).toEqual({ records: [], months: [], more: false })
  })

  test('the last page of ten thousand reads no more rows than the first', async () => {
    const owner = await openCustomer(bank.db, 0)
    const start = instantOf(addDays(dayOfInstant(await bankNow(on())), -900))
    const drafts = Array.from({ length: 10_000 }, (_, index) => ({
      id: `many-${index}`,
      kind: 'transferIn' as const,
      at: start + index * 7_000_000,
      entries: [
        { account: wallet(owner), amount: 100 + index },
        { account: OPERATING, amount: -100 - index },
      ],
    }))
    await bank.db.transaction((tx) => postMany(tx, drafts))
    await on().execute(sql`ANALYZE wallet_records`)
    const read = async (after?: string) => {
      const query = pageQuery(on(), CAPABILITIES, owner, { type: 'all', ...(after !== undefined && { after }) })
      const [row] = await rowsOf<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
        on(),
        sql`EXPLAIN (ANALYZE, FORMAT JSON) ${query.getSQL()}`,
      )
      const plan = row?.['QUERY PLAN'][0]?.Plan
      if (!plan) throw new Error('no plan')
      return rowsRead(plan)
    }
    expect(await read()).toBeLessThan(60)
    expect(await read('many-5000')).toBeLessThan(60)
    expect(await read('many-15')).toBeLessThan(60)
    const last = await pageOfRecords(on(), CAPABILITIES, owner, { type: 'all', after: 'many-15' })
    expect([last.records.length, last.more]).toEqual([15, false])
  })

  test('what is posted late stands on its day, and the balances after it are moved along', async () => {
    const owner = demoCustomerId('luomin')
    const day = addDays(dayOfInstant(await bankNow(on())), -5)
    const entries = [
      { account: wallet(owner), amount: 7 },
      { account: OPERATING, amount: -7 },
    ]
    await bank.db.transaction((tx) => post(tx, { id: 'late', kind: 'depositPayout', at: instantOf(day), entries }))
    const { points } = told(await (await arrive('luomin')).call(CALLS.queryBalanceDays, { days: 30 }))
    const luomin = await arrive('luomin')
    expect(points.at(-1)?.balance).toBe(told(await luomin.call(CALLS.queryAssets, {})).wallet)
  })

  race('movements at once leave records that chain', async () => {
    const customerId = await openCustomer(bank.db, 1_000_000)
    const now = await bankNow(on())
    const move = (index: number) =>
      bank.db.transaction((tx) =>
        (index % 2 === 0 ? transferIn : transferOut)(tx, { customerId, amount: fen(100 + index), now }),
      )
    const moved = await Promise.all(Array.from({ length: 30 }, (_, index) => move(index)))
    expect(moved.every(({ ok }) => ok)).toBe(true)
    const [kept] = await rowsOf<{ n: number }>(
      on(),
      sql`SELECT count(*)::int AS n FROM wallet_records WHERE customer_id = ${customerId}`,
    )
    expect(kept?.n).toBe(31)
  })
})
