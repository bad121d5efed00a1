import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { addDays, DAY_MS } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { accruedBy, interestBy } from '@/domain/interest/position'
import { basisPoints, fen, yuan } from '@/domain/money/fen'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { AGREEMENT_CODE_TRIES } from '@/domain/product/agreementCode'
import type { AgreementTerms } from '@/domain/product/agreementCode'
import { transferIn } from '@sandbox/business/transfer'
import { holdings } from '@sandbox/business/deposit'
import { advance } from '@sandbox/dayEnds'
import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { bankNow } from '@sandbox/kernel/clock'
import { schema } from '@sandbox/kernel/db'
import { sequences } from '@sandbox/kernel/db/testing/withDatabase'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { told } from '@sandbox/testing/acts'
import { newClientId, testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { testsOf, withBank } from '@sandbox/testing/withBank'
import { issueAgreementCode } from './agreementCodes'

const PRODUCT = '30201'
const WHO = ['lina', 'wuqiang'] as const
const SLOW_MS = 300_000

/** What a code should be. */
interface Code {
  readonly code: string
  readonly owner: number
  readonly terms: AgreementTerms
  readonly lastDay: Day
  offerId?: string
  used: boolean
}

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('issue' as const), who: fc.nat({ max: 1 }), good: fc.nat({ max: 3 }) }),
  },
  { weight: 5, arbitrary: fc.record({ act: fc.constant('type' as const), who: fc.nat({ max: 1 }), which: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('guess' as const), who: fc.nat({ max: 1 }) }) },
  { weight: 5, arbitrary: fc.record({ act: fc.constant('buy' as const), who: fc.nat({ max: 1 }), which: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('day' as const) }) },
)

