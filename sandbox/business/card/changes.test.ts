import fc from 'fast-check'
import { CALLS } from '@/contract/calls'
import { dayOfInstant } from '@/domain/dates/instant'
import { fen } from '@/domain/money/fen'
import { PRIVACY_POLICY_VERSION } from '@/domain/policy'
import { DEMO_PASSWORD, findDemo } from '@sandbox/host/seeding/customers'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { CAPABILITIES } from '@sandbox/capabilities'
import { facePasses } from '@sandbox/business/identity/tables'
import { DEBIT_CARD, withApp, withLuhn } from '@sandbox/business/onboarding/testing/applicant'
import { beginTransfer } from '@sandbox/business/transfer/machine'
import { transfers } from '@sandbox/business/transfer/tables'
import { dailyCounts } from '@sandbox/kernel/db/schema/people'
import { openCustomer } from '@sandbox/kernel/db/testing/people'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { CHECKS_A_DAY } from '@sandbox/kernel/session/limits'
import { testClient } from '@sandbox/testing/client'
import { sequences } from '@sandbox/kernel/db/testing/withDatabase'
import { testsOf, withBank } from '@sandbox/testing/withBank'
import { eq } from 'drizzle-orm'
import { bankNow, machineNow } from '@sandbox/kernel/clock'
import { allCardsOf, bindCard, cardsOf, findBoundCard } from './cards'
import type { BoundCard, BoundFor } from './cards'
import { maintainedBanks } from './tables'
import { findOwn, makeDefault, makeFirst, unbind } from './changes'

const NOW = 1_790_000_000_000
let issued = 0
const newCard = () => ({
  cardNo: withLuhn(`621700${String((issued += 1)).padStart(12, '0')}`),
  bankName: '建设银行',
  mobileNo: '17000000001',
})

/** One of the things two phones may do at once; which card is an index into those that are there. */
type Step =
  | { readonly kind: 'bind'; readonly use: BoundFor }
  | { readonly kind: 'unbind' | 'first' | 'default'; readonly which: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('bind' as const), use: fc.constantFrom('OWN', 'OWN', 'OWN', 'SPECIAL') }),
  fc.record({ kind: fc.constantFrom('unbind', 'first', 'default'), which: fc.nat(6) }),
) as fc.Arbitrary<Step>

const shapeOf = (cards: readonly BoundCard[]) => {
  const own = cards.filter(({ role }) => role !== 'SPECIAL')
  return {
    own: own.length,
    special: cards.length - own.length,
    first: own.filter(({ role }) => role === 'FIRST').length,
    byDefault: cards.filter(({ isDefault }) => isDefault).length,
    specialByDefault: cards.filter(({ role, isDefault }) => role === 'SPECIAL' && isDefault).length,
  }
}

