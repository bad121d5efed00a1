import { and, eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import type { ErrorName } from '@/domain/errors/catalogue'
import type { MaturityInstruction } from '@/domain/maturity/instruction'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { products } from '@sandbox/business/product/tables'
import { schema } from '@sandbox/kernel/db'
import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { newClientId, testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { consentToManager } from '@sandbox/testing/managerConsent'
import { withBankInTurn } from '@sandbox/testing/withBank'
import { advance } from '@sandbox/dayEnds'

const DAY_MS = 86_400_000
/** Seven days. */
const WEEK = '20122'

withBankInTurn((bank) => {
  beforeAll(() => consentToManager(bank.db.drizzle, demoCustomerId('lina'), demoCustomerId('guoyulan')))

  const as = (name: string) => testClient(bank.server).as(name)
  const buyWeek = async (customer: TestCustomer, amount = 1_000_000): Promise<string> => {
    const bought = await customer.call(CALLS.buyProduct, {
      clientId: newClientId(),
      productType: WEEK,
      amount,
      expectedRate: 50,
      agreementVersion: PRODUCT_AGREEMENT_VERSION,
      password: DEMO_PASSWORD,
    })
    if (!bought.ok) throw new Error(bought.error)
    return bought.value.seqNo
  }
  const choose = (customer: TestCustomer, seqNo: string, instruction: MaturityInstruction, changes: object = {}) =>
    customer.call(CALLS.setMaturityInstruction, {
      seqNo,
      instruction,
      agreementVersion: PRODUCT_AGREEMENT_VERSION,
      password: DEMO_PASSWORD,
      ...changes,
    })

  test('an instruction shows everywhere the deposit does, and its record after maturity', async () => {
    const customer = await as('李娜')
    const seqNo = await buyWeek(customer)
    const asked = await customer.call(CALLS.queryMaturity, { seqNo })
    expect(asked).toMatchObject({
      value: {
        instruction: 'PAY_OUT',
        decided: false,
        changeable: true,
        options: [
          { instruction: 'PAY_OUT', amount: 0, paidOut: 1_000_097, unavailable: '' },
          { instruction: 'RENEW_PRINCIPAL', amount: 1_000_000, paidOut: 97, target: { productType: WEEK, rate: 50 } },
          { instruction: 'RENEW_ALL', amount: 1_000_000, paidOut: 97 },
          { instruction: 'TO_WEALTH', amount: 1_000_097, target: { kind: 'wealth', endDate: '' } },
        ],
      },
    })
    const undecided = { instruction: 'PAY_OUT', decided: false, changeable: true }
    expect(await customer.call(CALLS.queryHoldingDetail, { seqNo })).toMatchObject({ value: { maturity: undecided } })
    expect(await customer.call(CALLS.queryMaturities, {})).toMatchObject({ value: { deposits: [undecided] } })
    expect(await choose(customer, seqNo, 'RENEW_PRINCIPAL')).toEqual({
      ok: true,
      value: { instruction: 'RENEW_PRINCIPAL' },
    })
    expect(await customer.call(CALLS.queryHoldingDetail, { seqNo })).toMatchObject({
      value: { maturity: { instruction: 'RENEW_PRINCIPAL', decided: true, changeable: true } },
    })
    expect(await customer.call(CALLS.queryMaturities, {})).toMatchObject({
      value: {
        more: false,
        months: [{ count: 1, amountSum: 1_000_000 }],
        deposits: [{ holding: { seqNo }, instruction: 'RENEW_PRINCIPAL', decided: true, changeable: true }],
      },
    })
    await advance(bank.db, 7 * DAY_MS)
    const records = await (await as('李娜')).call(CALLS.queryRenewals, {})
    if (!records.ok) throw new Error(records.error)
    const [record] = records.value.records
    expect(record).toMatchObject({ seqNo, outcome: 'renewed', amount: 1_000_000, newProdType: WEEK, reason: '' })
    const newSeqNo = record?.newSeqNo ?? ''
    expect(await customer.call(CALLS.queryHoldingDetail, { seqNo: newSeqNo })).toMatchObject({
      value: {
        renewedFrom: { seqNo, prodType: WEEK },
        events: [{ kind: 'RENEW', amount: 1_000_000 }, { kind: 'START' }],
      },
    })
    expect(await customer.call(CALLS.queryHoldingDetail, { seqNo })).toMatchObject({
      value: { renewedInto: { seqNo: newSeqNo, prodType: WEEK }, holding: { status: 'RENEWED' } },
    })
    expect(await choose(customer, seqNo, 'RENEW_ALL')).toMatchObject({
      ...{ error: 'HoldingClosed', message: '该笔存款已到期，并已按您选择的到期处理方式办理' },
    })
  })

  test('an application for the wealth product blocks the withdrawal, says so, and is cancelled', async () => {
    const customer = await as('李娜')
    const seqNo = await buyWeek(customer)
    await advance(bank.db, DAY_MS)
    expect(await choose(customer, seqNo, 'TO_WEALTH')).toMatchObject({ ok: true })
    const later = async () => {
      const money = await customer.call(CALLS.queryLiquidity, {})
      return money.ok && money.value.later.map(({ amount, toWealth }) => [amount, toWealth])
    }
    expect(await later()).toEqual([[1_000_000, true]])
    // With nothing to go into, it is paid out on that day.
    const sell = (saleStatus: 'ON_SALE' | 'CLOSED') =>
      bank.db.drizzle.update(products).set({ saleStatus }).where(eq(products.family, 'wealth'))
    await sell('CLOSED')
    expect(await later()).toEqual([[1_000_000, undefined]])
    await sell('ON_SALE')
    const preview = await customer.call(CALLS.previewRedeem, { seqNo })
    expect(preview).toMatchObject({ value: { withdrawable: false } })
    expect(preview.ok && preview.value.drawFailedTips).toContain('到期转理财，请先取消申请')
    if (!preview.ok) throw new Error(preview.error)
    const withdraw = async () =>
      customer.call(CALLS.redeemProduct, {
        clientId: newClientId(),
        seqNo,
        mode: 'full',
        amount: preview.value.principal,
        expectedInterest: preview.value.preInterest,
        password: DEMO_PASSWORD,
      })
    expect(await withdraw()).toMatchObject({ error: 'WithdrawalBlocked' })
    expect(await choose(customer, seqNo, 'PAY_OUT')).toMatchObject({ ok: true })
    expect(await withdraw()).toMatchObject({ ok: true })
    const kept = await bank.db.drizzle
      .select()
      .from(schema.auditEvents)
      .where(
        and(
          eq(schema.auditEvents.kind, 'maturityInstruction'),
          eq(schema.auditEvents.customerId, demoCustomerId('lina')),
        ),
      )
    expect(kept.map(({ detail }) => detail.instruction)).toEqual(['RENEW_PRINCIPAL', 'TO_WEALTH', 'PAY_OUT'])
    expect(kept[1]?.detail).toMatchObject({ customerLevel: 3, agreementVersion: PRODUCT_AGREEMENT_VERSION })
    expect(JSON.stringify(kept)).not.toContain(DEMO_PASSWORD)
  })

  test('a deposit that became shares is told apart from one that was renewed, wherever it is shown', async () => {
    const customer = await as('李娜')
    const [shares, renewed] = [await buyWeek(customer), await buyWeek(customer)]
    expect(await choose(customer, shares, 'TO_WEALTH')).toMatchObject({ ok: true })
    expect(await choose(customer, renewed, 'RENEW_ALL')).toMatchObject({ ok: true })
    await advance(bank.db, 7 * DAY_MS)
    const list = await (await as('李娜')).call(CALLS.queryHoldings, { productTypes: [], state: 'closed' })
    const lines = await customer.call(CALLS.queryTimeline, {})
    for (const [seqNo, intoWealth, title] of [
      [shares, true, '已转理财'],
      [renewed, undefined, '已续存'],
    ] as const) {
      const detail = await customer.call(CALLS.queryHoldingDetail, { seqNo })
      expect(detail.ok && [detail.value.holding.status, detail.value.holding.intoWealth]).toEqual([
        'RENEWED',
        intoWealth,
      ])
      expect(list.ok && list.value.holdings.find((one) => one.seqNo === seqNo)?.intoWealth).toBe(intoWealth)
      const line = lines.ok && lines.value.entries.find(({ entryId }) => entryId === `depositEnd-${seqNo}`)
      expect(line && line.title).toBe(title)
    }
  })

  test.each<[ErrorName, string, MaturityInstruction, object]>([
    ['PasswordWrong', '吴强', 'RENEW_ALL', { password: '000001' }],
    ['AgreementMissing', '吴强', 'RENEW_ALL', { agreementVersion: '2025.1' }],
    ['HoldingUnknown', '吴强', 'RENEW_ALL', { seqNo: '1' }],
    ['HoldingUnknown', '吴强', 'RENEW_ALL', { seqNo: 'x' }],
    ['InvalidRequest', '吴强', 'RENEW_ALL', { instruction: 'TO_GOLD' }],
    ['RiskTestExpired', '孙丽', 'TO_WEALTH', {}],
    ['RiskTestMissing', '马超', 'TO_WEALTH', {}],
    ['ElderConfirmationMissing', '郭玉兰', 'TO_WEALTH', {}],
  ])('%s: %s’s deposit stays to be paid out', async (error, name, instruction, changes) => {
    const customer = await as(name)
    const seqNo = await buyWeek(customer, 100_000)
    expect(await choose(customer, seqNo, instruction, changes)).toMatchObject({ ok: false, error })
    expect(await customer.call(CALLS.queryMaturity, { seqNo })).toMatchObject({ value: { instruction: 'PAY_OUT' } })
  })

  test('an elder customer who confirmed may, and an account that may not trade may not', async () => {
    const elder = await as('郭玉兰')
    expect(await choose(elder, await buyWeek(elder), 'TO_WEALTH', { elderConfirmed: true })).toMatchObject({ ok: true })
    for (const [name, error] of [
      ['杨明', 'AccountReceiveOnly'],
      ['赵磊', 'AccountDormant'],
      ['陈静', 'AccountImageMissing'],
    ] as const) {
      expect(await choose(await as(name), '1', 'RENEW_ALL')).toMatchObject({ error })
    }
  })
})
