import { eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { PRIVACY_POLICY_VERSION } from '@/domain/policy'
import { expectDone, nameOf, passResendTime, withApp, withLuhn } from '../onboarding/testing/applicant'
import { findDemo } from '@sandbox/host/seeding/customers'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { testClient } from '@sandbox/testing/client'
import { testsOf, withBank } from '@sandbox/testing/withBank'
import { MAX_CARDS } from '@/domain/card/roles'
import { machineNow } from '@sandbox/kernel/clock'
import { bindCard, cardsOf } from './cards'
import { boundCards } from './tables'

const debit = (index: number): string => withLuhn(`62170012345678${String(index).padStart(4, '0')}`)

withBank((bank) => {
  const { test, race } = testsOf(bank)
  const as = async (name: string) => {
    const demo = findDemo(name)
    if (!demo) throw new Error(`nobody is called ${name}`)
    const app = await testClient(bank.server).as(name)
    await app.call(CALLS.updatePrivacyPolicyStatus, { confirmStatus: '1', version: PRIVACY_POLICY_VERSION })
    return withApp(bank, app, demo.key, demo.mobileNo)
  }

  test('a card is bound once, masked in the list, and the first is the default one', async () => {
    const person = await as('孙丽')
    const { app, mobileNo } = person
    const before = expectDone(await app.call(CALLS.queryBoundCards, {})).cards.length
    const bind = async (cardNo: string) => {
      await passResendTime(bank)
      const smsCode = await person.sms('bindCard', mobileNo)
      return app.call(CALLS.bindBankCard, { cardNo, mobileNo, smsCode })
    }
    expect(await bind(debit(1))).toMatchObject({
      value: { bankName: '建设银行', cardNo: `**** ${debit(1).slice(-4)}`, isDefault: before === 0 },
    })
    expect(nameOf(await bind(debit(1)))).toBe('CardAlreadyBound')
    expect(nameOf(await bind(withLuhn('622575123456789')))).toBe('CardIsCredit')
    expect(await bind(debit(2))).toMatchObject({ value: { isDefault: false } })
    const { cards, limit } = expectDone(await app.call(CALLS.queryBoundCards, {}))
    expect([cards.length, limit]).toEqual([before + 2, MAX_CARDS.own])
    expect(JSON.stringify(cards)).not.toContain(debit(1))
    expect(expectDone(await (await as('李娜')).app.call(CALLS.queryBoundCards, {})).cards).toHaveLength(
      (await cardsOf(bank.db.drizzle, demoCustomerId('lina'))).length,
    )
  })

  test('unbinding all cards is no way round the cooling that another first card brings', async () => {
    const person = await as('李娜')
    const { app, mobileNo } = person
    const bind = async (cardNo: string) => {
      await passResendTime(bank)
      const smsCode = await person.sms('bindCard', mobileNo)
      const card = expectDone(await app.call(CALLS.bindBankCard, { cardNo, mobileNo, smsCode }))
      const { out } = expectDone(await app.call(CALLS.queryTransferLimits, {}))
      return [card.role, out.coolingUntil !== undefined]
    }
    const unbound = { unboundAt: machineNow(), isDefault: false }
    const all = eq(boundCards.customerId, demoCustomerId('lina'))
    await bank.db.drizzle.delete(boundCards).where(all)
    expect(await bind(debit(51))).toEqual(['FIRST', false])
    // A special card moves no money, so having unbound one changes nothing.
    await bank.db.drizzle
      .update(boundCards)
      .set({ ...unbound, role: 'SPECIAL' })
      .where(all)
    expect(await bind(debit(53))).toEqual(['FIRST', false])
    await bank.db.drizzle.update(boundCards).set(unbound).where(all)
    expect(await bind(debit(52))).toEqual(['FIRST', true])
  })

  race('twenty cards at once are five', async () => {
    const customerId = demoCustomerId('machao')
    const had = (await cardsOf(bank.db.drizzle, customerId)).length
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        bank.db.transaction((tx) =>
          bindCard(
            tx,
            customerId,
            { cardNo: debit(100 + index), bankName: '建设银行', mobileNo: '17000000013' },
            machineNow(),
          ),
        ),
      ),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(MAX_CARDS.own - had)
    const cards = await cardsOf(bank.db.drizzle, customerId)
    expect(cards).toHaveLength(MAX_CARDS.own)
    expect(cards.filter(({ isDefault }) => isDefault)).toHaveLength(1)
    const refused = outcomes.find(({ ok }) => !ok)
    expect(refused).toMatchObject({ error: { name: 'CardLimitReached' } })
  })
})
