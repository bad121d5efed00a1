import { createHash, randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { addDays, DAY_MS } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import { fen } from '@/domain/money/fen'
import { PRIVACY_POLICY_VERSION } from '@/domain/policy'
import { totalOf } from '@/domain/special/batch'
import { CLAIMABLE_AGAIN_DAYS } from '@/domain/special/machine'
import { bindCard, boundCards } from '@sandbox/business/card'
import { givePass } from '@sandbox/business/identity'
import { messages } from '@sandbox/business/message/tables'
import { expectDone, nameOf } from '@sandbox/business/onboarding/testing/applicant'
import { CARD_CLEARING } from '@sandbox/business/transfer'
import { failingOnce, sendingBank } from '@sandbox/business/transfer/testing/sending'
import { advance } from '@sandbox/dayEnds'
import { DEMO_PASSWORD, findDemo } from '@sandbox/host/seeding/customers'
import { demoIdCardNo } from '@sandbox/host/seeding/idCards'
import { demoCustomerId, demoOpenId } from '@sandbox/host/seeding/people'
import { sandboxCardNetwork } from '@sandbox/host/simulators/cardNetwork'
import { simulatedChoices } from '@sandbox/host/simulators/tables'
import { bankNow, machineNow } from '@sandbox/kernel/clock'
import { customers } from '@sandbox/kernel/db/schema/people'
import { balanceOf, OPERATING, post, wallet } from '@sandbox/kernel/ledger'
import type { CardNetwork } from '@sandbox/kernel/services'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { newClientId, testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { testsOf, withBank } from '@sandbox/testing/withBank'
import { ENTRUSTED_FUNDS } from './accounts'
import { specialClosing } from './closing'
import { fundBatch } from './fund'
import type { Funding } from './fund'
import { payoutFacts } from './items'
import { clarifyPayout, settlePayout, settlePayouts } from './network'
import { keptRow, payeeHash } from './payees'
import type { Payee } from './payees'
import { specialItems } from './tables'

const personOf = (key: string) => {
  const demo = findDemo(key)
  if (!demo) throw new Error(`nobody has the key ${key}`)
  return { name: demo.name, idCardNo: demoIdCardNo(demo) }
}

/** The hash that rows had while a name was kept with its dots as they are. */
const keptBefore = ({ name, idCardNo }: Payee): string =>
  createHash('sha256').update(`special payout\n${idCardNo}\n${name}`, 'utf8').digest('hex')

withBank((bank) => {
  const { test, race } = testsOf(bank)
  const on = () => bank.db.drizzle
  const now = () => bankNow(on())
  const LINA = demoCustomerId('lina')
  let lina: TestCustomer

  /** Signs somebody in who agreed to the policy. */
  const signIn = async (who: string): Promise<TestCustomer> => {
    const app = await testClient(bank.server).as(who)
    expectDone(await app.call(CALLS.updatePrivacyPolicyStatus, { confirmStatus: '1', version: PRIVACY_POLICY_VERSION }))
    return app
  }

  beforeAll(async () => {
    lina = await signIn('李娜')
  })
  afterEach(async () => expect(await checkInvariants(bank.db)).toEqual([]))

  const fund = async (change: Partial<Funding> = {}, amount = 12_345, key = 'lina', days = 9) => {
    const at = await now()
    const rows = [keptRow({ ...personOf(key), amount })]
    const claimUntil = addDays(dayOfInstant(at), days)
    const payload = { title: '样例补贴', purpose: '样例用途', claimUntil, rows, total: totalOf(rows) }
    const from = { payer: '样例市民政局', payerPhone: '0431-12345678', source: CARD_CLEARING, now: at }
    return bank.db.transaction((tx) => fundBatch(tx, { batchId: randomUUID(), payload, ...from, ...change }))
  }
  const showFace = (key = 'lina') => givePass(on(), demoCustomerId(key), 'claimSpecial', machineNow())
  const verify = (app: TestCustomer, person = personOf('lina')) => app.call(CALLS.verifySpecial, person)
  const open = async () => expectDone(await lina.call(CALLS.querySpecial, { list: 'OPEN' })).payouts
  const claimable = async () => (await open()).filter(({ state }) => state === 'VERIFIED')
  const claim = (itemId: string, change: object = {}) => {
    const asked = {
      clientId: newClientId(),
      itemId,
      way: 'ACCOUNT',
      amount: 12_345,
      password: DEMO_PASSWORD,
      ...change,
    }
    return lina.call(CALLS.claimSpecial, asked as never)
  }
  /** Funds a payout, and gives its id once its person has shown who they are. */
  const mine = async (amount = 12_345, days = 9): Promise<string> => {
    const funded = await fund({}, amount, 'lina', days)
    if (!funded.ok) throw new Error(funded.error.message)
    await showFace()
    expectDone(await verify(lina))
    const [item] = await on().select().from(specialItems).where(eq(specialItems.batchId, funded.value.batchId))
    return item?.itemId ?? 'none'
  }
  const itemOf = async (itemId: string) => {
    const [item] = await on().select().from(specialItems).where(eq(specialItems.itemId, itemId))
    if (!item) throw new Error(`no payout ${itemId}`)
    return item
  }
  const bindSpecial = async (cardNo: string): Promise<string> => {
    const card = { cardNo, bankName: '邮储银行', mobileNo: '17000000002' }
    const at = await now()
    const bound = await bank.db.transaction((tx) => bindCard(tx, LINA, card, at, 'SPECIAL'))
    if (!bound.ok) throw new Error(bound.error.name)
    return bound.value.id
  }
  const choose = async (outcome: string) => {
    const { openId, service } = simulatedChoices
    await on()
      .insert(simulatedChoices)
      .values({ openId: demoOpenId('lina'), service: 'transfer', outcome })
      .onConflictDoUpdate({ target: [openId, service], set: { outcome } })
  }
  test.each([
    ['without its middle dot', payeeHash, '李娜'],
    ['with another dot', payeeHash, '李•娜'],
    ['as it was kept before names were folded', keptBefore, '李·娜'],
  ])('a payout is found by its person’s name %s, and by no other', async (_, hashOf, written) => {
    const batchId = randomUUID()
    await fund({ batchId })
    const { name, idCardNo } = personOf('lina')
    const write = (realName: string) => on().update(customers).set({ realName }).where(eq(customers.id, LINA))
    const list = (listed: string) =>
      on()
        .update(specialItems)
        .set({ payeeHash: hashOf({ name: listed, idCardNo }) })
        .where(eq(specialItems.batchId, batchId))
    const states = async () => {
      await showFace()
      expectDone(await verify(lina))
      return (await on().select().from(specialItems).where(eq(specialItems.batchId, batchId))).map(({ state }) => state)
    }
    await write('李·娜')
    await list('李·丽')
    expect(await states()).toEqual(['LISTED'])
    await list(written)
    expect(await states()).toEqual(['VERIFIED'])
    await write(name)
  })

  describe('a batch', () => {
    race('takes its money once, whoever sends it twice at once, and another under its id is refused', async () => {
      const before = await balanceOf(on(), ENTRUSTED_FUNDS)
      const batchId = randomUUID()
      const both = await Promise.all([fund({ batchId }), fund({ batchId })])
      expect(both.map((one) => one.ok)).toEqual([true, true])
      expect(await balanceOf(on(), ENTRUSTED_FUNDS)).toBe(before + 12_345)
      expect(await fund({ batchId }, 99)).toMatchObject({ error: { name: 'ClientIdReused' } })
      expect(await fund({ batchId, source: OPERATING })).toMatchObject({ error: { name: 'ClientIdReused' } })
    })

    test('with a fault takes nothing and says what is wrong in which row', async () => {
      const before = await balanceOf(on(), ENTRUSTED_FUNDS)
      expect(await fund({}, 0)).toMatchObject({ error: { name: 'SpecialBatchInvalid', message: '第1行金额有误' } })
      expect(await fund({}, 5, 'lina', 0)).toMatchObject({ error: { message: '领取截止日须在明天至一年以内' } })
      expect(await balanceOf(on(), ENTRUSTED_FUNDS)).toBe(before)
    })

    test('whose payer hasn’t the money is refused whole', async () => {
      const poor = { id: 'bank:poor', kind: 'poor', customerId: null, floor: 0 } as const
      expect(await fund({ source: poor })).toMatchObject({ error: { name: 'InsufficientFunds' } })
      await bank.db.transaction(async (tx) => {
        const entries = [
          { account: OPERATING, amount: -12_345 },
          { account: poor, amount: 12_345 },
        ]
        await post(tx, { id: randomUUID(), kind: 'depositPayout', entries, at: await bankNow(tx) })
      })
      expect((await fund({ source: poor })).ok).toBe(true)
      expect(await balanceOf(on(), poor)).toBe(0)
      await advance(bank.db, 10 * DAY_MS)
      lina = await signIn('李娜')
      expect(await balanceOf(on(), poor)).toBe(12_345)
    })
  })

  describe('who it is for', () => {
    test('is found by their own face, name and number alone; a third person can’t be asked about', async () => {
      await fund({}, 777, 'heping')
      expect(nameOf(await verify(lina, personOf('heping')))).toBe('FaceMissing')
      await showFace()
      const none = (await claimable()).length
      const wrong = await verify(lina, personOf('heping'))
      const nobody = await verify(lina, { name: '没有人', idCardNo: '11010519491231002X' })
      // The same words, whether there is something for that person or not.
      expect([nameOf(wrong), nameOf(nobody)]).toEqual(['IdCardNotConfirmed', 'IdCardNotConfirmed'])
      expect(wrong).toEqual(nobody)
      expect(await claimable()).toHaveLength(none)
      // The face is still good for who mistyped.
      expect(nameOf(await verify(lina))).toBe('done')
      expect(nameOf(await verify(lina))).toBe('FaceMissing')
    })

    test('another’s payout is like none: unknown, unclaimable, in no list', async () => {
      const itemId = await mine()
      const other = await signIn('张伟')
      await showFace('zhangwei')
      expect(expectDone(await verify(other, personOf('zhangwei'))).found).toBe(0)
      expect(nameOf(await other.call(CALLS.querySpecialItem, { itemId }))).toBe('SpecialUnknown')
      const asked = {
        clientId: newClientId(),
        itemId,
        way: 'ACCOUNT',
        amount: 12_345,
        password: DEMO_PASSWORD,
      } as const
      expect(nameOf(await other.call(CALLS.claimSpecial, asked as never))).toBe('SpecialUnknown')
      expect(expectDone(await other.call(CALLS.querySpecial, { list: 'OPEN' })).payouts).toEqual([])
      expect((await itemOf(itemId)).state).toBe('VERIFIED')
    })

    test('isn’t the one with the same number and another name', async () => {
      const rows = [keptRow({ ...personOf('lina'), name: '李那', amount: 500 })]
      const at = await now()
      const payload = { title: '样例', purpose: '样例', claimUntil: addDays(dayOfInstant(at), 9), rows, total: 500 }
      const funded = await fund({ payload })
      await showFace()
      expectDone(await verify(lina))
      const [item] = await on()
        .select()
        .from(specialItems)
        .where(eq(specialItems.batchId, funded.ok ? funded.value.batchId : ''))
      expect(item).toMatchObject({ state: 'LISTED', customerId: null })
    })

    test('may try ten times a day', async () => {
      await advance(bank.db, DAY_MS)
      lina = await signIn('李娜')
      await showFace()
      const person = { name: '没有人', idCardNo: '11010519491231002X' }
      for (let turn = 0; turn < 10; turn += 1) expect(nameOf(await verify(lina, person))).toBe('IdCardNotConfirmed')
      expect(nameOf(await verify(lina))).toBe('TooManyTries')
      const told = await lina.call(CALLS.queryObstacles, { call: 'verifySpecial' })
      expect(expectDone(told).obstacles).toMatchObject([{ name: 'TooManyTries' }])
      await advance(bank.db, DAY_MS)
      lina = await signIn('李娜')
    })
  })

  describe('claiming', () => {
    race('pays into the account once, from two phones at once too', async () => {
      const itemId = await mine()
      const before = await balanceOf(on(), wallet(LINA))
      const both = await Promise.all([claim(itemId), claim(itemId)])
      expect(both.map(nameOf).sort()).toEqual(['SpecialPaid', 'done'])
      expect(nameOf(await claim(itemId))).toBe('SpecialPaid')
      expect(await balanceOf(on(), wallet(LINA))).toBe(before + 12_345)
    })

    test('sent again under its id is answered as before and pays nothing', async () => {
      const itemId = await mine()
      const clientId = newClientId()
      const first = expectDone(await claim(itemId, { clientId }))
      const before = await balanceOf(on(), wallet(LINA))
      expect(expectDone(await claim(itemId, { clientId }))).toEqual(first)
      expect(await balanceOf(on(), wallet(LINA))).toBe(before)
    })

    test('needs what was shown, the password and one’s own special card', async () => {
      const itemId = await mine()
      expect(nameOf(await claim(itemId, { amount: 12_346 }))).toBe('AmountInvalid')
      expect(nameOf(await claim(itemId, { password: '000001' }))).toBe('PasswordWrong')
      expect(nameOf(await claim(itemId, { way: 'CARD' }))).toBe('CardUnknown')
      expect(nameOf(await claim(itemId, { way: 'CARD', cardId: 'card-lina' }))).toBe('CardUnknown')
      expect(nameOf(await claim('none'))).toBe('SpecialUnknown')
      expect((await itemOf(itemId)).state).toBe('VERIFIED')
    })

    test('into the account is held to its caps, and a card is not', async () => {
      const amount = 1_000_001
      const itemId = await mine(amount)
      expect(nameOf(await claim(itemId, { amount }))).toBe('NonBoundLimitDay')
      await choose('success')
      const cardId = await bindSpecial('6210980000000002006')
      expectDone(await claim(itemId, { amount, way: 'CARD', cardId }))
      expect((await itemOf(itemId)).state).toBe('PAID')
      expect(await payoutFacts(on(), LINA, (await itemOf(itemId)).orderNo ?? '')).toContainEqual({
        label: '收款账户',
        value: '专项卡 邮储银行（2006）',
      })
    })

    test('a card’s bank that refuses leaves it to be claimed again, and its person is told', async () => {
      const itemId = await mine()
      await choose('refuseClosed')
      const special = and(eq(boundCards.customerId, LINA), eq(boundCards.role, 'SPECIAL'))
      const [card] = await on().select().from(boundCards).where(special)
      const cardId = card?.id
      expectDone(await claim(itemId, { way: 'CARD', cardId }))
      expect(await itemOf(itemId)).toMatchObject({ state: 'VERIFIED', orderNo: null })
      const told = await on().select().from(messages).where(eq(messages.customerId, LINA))
      expect(told.map(({ title }) => title)).toContain('专项款项未能发放')
      expectDone(await claim(itemId))
    })
  })

  test('what comes back from a card after the last day can be claimed for another week, as it is told', async () => {
    const itemId = await mine(12_345, 1)
    await advance(bank.db, DAY_MS)
    lina = await signIn('李娜')
    await choose('return')
    const special = and(eq(boundCards.customerId, LINA), eq(boundCards.role, 'SPECIAL'))
    const [card] = await on().select().from(boundCards).where(special)
    const cardId = card?.id ?? (await bindSpecial('6210980000000002006'))
    expectDone(await claim(itemId, { way: 'CARD', cardId }))
    await advance(bank.db, DAY_MS)
    await settlePayouts(sendingBank(bank.db))
    const until = addDays(dayOfInstant(await now()), CLAIMABLE_AGAIN_DAYS)
    expect(await itemOf(itemId)).toMatchObject({ state: 'VERIFIED', claimUntil: until })
    lina = await signIn('李娜')
    expect(await claimable()).toContainEqual(expect.objectContaining({ itemId, claimUntil: until }))
    const returned = and(eq(messages.customerId, LINA), eq(messages.title, '专项款项被退回'))
    const told = await on().select().from(messages).where(returned)
    expect(told.map(({ body }) => body)).toEqual([expect.stringContaining(`领取截止日为${formatDay(until)}`)])
    await advance(bank.db, CLAIMABLE_AGAIN_DAYS * DAY_MS)
    expect((await itemOf(itemId)).state).toBe('VERIFIED')
    lina = await signIn('李娜')
    expectDone(await claim(itemId))
  })

  test('one at which the bank fails keeps none behind it waiting', async () => {
    const special = and(eq(boundCards.customerId, LINA), eq(boundCards.role, 'SPECIAL'))
    const [card] = await on().select().from(boundCards).where(special)
    const cardId = card?.id ?? (await bindSpecial('6210980000000002006'))
    const items = [await mine(), await mine()]
    for (const itemId of items) {
      await choose('timeoutThenYes')
      expectDone(await claim(itemId, { way: 'CARD', cardId }))
      await on().update(specialItems).set({ askAt: 0 }).where(eq(specialItems.itemId, itemId))
    }
    const states = async () => (await Promise.all(items.map(itemOf))).map(({ state }) => state).sort()
    expect(await states()).toEqual(['SENDING', 'SENDING'])
    await expect(settlePayouts(sendingBank(failingOnce(bank.db)))).rejects.toThrow('broken')
    expect(await states()).toEqual(['PAID', 'SENDING'])
    await settlePayouts(sendingBank(bank.db))
    expect(await states()).toEqual(['PAID', 'PAID'])
  })

  test('what is heard of one order to a card counts for none that came after it', async () => {
    const itemId = await mine()
    const special = and(eq(boundCards.customerId, LINA), eq(boundCards.role, 'SPECIAL'))
    const [card] = await on().select().from(boundCards).where(special)
    const cardId = card?.id ?? (await bindSpecial('6210980000000002006'))
    const send = async (outcome: string): Promise<string> => {
      await choose(outcome)
      expectDone(await claim(itemId, { way: 'CARD', cardId }))
      const { state, orderNo } = await itemOf(itemId)
      expect(state).toBe('SENDING')
      return orderNo ?? ''
    }
    const clarify = async (orderNo: string, paid: boolean) => {
      const at = await now()
      return bank.db.transaction((tx) => clarifyPayout(tx, { orderNo, paid, now: at }))
    }
    const first = await send('timeoutThenNo')
    expect(await clarify(first, false)).toBe(true)
    const second = await send('timeoutThenYes')
    // A clerk's word about the first, and the network's answer to it, that come now.
    expect(await clarify(first, false)).toBe(false)
    const of = eq(specialItems.itemId, itemId)
    const late: CardNetwork = {
      ...sandboxCardNetwork,
      async send() {
        await on()
          .update(specialItems)
          .set({ orderNo: `${second}-next` })
          .where(of)
        return { kind: 'accepted' }
      },
    }
    await on().update(specialItems).set({ askAt: 0 }).where(of)
    await settlePayout(sendingBank(bank.db, late), itemId)
    expect((await itemOf(itemId)).state).toBe('SENDING')
    const at = await now()
    const blocking = () => specialClosing.find(on(), { customerId: LINA, now: at, today: dayOfInstant(at) })
    expect(await blocking()).toEqual([{ check: 'payouts', effect: 'blocks', count: 1 }])
    await on().update(specialItems).set({ orderNo: second, askAt: 0 }).where(of)
    await settlePayout(sendingBank(bank.db), itemId)
    expect(await itemOf(itemId)).toMatchObject({ state: 'PAID', orderNo: second })
    // What has arrived keeps nobody's account open.
    expect(await blocking()).toEqual([])
  })

  test('what nobody has claimed by the end of the last day goes back, and can’t be claimed any more', async () => {
    const itemId = await mine(12_345, 1)
    const held = await balanceOf(on(), ENTRUSTED_FUNDS)
    const clearing = await balanceOf(on(), CARD_CLEARING)
    await advance(bank.db, DAY_MS)
    expect((await itemOf(itemId)).state).toBe('VERIFIED')
    await advance(bank.db, DAY_MS)
    expect((await itemOf(itemId)).state).toBe('UNCLAIMED')
    expect(await balanceOf(on(), ENTRUSTED_FUNDS)).toBeLessThanOrEqual(fen(held - 12_345))
    expect(await balanceOf(on(), CARD_CLEARING)).toBeGreaterThanOrEqual(fen(clearing + 12_345))
    lina = await signIn('李娜')
    expect(nameOf(await claim(itemId))).toBe('SpecialExpired')
  })
})
