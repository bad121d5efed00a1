import { eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { PRIVACY_POLICY_VERSION } from '@/domain/policy'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { nameOf, passResendTime, withApp, withLuhn } from '@sandbox/business/onboarding/testing/applicant'
import { DEMO_PASSWORD, findDemo } from '@sandbox/host/seeding/customers'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { bankNow } from '@sandbox/kernel/clock'
import { writeFlag } from '@sandbox/kernel/flags'
import { countedToday } from '@sandbox/kernel/session/dailyCounts'
import { told } from '@sandbox/testing/acts'
import { testClient } from '@sandbox/testing/client'
import { withBankInTurn } from '@sandbox/testing/withBank'
import { boundCards } from './tables'
import { replaceCards } from './testing/replaceCards'

const PROMOTERS = ['lina', 'zhangwei'] as const
const cardOf = (key: string) => `card-of-${key}`

withBankInTurn((bank) => {
  const on = () => bank.db.drizzle
  const as = (key: string) => testClient(bank.server).as(key)

  beforeAll(async () => {
    const facts = { bankCode: '622848', bankName: '农业银行', mobileNo: '17000000002', boundAt: 0 }
    const cards = PROMOTERS.map((key, index) => ({
      id: cardOf(key),
      customerId: demoCustomerId(key),
      cardNo: `622848000000${5511 + index}`,
      ...facts,
    }))
    await replaceCards(on(), ...cards)
  })
  const unbind = (key: string, unboundAt: number) =>
    on()
      .update(boundCards)
      .set({ unboundAt })
      .where(eq(boundCards.id, cardOf(key)))

  test('each promoter is shown the settlement card they chose, and none once it is unbound', async () => {
    await writeFlag(on(), 'kolEnabled', '1', 0)
    const chosen = async (key: string) => told(await (await as(key)).call(CALLS.querySettlementCard, {})).cardId
    for (const key of PROMOTERS) {
      const asked = { cardId: cardOf(key), password: DEMO_PASSWORD }
      expect((await (await as(key)).call(CALLS.setSettlementCard, asked)).ok).toBe(true)
    }
    expect(await Promise.all(PROMOTERS.map(chosen))).toEqual(PROMOTERS.map(cardOf))
    await unbind('zhangwei', 1)
    expect(await Promise.all(PROMOTERS.map(chosen))).toEqual([cardOf('lina'), undefined])
    await writeFlag(on(), 'kolEnabled', '0', 0)
  })

  test('a card is told as unbound today from the day’s first moment on, and never a day later', async () => {
    const app = await as('lina')
    const midnight = instantOf(dayOfInstant(await bankNow(on())))
    const unboundToday = async () => told(await app.call(CALLS.queryBoundCards, {})).unboundToday
    await unbind('lina', midnight - 1)
    expect(await unboundToday()).toBeUndefined()
    await unbind('lina', midnight)
    expect(await unboundToday()).toMatchObject({ bankName: '农业银行', at: midnight })
  })

  test('a bank that can’t be reached costs none of the day’s tries, a card of somebody else’s one', async () => {
    const demo = findDemo('sunli')
    if (!demo) throw new Error('nobody is called so')
    const app = await as('sunli')
    await app.call(CALLS.updatePrivacyPolicyStatus, { confirmStatus: '1', version: PRIVACY_POLICY_VERSION })
    const person = withApp(bank, app, 'sunli', demo.mobileNo)
    const today = dayOfInstant(await bankNow(on()))
    const count = () => countedToday(on(), { subject: demoCustomerId('sunli'), kind: 'card', day: today })
    const bind = async () => {
      await passResendTime(bank)
      const smsCode = await person.sms('bindCard', demo.mobileNo)
      const cardNo = withLuhn('621700123456780099')
      return nameOf(await app.call(CALLS.bindBankCard, { cardNo, mobileNo: demo.mobileNo, smsCode }))
    }
    const before = await count()
    await person.choose('card', 'unavailable')
    expect([await bind(), await count()]).toEqual(['CardUnavailable', before])
    await person.choose('card', 'owner')
    expect([await bind(), await count()]).toEqual(['CardOwnerMismatch', before + 1])
  })
})
