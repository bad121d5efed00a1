import { eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { timelineKey } from '@/domain/account/timeline'
import { yuan } from '@/domain/money/fen'
import { DAY_MS } from '@/domain/dates/day'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { INTEREST_EXPENSE } from '@sandbox/business/deposit'
import { boundCards } from '@sandbox/business/card'
import { campaignRewards } from '@sandbox/business/campaign/tables'
import { advance } from '@sandbox/dayEnds'
import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { schema } from '@sandbox/kernel/db'
import { told } from '@sandbox/testing/acts'
import { newClientId, testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { withBankInTurn } from '@sandbox/testing/withBank'
import { machineNow } from '@sandbox/kernel/clock'

withBankInTurn((bank) => {
  const on = () => bank.db.drizzle
  const as = (name: string): Promise<TestCustomer> => testClient(bank.server).as(name)

  /** A whole list, page by page. */
  async function readAll<Entry extends { readonly at: number; readonly entryId: string }>(
    read: (after: string | undefined) => Promise<{ readonly entries: readonly Entry[]; readonly more: boolean }>,
  ): Promise<readonly Entry[]> {
    const all: Entry[] = []
    for (let more = true; more;) {
      const last = all[all.length - 1]
      const page = await read(last && timelineKey(last))
      all.push(...page.entries)
      more = page.more
    }
    return all
  }
  const timelineOf = (app: TestCustomer) =>
    readAll(async (after) => told(await app.call(CALLS.queryTimeline, after === undefined ? {} : { after })))
  const adjustmentsOf = (app: TestCustomer) =>
    readAll(async (after) => told(await app.call(CALLS.queryAdjustments, after === undefined ? {} : { after })))

  test('the time line goes back to the account’s first day, newest first, each thing once and nobody else’s', async () => {
    const [heqi, lina] = [await as('heqi'), await as('lina')]
    const entries = await timelineOf(heqi)
    expect(entries.length).toBeGreaterThan(10)
    expect(new Set(entries.map(({ entryId }) => entryId)).size).toBe(entries.length)
    const times = entries.map(({ at }) => at)
    expect(times).toEqual([...times].sort((one, other) => other - one))
    expect(entries[entries.length - 1]).toMatchObject({ title: '开立电子账户' })
    for (const title of ['存入', '已续存', '理财申购']) expect(entries.map((entry) => entry.title)).toContain(title)
    const others = (await timelineOf(lina)).map(({ entryId }) => entryId)
    const own = others.filter((id) => id !== 'account-opened')
    expect(entries.filter(({ entryId }) => own.includes(entryId))).toEqual([])
  })

  test('a long one is read to its end, also where many things happened at once', async () => {
    const customerId = demoCustomerId('lina')
    const at = machineNow()
    const before = (await timelineOf(await as('lina'))).length
    const detail = { way: 'nightOn' }
    const events = Array.from({ length: 45 }, (_, index) => ({
      at: at - (index % 3),
      kind: 'securityChanged',
      customerId,
      detail,
    }))
    await on().insert(schema.auditEvents).values(events)
    const card = { customerId, cardNo: '6228480000006611', bankCode: '622848', bankName: '样例银行', mobileNo: '' }
    const cards = Array.from({ length: 25 }, (_, index) => ({ ...card, id: `c-${index}`, boundAt: at, unboundAt: at }))
    await on().insert(boundCards).values(cards)
    const entries = await timelineOf(await as('lina'))
    expect(entries).toHaveLength(before + 45 + 25 + 25)
    expect(new Set(entries.map(({ entryId }) => entryId)).size).toBe(entries.length)
  })

  test('losses, protections and rewards are on it', async () => {
    const titles = async (name: string) => (await timelineOf(await as(name))).map(({ title }) => title)
    expect(await titles('shensi')).toEqual(expect.arrayContaining(['临时挂失', '正式挂失', '已解挂']))
    expect(await titles('ningan')).toEqual(expect.arrayContaining(['支付限额已调低', '账户支付已全部停止']))
    const granted = await on().select().from(campaignRewards).where(eq(campaignRewards.state, 'GRANTED'))
    const yinxue = granted.filter(({ customerId }) => customerId === demoCustomerId('yinxue'))
    expect(yinxue.length).toBeGreaterThan(0)
    const rewards = (await timelineOf(await as('yinxue'))).filter(({ group }) => group === 'REWARD')
    expect(rewards.map(({ note }) => note).sort()).toEqual(yinxue.map(({ name }) => name).sort())
  })

  test('returns, reversals and limits are told with their cause and what they belong to', async () => {
    const entries = await adjustmentsOf(await as('heping'))
    const kinds = new Set(entries.map(({ kind }) => kind))
    expect([...kinds].sort()).toEqual(['RETURN', 'REVERSAL'])
    for (const { kind, amount, cause, original } of entries) {
      expect(Math.sign(amount ?? 0)).toBe(kind === 'REVERSAL' ? -1 : 1)
      expect(cause).not.toBe('')
      expect(original?.about).toMatchObject({ subject: 'transfer' })
    }
    const limits = await adjustmentsOf(await as('ningan'))
    expect(limits.map(({ title, figures }) => [title, figures?.map(({ after }) => after)])).toEqual([
      ['支付限额提高', [yuan(20_000), yuan(50_000)]],
      ['支付限额调低', [yuan(2_000), yuan(10_000)]],
    ])
  })

  test('an early withdrawal is told by the posting that corrected its interest', async () => {
    const wuqiang = await as('wuqiang')
    const before = (await adjustmentsOf(wuqiang)).length
    const order = { clientId: newClientId(), productType: '20522', amount: yuan(1_000), password: DEMO_PASSWORD }
    const [product] = told(await wuqiang.call(CALLS.queryProducts, {})).products.filter(
      ({ productType }) => productType === order.productType,
    )
    if (!product) throw new Error('the product is gone')
    const agreed = { agreementVersion: PRODUCT_AGREEMENT_VERSION, expectedRate: product.appointRate }
    const { seqNo } = told(await wuqiang.call(CALLS.buyProduct, { ...order, ...agreed }))
    await advance(bank.db, 20 * DAY_MS)
    const { preInterest: interest } = told(await wuqiang.call(CALLS.previewRedeem, { seqNo }))
    const sold = {
      clientId: newClientId(),
      seqNo,
      mode: 'full',
      amount: order.amount,
      password: DEMO_PASSWORD,
    } as const
    const { orderNo } = told(await wuqiang.call(CALLS.redeemProduct, { ...sold, expectedInterest: interest }))
    const posted = await on().select().from(schema.ledgerEntries).where(eq(schema.ledgerEntries.transactionId, orderNo))
    const corrected = posted.find(({ accountId }) => accountId === INTEREST_EXPENSE.id)?.amount ?? 0
    expect(corrected).toBeGreaterThan(0)
    const [told1, ...rest] = await adjustmentsOf(wuqiang)
    expect(rest).toHaveLength(before)
    expect(told1).toMatchObject({
      kind: 'INTEREST',
      amount: -corrected,
      figures: [{ before: interest + corrected, after: interest }],
      original: { about: { subject: 'holding', id: seqNo } },
    })
  })

  test('a place that is no place is refused, and one of nobody’s shows one’s own alone', async () => {
    const lina = await as('lina')
    for (const after of ['', 'x', '1', '1 a b', `${'9'.repeat(16)} a`, "1 a'--"])
      expect(await lina.call(CALLS.queryTimeline, { after })).toMatchObject({ error: 'InvalidRequest' })
    const { entries } = told(await lina.call(CALLS.queryTimeline, { after: '999999999999999 zzz' }))
    expect(entries).toEqual(told(await lina.call(CALLS.queryTimeline, {})).entries)
  })
})