withBank((bank) => {
  const { test, race } = testsOf(bank)
  const on = () => bank.db.drizzle
  let apps: TestCustomer[] = []
  const app = (who: number): TestCustomer => {
    const found = apps[who]
    if (!found) throw new Error('nobody')
    return found
  }
  const idOf = (who: number): string => demoCustomerId(WHO[who] ?? '')
  const today = async () => dayOfInstant(await bankNow(on()))

  beforeAll(async () => {
    apps = await Promise.all(WHO.map((key) => testClient(bank.server).as(key)))
    const now = await bankNow(on())
    for (const key of WHO)
      await bank.db.transaction((tx) =>
        transferIn(tx, { customerId: demoCustomerId(key), amount: yuan(9_000_000), now }),
      )
  })

  const issue = async (who: number, good: number): Promise<Code> => {
    const now = await bankNow(on())
    const terms: AgreementTerms = {
      rate: basisPoints(41 + randomInt(19)),
      floorBalance: yuan(1_000 * (1 + randomInt(40))),
      term: 1 + randomInt(12),
      termType: 'M',
    }
    const lastDay = addDays(dayOfInstant(now), good)
    const given = { customerId: idOf(who), productType: PRODUCT, lastDay, issuedBy: '样例', now }
    const issued = await issueAgreementCode(on(), { ...terms, ...given })
    if (!issued.ok) throw new Error(issued.error)
    return { code: issued.value.code, owner: who, terms, lastDay, used: false }
  }
  const type = async (who: number, agreementCode: string) => app(who).call(CALLS.redeemAgreementCode, { agreementCode })
  const order = (offerId: string, rate: number, amount = yuan(60_000)) => ({
    productType: PRODUCT,
    amount,
    expectedRate: rate,
    offerId,
  })
  const buy = (who: number, offerId: string, rate: number) =>
    app(who).call(CALLS.buyProduct, {
      ...order(offerId, rate),
      clientId: newClientId(),
      agreementVersion: PRODUCT_AGREEMENT_VERSION,
      password: DEMO_PASSWORD,
    })

  test('terms that an adviser may not agree on are given to nobody', async () => {
    const terms = { rate: basisPoints(61), floorBalance: yuan(10_000), term: 1, termType: 'Y' } as const
    const given = {
      customerId: idOf(0),
      lastDay: addDays(await today(), 9),
      issuedBy: '样例',
      now: await bankNow(on()),
    }
    const ask = (changed: object) => issueAgreementCode(on(), { ...terms, ...given, productType: PRODUCT, ...changed })
    expect(await ask({})).toEqual({ ok: false, error: 'rateTooHigh' })
    expect(await ask({ productType: '20194', rate: basisPoints(50) })).toEqual({ ok: false, error: 'notAgreement' })
    expect(await ask({ productType: '99999' })).toEqual({ ok: false, error: 'productUnknown' })
  })

  test('what is shown, agreed to, held and accrued is the code’s, to the fen', async () => {
    const { code, terms } = await issue(0, 5)
    const { offer } = told(await type(0, code.toLowerCase()))
    const { rate: appointRate, floorBalance, term, termType } = terms
    expect(offer).toMatchObject({ state: 'REDEEMED', product: { appointRate, floorBalance, term, termType } })
    const shown = told(await app(0).call(CALLS.previewBuy, order(offer.offerId, appointRate)))
    const bought = told(await buy(0, offer.offerId, appointRate))
    const [held] = await on()
      .select()
      .from(holdings)
      .where(eq(holdings.seqNo, Number(bought.seqNo)))
    expect(held).toMatchObject({ appointRate, term, termType, interest: { method: 'agreement', floorBalance } })
    if (!held) throw new Error('nothing is held')
    expect(shown.interest).toBe(interestBy(held, held.endDay))
    expect(bought).toMatchObject({ appointInterest: shown.interest, endDate: shown.endDate })
    await advance(bank.db, 3 * DAY_MS)
    const [later] = await on()
      .select()
      .from(holdings)
      .where(eq(holdings.seqNo, Number(bought.seqNo)))
    expect(later?.accrued).toBe(accruedBy(held, addDays(await today(), -1)))
    expect(later?.accrued).toBeGreaterThan(0)
    const [sale] = (await on().select().from(schema.auditEvents).where(eq(schema.auditEvents.kind, 'sale'))).slice(-1)
    expect(sale?.detail).toMatchObject({
      offerId: offer.offerId,
      expectedRate: appointRate,
      interest: { floorBalance },
    })
  })

  test('an order at the shelf’s rate, or of another product, is no order by a code', async () => {
    const { code, terms } = await issue(0, 5)
    const { offer } = told(await type(0, code))
    expect(await app(0).call(CALLS.previewBuy, order(offer.offerId, 40))).toMatchObject({
      error: terms.rate === 40 ? undefined : 'RateChanged',
    })
    const other = { productType: '20194', amount: fen(100_000), expectedRate: 130, offerId: offer.offerId }
    expect(await app(0).call(CALLS.previewBuy, other)).toMatchObject({ error: 'AgreementCodeInvalid' })
    expect(await app(1).call(CALLS.previewBuy, order(offer.offerId, terms.rate))).toMatchObject({
      error: 'AgreementCodeInvalid',
    })
  })

  /** What typing a code should come to, and what then should be. */
  const expectType = (wrong: readonly number[], who: number, one: Code, day: Day): string => {
    if ((wrong[who] ?? 0) >= AGREEMENT_CODE_TRIES) return 'AgreementCodeTooOften'
    if (one.owner !== who) return 'AgreementCodeOfAnother'
    if (one.used) return 'AgreementCodeUsed'
    return day > one.lastDay ? 'AgreementCodeExpired' : 'done'
  }

  test(
    'whatever happens in whatever order, a code is good for one customer, once, until its last day',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 20 }), async (steps) => {
          await on().delete(schema.dailyCounts)
          const codes: Code[] = []
          let wrong = [0, 0]
          for (const one of steps) {
            const day = await today()
            if (one.act === 'issue') codes.push(await issue(one.who, one.good))
            else if (one.act === 'day') {
              await advance(bank.db, DAY_MS)
              wrong = [0, 0]
            } else if (one.act === 'guess') {
              const isOver = (wrong[one.who] ?? 0) >= AGREEMENT_CODE_TRIES
              const answered = await type(one.who, 'ZZZZZZZZZZZZ')
              expect(answered).toMatchObject({ error: isOver ? 'AgreementCodeTooOften' : 'AgreementCodeInvalid' })
              wrong[one.who] = (wrong[one.who] ?? 0) + 1
            } else {
              const code = codes[one.which % Math.max(1, codes.length)]
              if (!code) continue
              if (one.act === 'type') {
                const expected = expectType(wrong, one.who, code, day)
                const answered = await type(one.who, code.code)
                expect(answered.ok ? 'done' : answered.error).toBe(expected)
                if (answered.ok) code.offerId = answered.value.offer.offerId
                else wrong[one.who] = (wrong[one.who] ?? 0) + 1
              } else {
                const isOwn = code.offerId !== undefined && code.owner === one.who
                const expected = !isOwn
                  ? 'AgreementCodeInvalid'
                  : code.used
                    ? 'AgreementCodeUsed'
                    : day > code.lastDay
                      ? 'AgreementCodeExpired'
                      : 'done'
                const answered = await buy(one.who, code.offerId ?? 'none', code.terms.rate)
                expect(answered.ok ? 'done' : answered.error).toBe(expected)
                if (answered.ok) code.used = true
              }
            }
          }
          for (const who of [0, 1]) {
            const { offers } = told(await app(who).call(CALLS.queryAgreementOffers, {}))
            for (const code of codes.filter(({ owner, offerId }) => owner === who && offerId !== undefined))
              if (offers.length < 20) expect(offers.map(({ offerId }) => offerId)).toContain(code.offerId)
          }
          expect(await checkInvariants(bank.db)).toEqual([])
        }),
        { numRuns: sequences(4) },
      )
    },
    SLOW_MS,
  )

  race('two orders at once by one code make one deposit', async () => {
    const { code, terms } = await issue(1, 5)
    await on().delete(schema.dailyCounts)
    const { offer } = told(await type(1, code))
    const answers = await Promise.all([buy(1, offer.offerId, terms.rate), buy(1, offer.offerId, terms.rate)])
    expect(answers.map((one) => (one.ok ? 'done' : one.error)).sort()).toEqual(['AgreementCodeUsed', 'done'])
  })
})
