import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { dayOfInstant } from '@/domain/dates/instant'
import { FAMILIES, familyOf, familyRule } from '@/domain/product/families'
import type { FamilyKey } from '@/domain/product/families'
import { bankNow, machineNow } from '@sandbox/kernel/clock'
import { withDatabase } from '@sandbox/kernel/db/testing/withDatabase'
import { DEMO_CUSTOMERS, DEMO_PASSWORD, FIRST_TO_TRY } from './customers'
import { checkPassword } from '@/domain/validation/password'
import { parseIdCard } from '@/domain/validation/idCard'
import { OPENING_DAY, SEEDED } from '@sandbox/testing/seeded'
import { demoCustomerId } from './people'
import { seedIfEmpty } from './seed'
import { schema } from '@sandbox/testing/schema'
import { addFen } from '@/domain/money/fen'
import { inPots } from '@sandbox/business/pots'
import { balanceOf, wallet } from '@sandbox/kernel/ledger'
import { checkInvariants } from '@sandbox/ledgerAudit'

/** What a closing shows whose payout has taken the whole account along, its interest too. */
const TOOK_IT_ALONG: readonly string[] = ['closingPayout', 'closingBlocked']

withDatabase((database) => {
  test('a bank that begins now has sound books, and its clock shows the real time', async () => {
    await seedIfEmpty(database.current)
    expect(await checkInvariants(database.current)).toEqual([])
    expect(Math.abs((await bankNow(database.current.drizzle)) - machineNow())).toBeLessThan(5_000)
  })
})