withBank((bank) => {
  const { test, race } = testsOf(bank)
  /** As the calls do it: the customer's row first. */
  const perform = (customerId: string, one: Step): Promise<unknown> =>
    bank.db.transaction(async (tx) => {
      if (one.kind === 'bind') return bindCard(tx, customerId, newCard(), NOW + issued, one.use)
      await lockCustomer(tx, customerId)
      const cards = await allCardsOf(tx, customerId)
      const card = cards[one.which % Math.max(cards.length, 1)]
      if (!card) return undefined
      if (one.kind === 'unbind') return unbind(tx, CAPABILITIES, card, NOW)
      const own = await findOwn(tx, customerId, card.id)
      if (!own.ok) return own
      return one.kind === 'first' ? makeFirst(tx, CAPABILITIES, own.value, NOW) : makeDefault(tx, own.value)
    })

  race('whatever two phones do, whoever has cards has one first and one default card, within the limits', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(step, step), { minLength: 2, maxLength: 8 }), async (pairs) => {
        const customerId = await openCustomer(bank.db, 100)
        for (const [one, other] of pairs) {
          await Promise.all([perform(customerId, one), perform(customerId, other)])
          const { own, special, first, byDefault, specialByDefault } = shapeOf(
            await allCardsOf(bank.db.drizzle, customerId),
          )
          const expected = own > 0 ? 1 : 0
          expect({ first, byDefault, specialByDefault }).toEqual({
            first: expected,
            byDefault: expected,
            specialByDefault: 0,
          })
          expect(own).toBeLessThanOrEqual(5)
          expect(special).toBeLessThanOrEqual(2)
        }
      }),
      { numRuns: sequences(12) },
    )
  })

  race('of two phones that unbind the last two cards at once one is refused while there is money', async () => {
    const customerId = await openCustomer(bank.db, 100)
    for (const use of ['OWN', 'OWN'] as const) await perform(customerId, { kind: 'bind', use })
    const outcomes = await Promise.all([0, 1].map((which) => perform(customerId, { kind: 'unbind', which })))
    expect(outcomes.filter((one) => (one as { ok: boolean }).ok)).toHaveLength(1)
    expect(await cardsOf(bank.db.drizzle, customerId)).toHaveLength(1)
  })

  describe('by its calls', () => {
    const five = async () => {
      const demo = findDemo('钱朵')
      if (!demo) throw new Error('nobody is called so')
      const app = await testClient(bank.server).as('钱朵')
      const cards = async () => await app.call(CALLS.queryBoundCards, {})
      return { app, cards, customerId: demoCustomerId(demo.key) }
    }
    const passFace = (customerId: string) =>
      bank.db.drizzle.insert(facePasses).values({ customerId, scene: 'changeFirstCard', passedAt: machineNow() })

    test('cards come with role, alias and their bank’s limits, special ones last', async () => {
      const { cards } = await five()
      const answer = await cards()
      expect(answer).toMatchObject({ value: { limit: 5, specialLimit: 2 } })
      const list = answer.ok ? answer.value.cards : []
      expect(list.map(({ role }) => role)).toEqual(['FIRST', 'ORDINARY', 'ORDINARY', 'ORDINARY', 'ORDINARY', 'SPECIAL'])
      expect(list[0]).toMatchObject({ isDefault: true, single: 5_000_000, aDay: 20_000_000 })
      expect(list[1]).toMatchObject({ alias: '工资卡' })
      expect(list[1]?.single).toBeUndefined()
      expect(list[4]).toMatchObject({ bankName: '招商银行', single: 5_000_000 })
      expect(list[4]?.aDay).toBeUndefined()
    })

    test('a special card takes no transfers, is not the default one and never the first', async () => {
      const { app, cards } = await five()
      const list = await cards()
      const special = (list.ok ? list.value.cards : []).find(({ role }) => role === 'SPECIAL')?.cardId ?? ''
      for (const asked of [
        await app.call(CALLS.setDefaultCard, { cardId: special }),
        await app.call(CALLS.changeFirstCard, { cardId: special, password: DEMO_PASSWORD }),
      ])
        expect(asked).toMatchObject({ error: 'CardIsSpecial' })
      const limits = await app.call(CALLS.queryTransferLimits, {})
      expect(limits.ok && limits.value.cards.map(({ cardId }) => cardId)).not.toContain(special)
    })

    test('the first card stays until another is first, which takes a face and the password, and cools the account down', async () => {
      const { app, cards, customerId } = await five()
      const list = await cards()
      const [first = '', next = ''] = (list.ok ? list.value.cards : []).map(({ cardId }) => cardId)
      const password = DEMO_PASSWORD
      expect(await app.call(CALLS.queryCard, { cardId: first })).toMatchObject({ value: { keptFor: 'FIRST' } })
      expect(await app.call(CALLS.unbindCard, { cardId: first, password })).toMatchObject({ error: 'CardIsFirst' })
      expect(await app.call(CALLS.changeFirstCard, { cardId: next, password })).toMatchObject({ error: 'FaceMissing' })
      await passFace(customerId)
      const wrong = await app.call(CALLS.changeFirstCard, { cardId: next, password: '000000' })
      expect(wrong).toMatchObject({ error: 'PasswordWrong' })
      expect(await app.call(CALLS.changeFirstCard, { cardId: first, password })).toMatchObject({
        error: 'CardAlreadyFirst',
      })
      expect(await app.call(CALLS.changeFirstCard, { cardId: next, password })).toMatchObject({
        value: { role: 'FIRST' },
      })
      // A face is good once.
      expect(await app.call(CALLS.changeFirstCard, { cardId: first, password })).toMatchObject({ error: 'FaceMissing' })
      const limits = await app.call(CALLS.queryTransferLimits, {})
      expect(limits).toMatchObject({ value: { out: { aDay: 500_000, coolingUntil: expect.any(Number) } } })
      expect(await app.call(CALLS.unbindCard, { cardId: first, password: '000000' })).toMatchObject({
        error: 'PasswordWrong',
      })
      const done = await app.call(CALLS.unbindCard, { cardId: first, password })
      // The first card is the default one when that has gone.
      expect(done).toMatchObject({ value: { cardId: first } })
      const left = await cards()
      expect(left).toMatchObject({ value: { unboundToday: { cardNo: list.ok && list.value.cards[0]?.cardNo } } })
      expect(left.ok && left.value.cards.filter(({ isDefault }) => isDefault).map(({ cardId }) => cardId)).toEqual([
        next,
      ])
      expect(await app.call(CALLS.queryCard, { cardId: first })).toMatchObject({ error: 'CardUnknown' })
      expect(await app.call(CALLS.unbindCard, { cardId: first, password })).toMatchObject({ error: 'CardUnknown' })
      const box = await app.call(CALLS.queryMessages, { group: 'account' })
      const titles = box.ok ? box.value.messages.map(({ title }) => title) : []
      expect(titles).toEqual(expect.arrayContaining(['已解绑银行卡', '已更换主卡']))
    })

    test('a card by which a transfer isn’t settled stays, and may go when it is', async () => {
      const customerId = await openCustomer(bank.db, 100_000)
      for (const use of ['OWN', 'OWN'] as const) await perform(customerId, { kind: 'bind', use })
      const [, other] = await cardsOf(bank.db.drizzle, customerId)
      const cardId = other?.id ?? ''
      const begun = await bank.db.transaction((tx) =>
        beginTransfer(tx, { customerId, direction: 'OUT', cardId, amount: fen(500), speed: 'NEXT_DAY', now: NOW }),
      )
      const gone = () =>
        bank.db.transaction(async (tx) => {
          const card = await findBoundCard(tx, customerId, cardId)
          return card && unbind(tx, CAPABILITIES, card, NOW)
        })
      expect(await gone()).toMatchObject({ error: { name: 'CardInUse' } })
      const orderNo = begun.ok ? begun.value.orderNo : ''
      const settled = { state: 'CANCELLED', settledAt: NOW, nextAskAt: null } as const
      await bank.db.drizzle.update(transfers).set(settled).where(eq(transfers.orderNo, orderNo))
      expect(await gone()).toMatchObject({ ok: true })
    })

    test('the last card stays while there is money, and goes from an empty account', async () => {
      const rich = await openCustomer(bank.db, 1)
      const poor = await openCustomer(bank.db, 0)
      for (const customerId of [rich, poor]) await perform(customerId, { kind: 'bind', use: 'OWN' })
      expect(await perform(rich, { kind: 'unbind', which: 0 })).toMatchObject({ error: { name: 'CardIsLast' } })
      expect(await perform(poor, { kind: 'unbind', which: 0 })).toMatchObject({ ok: true })
    })

    test('an alias is kept and taken away; another’s card is unknown', async () => {
      const { app, cards } = await five()
      const list = await cards()
      const cardId = (list.ok ? list.value.cards : [])[2]?.cardId ?? ''
      expect(await app.call(CALLS.setCardAlias, { cardId, alias: ' 房贷卡 ' })).toMatchObject({
        value: { alias: '房贷卡' },
      })
      const without = await app.call(CALLS.setCardAlias, { cardId, alias: '' })
      expect(without.ok && without.value.alias).toBeUndefined()
      const stranger = await testClient(bank.server).as('李娜')
      for (const name of ['queryCard', 'setDefaultCard'] as const)
        expect(await stranger.call(CALLS[name], { cardId })).toMatchObject({ error: 'CardUnknown' })
    })

    test('banks are told by their letters, and one under maintenance binds nothing', async () => {
      const { app } = await five()
      const told = await app.call(CALLS.queryBanks, {})
      const banks = told.ok ? told.value.banks : []
      expect(banks.map(({ initial }) => initial)).toEqual(banks.map(({ initial }) => initial).sort())
      expect(banks.every(({ maintained }) => !maintained)).toBe(true)
      await bank.db.drizzle.insert(maintainedBanks).values({ bankName: '建设银行', since: NOW })
      const later = await app.call(CALLS.queryBanks, {})
      const maintained = (later.ok ? later.value.banks : []).filter((one) => one.maintained)
      expect(maintained.map(({ name }) => name)).toEqual(['建设银行'])
      const { mobileNo = '' } = findDemo('李娜') ?? {}
      const person = withApp(bank, await testClient(bank.server).as('李娜'), 'lina', mobileNo)
      await person.app.call(CALLS.updatePrivacyPolicyStatus, { confirmStatus: '1', version: PRIVACY_POLICY_VERSION })
      const smsCode = await person.sms('bindCard', mobileNo)
      const asked = { cardNo: DEBIT_CARD, mobileNo, smsCode }
      expect(await person.app.call(CALLS.bindBankCard, asked)).toMatchObject({ error: 'CardUnavailable' })
      // Nobody was asked: neither the code nor one of the day's tries is used up.
      expect(await bank.db.drizzle.select().from(dailyCounts).where(eq(dailyCounts.kind, 'card'))).toEqual([])
      await bank.db.drizzle.delete(maintainedBanks)
      // Nor is the code on a day that has had its tries, which the form is told.
      const subject = demoCustomerId('lina')
      const day = dayOfInstant(await bankNow(bank.db.drizzle))
      await bank.db.drizzle.insert(dailyCounts).values({ subject, kind: 'card', day, count: CHECKS_A_DAY })
      for (const call of ['bindBankCard', 'setCardPhone'])
        expect(await person.app.call(CALLS.queryObstacles, { call })).toMatchObject({
          value: { obstacles: [{ name: 'TooManyTries' }] },
        })
      expect(await person.app.call(CALLS.bindBankCard, asked)).toMatchObject({ error: 'TooManyTries' })
      await bank.db.drizzle.delete(dailyCounts).where(eq(dailyCounts.kind, 'card'))
      expect(await person.app.call(CALLS.bindBankCard, asked)).toMatchObject({ ok: true })
    })
  })
})
