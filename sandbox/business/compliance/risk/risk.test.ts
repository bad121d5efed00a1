import { and, eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { addDays, day } from '@/domain/dates/day'
import { moveClock } from '@sandbox/kernel/clock/now'
import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { newClientId, testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { consentToManager } from '@sandbox/testing/managerConsent'
import { testsOf, withBank } from '@sandbox/testing/withBank'
import { QUESTIONNAIRE } from './questionnaire'
import { schema } from '@sandbox/testing/schema'

const DAY_MS = 86_400_000
const WEALTH = '91318017'
/** A structured deposit of level 2. */
const LEVEL_TWO = '30101'

/** Every scale at its lowest or highest answer, with some answers changed. */
const answersAt = (end: 0 | -1, change: Record<string, string> = {}): Record<string, string> => ({
  ...Object.fromEntries(QUESTIONNAIRE.questions.map(({ id, options }) => [id, options.at(end)?.id ?? ''])),
  ...change,
})

withBank((bank) => {
  const { test, race } = testsOf(bank)
  beforeAll(() => consentToManager(bank.db.drizzle, ...['machao', 'guoyulan', 'lina', 'zhangwei'].map(demoCustomerId)))

  const as = (name: string) => testClient(bank.server).as(name)
  const pass = (days: number) => bank.db.transaction((tx) => moveClock(tx, days * DAY_MS))
  const submit = (customer: TestCustomer, answers = answersAt(-1), version = QUESTIONNAIRE.version) =>
    customer.call(CALLS.submitRiskTest, { version, answers, declared: true })
  const standing = async (customer: TestCustomer) => {
    const asked = await customer.call(CALLS.queryRiskResult, {})
    if (!asked.ok) throw new Error(asked.error)
    return asked.value
  }
  const keptOf = (key: string) =>
    bank.db.drizzle
      .select()
      .from(schema.riskTests)
      .where(eq(schema.riskTests.customerId, demoCustomerId(key)))
  const buy = async (customer: TestCustomer, productType: string, elderConfirmed?: boolean) => {
    const detail = await customer.call(CALLS.queryProductDetail, { productType })
    if (!detail.ok) throw new Error(detail.error)
    const bought = await customer.call(CALLS.buyProduct, {
      clientId: newClientId(),
      productType,
      amount: detail.value.product.minAmt,
      expectedRate: detail.value.product.appointRate,
      agreementVersion: detail.value.agreementVersion,
      password: DEMO_PASSWORD,
      ...(elderConfirmed === undefined ? {} : { elderConfirmed }),
    })
    return bought.ok ? 'bought' : bought.error
  }

  test('the questions come without what their answers count', async () => {
    const asked = await (await as('李娜')).call(CALLS.queryRiskQuestionnaire, {})
    if (!asked.ok) throw new Error(asked.error)
    expect(asked.value.version).toBe(QUESTIONNAIRE.version)
    expect(asked.value.questions.map(({ id }) => id)).toEqual(QUESTIONNAIRE.questions.map(({ id }) => id))
    expect(JSON.stringify(asked.value)).not.toMatch(/score|cap|experienced/)
  })

  test('a test gives the level, the day it ends and how many are left, and is kept with its answers', async () => {
    const customer = await as('马超')
    const before = await standing(customer)
    expect(before).toMatchObject({ testsLeftToday: 2, testsLeftInPeriod: 8, needsElderConfirmation: false })
    expect(before.test).toBeUndefined()
    const answers = answersAt(-1, { loss: 'upto10' })
    const taken = await submit(customer, answers)
    if (!taken.ok) throw new Error(taken.error)
    expect(taken.value).toEqual(await standing(customer))
    expect(taken.value).toMatchObject({ testsLeftToday: 1, testsLeftInPeriod: 7, nextTestDay: before.nextTestDay })
    expect(taken.value.test).toMatchObject({ level: 'C3', typeName: '稳健型', expired: false })
    const today = before.nextTestDay
    // A 29 February's corresponding day is the 28th, as that of a deposit's term is.
    const nextYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4).replace('0229', '0228')}`
    expect(taken.value.test?.validUntil).toBe(addDays(day(nextYear), -1))
    expect(await keptOf('machao')).toMatchObject([
      { level: 3, takenOn: today, answers: { version: QUESTIONNAIRE.version, levelBySum: 5, answers } },
    ])
  })

  test('an old version, an open question and a made-up answer are refused and count for nothing', async () => {
    const customer = await as('吴强')
    const before = await standing(customer)
    const { loss: _open, ...incomplete } = answersAt(-1)
    const nameOf = async (tried: ReturnType<typeof submit>) => {
      const outcome = await tried
      return outcome.ok ? 'taken' : outcome.error
    }
    expect(await nameOf(submit(customer, answersAt(-1), '2019'))).toBe('QuestionnaireOutdated')
    expect(await nameOf(submit(customer, incomplete))).toBe('RiskAnswersIncomplete')
    expect(await nameOf(submit(customer, answersAt(-1, { loss: 'C5' })))).toBe('RiskAnswersIncomplete')
    expect(await nameOf(submit(customer, answersAt(-1, { luck: 'high' })))).toBe('RiskAnswersIncomplete')
    expect(await standing(customer)).toEqual(before)
  })

  race('fifty submissions at once take two tests', async () => {
    const customer = await as('李娜')
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => submit(customer)))
    const names = outcomes.map((outcome) => (outcome.ok ? 'taken' : outcome.error))
    expect(names.filter((name) => name === 'taken')).toHaveLength(2)
    expect(names.filter((name) => name === 'RiskTestsToday')).toHaveLength(48)
    // One test of the seed and these two.
    expect(await keptOf('lina')).toHaveLength(3)
    expect((await standing(customer)).testsLeftToday).toBe(0)
  })

  test('a risk test’s request can’t be replayed, and a visitor can’t take a test', async () => {
    const visitor = await as('新客户')
    expect(await submit(visitor)).toMatchObject({ ok: false })
    expect(await visitor.call(CALLS.queryRiskResult, {})).toMatchObject({ ok: false })
  })

  test('a sale goes by the latest test, and its record names it', async () => {
    const customer = await as('马超')
    await submit(customer, answersAt(0))
    expect(await buy(customer, LEVEL_TWO)).toBe('RiskLevelTooHigh')
    expect(await buy(customer, WEALTH)).toBe('bought')
    const latest = (await keptOf('machao')).sort((a, b) => b.takenAt - a.takenAt || b.id - a.id)[0]
    const events = await bank.db.drizzle
      .select()
      .from(schema.auditEvents)
      .where(and(eq(schema.auditEvents.kind, 'sale'), eq(schema.auditEvents.customerId, demoCustomerId('machao'))))
    expect(events.at(-1)?.detail).toMatchObject({ productType: WEALTH, riskTestId: latest?.id, customerLevel: 1 })
  })

  test('an expired test sells nothing until a new one is taken', async () => {
    const customer = await as('孙丽')
    expect((await standing(customer)).test).toMatchObject({ level: 'C3', expired: true })
    expect(await buy(customer, WEALTH)).toBe('RiskTestExpired')
    await submit(customer)
    expect((await standing(customer)).test).toMatchObject({ level: 'C5', expired: false })
    expect(await buy(customer, LEVEL_TWO)).toBe('bought')
  })

  test('from 65 on the level is lower, and a purchase asks once more', async () => {
    const customer = await as('郭玉兰')
    const taken = await submit(customer, answersAt(-1, { years: 'upto5' }))
    expect(taken).toMatchObject({ ok: true, value: { test: { level: 'C3' }, needsElderConfirmation: true } })
    expect(await buy(customer, WEALTH)).toBe('ElderConfirmationMissing')
    expect(await buy(customer, WEALTH, true)).toBe('bought')
  })

  // The last test, because it moves the bank's clock.
  test('eight tests in 12 months are the last, until the oldest is a year old', async () => {
    const customer = await as('马超')
    for (let taken = (await keptOf('machao')).length; taken < 8; taken += 1) {
      if ((await standing(customer)).testsLeftToday === 0) await pass(1)
      expect(await submit(customer)).toMatchObject({ ok: true })
    }
    await pass(1)
    const full = await standing(customer)
    expect(full).toMatchObject({ testsLeftToday: 0, testsLeftInPeriod: 0 })
    const refused = await submit(customer)
    expect(refused).toMatchObject({ ok: false, error: 'RiskTestsInPeriod' })
    if (!refused.ok) expect(refused.message).toContain(`${Number(full.nextTestDay.slice(4, 6))}月`)
    await pass(370)
    expect((await standing(customer)).test?.expired).toBe(true)
    expect(await submit(customer)).toMatchObject({ ok: true })
  })
})