withDatabase((database) => {
  const on = () => database.current.drizzle

  test('a bank that begins on another day has sound books, and its clock shows that day', async () => {
    expect(await checkInvariants(database.current)).toEqual([])
    expect(dayOfInstant(await bankNow(on()))).toBe(OPENING_DAY)
  })

  test('everybody has the money their card says, leavers beside the interest it earned since the opening', async () => {
    const { demandSettlements } = schema
    for (const { key, money, shows } of DEMO_CUSTOMERS) {
      const { id } = wallet(demoCustomerId(key))
      const paid = await on().select().from(demandSettlements).where(eq(demandSettlements.accountId, id))
      const earned = paid.reduce((sum, { interest }) => sum + interest, 0)
      // Nobody tops theirs up: it lay there through a settlement day, or a closing that came back has paid its interest.
      const isLeaver = /^(?:leaving|closing)/.test(shows ?? '')
      const keeps = isLeaver && !TOOK_IT_ALONG.includes(shows ?? '') ? earned : 0
      const account = addFen(
        await balanceOf(on(), wallet(demoCustomerId(key))),
        await inPots(on(), demoCustomerId(key)),
      )
      expect([key, account]).toEqual([key, money + keeps])
    }
  })

  test('history was earned: deposits matured, interest accrued, income came every day', async () => {
    const { holdings, wealthHoldings } = schema
    const matured = await on().select().from(holdings).where(eq(holdings.status, 'matured'))
    expect(matured).toHaveLength(2)
    expect(matured.every(({ paidInterest }) => paidInterest > 0)).toBe(true)
    const open = await on().select().from(holdings).where(eq(holdings.status, 'open'))
    expect(open.filter(({ accrued, payoutsMade }) => accrued > 0 || payoutsMade > 0).length).toBe(open.length)
    const [wealth] = await on().select().from(wealthHoldings)
    expect(wealth?.yesterdayIncome).toBeGreaterThan(0)
    expect(wealth?.accumulatedIncome).toBeGreaterThan(20 * (wealth?.yesterdayIncome ?? 0))
  })

  test('one customer holds one of every family, what is closed or by invitation too, each as it was left', async () => {
    const { holdings, renewals, wealthHoldings } = schema
    const own = demoCustomerId('heqi')
    const all = await on().select().from(holdings).where(eq(holdings.customerId, own))
    const open = all.filter(({ status }) => status === 'open')
    const shares = await on().select().from(wealthHoldings).where(eq(wealthHoldings.customerId, own))
    const held = [...open, ...shares].map(({ productType }) => familyOf(productType))
    expect(held.sort()).toEqual((Object.keys(FAMILIES) as FamilyKey[]).sort())
    // Each was bought by an order of its own while it was sold; those of closed families on the bank's first day.
    const orders = await on().select().from(schema.orders).where(eq(schema.orders.customerId, own))
    const first = Math.min(...orders.map(({ createdAt }) => createdAt))
    for (const { productType, orderId, openedAt } of open) {
      const family = familyOf(productType)
      expect([productType, orders.some(({ id }) => id === orderId)]).toEqual([productType, true])
      if (family && familyRule(family).closedByDefault) expect(dayOfInstant(openedAt)).toBe(dayOfInstant(first))
    }
    // The renewed deposit came from a month's deposit with its interest.
    const [renewal] = await on().select().from(renewals).where(eq(renewals.customerId, own))
    const [renewed] = open.filter(({ productType }) => familyOf(productType) === 'renewed')
    expect(renewal?.newSeqNo).toBe(renewed?.seqNo)
    expect(renewed?.amount).toBeGreaterThan(10_000_00)
    const [full] = open.filter(({ productType }) => familyOf(productType) === 'full')
    expect(full?.payoutsMade).toBe(1)
    // Closed families can't be bought by anybody now.
    for (const { productType, saleStatus } of await on().select().from(schema.products)) {
      const family = familyOf(productType)
      const closed = family !== undefined && familyRule(family).closedByDefault !== undefined
      expect([productType, saleStatus]).toEqual([productType, closed ? 'CLOSED' : 'ON_SALE'])
    }
  })

  test.each([
    ['README.zh.md', 0],
    ['README.md', 1],
  ] as const)('%s names those worth trying first, as the console does', (file, language) => {
    const text = readFileSync(join(__dirname, '../../..', file), 'utf8')
    const named = [...text.matchAll(/^\| (\p{Script=Han}+ `[a-z]+`) \| (.*) \|$/gmu)].map((row) => row.slice(1))
    const first = DEMO_CUSTOMERS.filter(({ key }) => FIRST_TO_TRY.has(key))
    expect(named).toEqual(first.map((one) => [`${one.name} \`${one.key}\``, one.about.split(' · ')[language]]))
  })

  test('identities are well-formed, and the shared password passes the rule for everybody', async () => {
    const customers = await on().select().from(schema.customers)
    expect(customers.length).toBeGreaterThan(40)
    for (const { idCardNo, mobileNo } of customers) {
      const idCard = parseIdCard(idCardNo ?? '')
      expect(idCard.ok).toBe(true)
      const known = { birth: idCard.ok ? idCard.value.birth : undefined, phone: mobileNo ?? undefined }
      expect(checkPassword(DEMO_PASSWORD, known).ok).toBe(true)
    }
  })

  test('everybody has a tax statement, and the first eight a card and a risk test, unless the lack is their story', async () => {
    const { boundCards, riskTests, taxDeclarations } = schema
    const registered = DEMO_CUSTOMERS.filter(({ registration }) => registration !== 'none')
    const declared = new Set((await on().select().from(taxDeclarations)).map(({ customerId }) => customerId))
    for (const { key } of registered) expect([key, declared.has(demoCustomerId(key))]).toEqual([key, true])
    const first = DEMO_CUSTOMERS.slice(0, 8)
    expect(first.filter(({ registration }) => registration === 'none').map(({ name }) => name)).toEqual(['新客户'])
    for (const { key } of first.filter((one) => registered.includes(one))) {
      const own = demoCustomerId(key)
      const cards = await on().$count(boundCards, and(eq(boundCards.customerId, own), eq(boundCards.role, 'FIRST')))
      expect([key, cards, await on().$count(riskTests, eq(riskTests.customerId, own))]).toEqual([key, 1, 1])
    }
  })

  test('what seeds say things are for is true on any day and in any state that they come to', async () => {
    const { transfers, approvals, specialBatches, partnerOrders } = schema
    const said = [
      ...(await on().select().from(transfers)).map(({ memo }) => memo ?? ''),
      ...(await on().select().from(approvals)).map(({ payload }) => JSON.stringify(payload)),
      ...(await on().select().from(specialBatches)).map(({ title, purpose }) => `${title} ${purpose}`),
      ...(await on().select().from(partnerOrders)).map(({ purpose }) => purpose),
    ].join('\n')
    expect(said).toContain('房租')
    expect(said).toContain('管网改造补偿')
    const aging = /\d+月(?!\d)|\d{4}年|季度|[春夏秋冬]季|春节|高温|取暖|明日|今日|昨日/g
    const states = /未成功|被冲正|被退回|撤销|核实中|处理中|待转出/g
    expect([said.match(aging), said.match(states)]).toEqual([null, null])
  })

  test('a bank with customers is left alone', async () => {
    const before = await on().select().from(schema.ledgerTransactions)
    await seedIfEmpty(database.current)
    expect(await on().select().from(schema.ledgerTransactions)).toHaveLength(before.length)
  })
}, SEEDED)
