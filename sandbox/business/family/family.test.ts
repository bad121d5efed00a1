import fc from 'fast-check'
import { CALLS } from '@/contract/calls'
import { addDays, DAY_MS } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { FAMILY, GRANT_MACHINES, isOpenGrant } from '@/domain/family/grant'
import type { GrantState, GrantTrigger } from '@/domain/family/grant'
import { spendingRefusal } from '@/domain/family/spending'
import { fen, yuan } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { ELECTRONIC, spend as spendAlone } from '@sandbox/business/subaccount/merchants'
import { DEMO_PASSWORD, findDemo } from '@sandbox/host/seeding/customers'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { madeUpIdCardNo } from '@sandbox/host/seeding/idCards'
import { schema } from '@sandbox/testing/schema'
import { MONDAY_MORNING, openCustomer } from '@sandbox/kernel/db/testing/people'
import { balanceOf, wallet } from '@sandbox/kernel/ledger'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { testClient } from '@sandbox/testing/client'
import { told } from '@sandbox/testing/acts'
import { sequences } from '@sandbox/kernel/db/testing/withDatabase'
import { testsOf, withBank } from '@sandbox/testing/withBank'
import { eq } from 'drizzle-orm'
import { answer, give, givenBy, lockGrant, moveGrant, ownerRefusal, receivedBy, setGrant } from './grants'
import { notifyClosedFamilyCards } from './closed'
import { lapseFamilyCards } from './lapse'
import { payOnce, refundOnce } from './merchants'
import { refund, spend } from './spending'
import { familyGrants, familySpendings } from './tables'
import type { FamilyGrant } from './tables'
import { monthUse } from './use'

const NOW = MONDAY_MORNING
const LIMITS = { monthLimit: yuan(500), single: yuan(200) }
let numbered = 0

withBank((bank) => {
  const { test, race } = testsOf(bank)
  /** Somebody grown up, with an account, a name and a number. */
  const person = async (money: number, birth = '19900307') => {
    const number = (numbered += 1)
    const mobileNo = `1701${String(number).padStart(7, '0')}`
    const id = await openCustomer(bank.db, money, NOW)
    const idCardNo = madeUpIdCardNo(birth, number)
    await bank.db.drizzle
      .update(schema.customers)
      .set({ mobileNo, realName: '样本人', idCardNo })
      .where(eq(schema.customers.id, id))
    return { id, mobileNo }
  }
  type Somebody = Awaited<ReturnType<typeof person>>
  const giving = (owner: Somebody, member: Pick<Somebody, 'mobileNo'>, limits = LIMITS) => ({
    ownerId: owner.id,
    mobileNo: member.mobileNo,
    name: '样本人',
    relation: '107',
    ...limits,
  })
  const giveNow = (owner: Somebody, member: Pick<Somebody, 'mobileNo'>, now = NOW) =>
    bank.db.transaction((tx) => give(tx, giving(owner, member), now))
  const answerNow = (member: Somebody, grantId: string, accept = true, now = NOW) =>
    bank.db.transaction((tx) => answer(tx, member.id, { grantId, accept, now }))
  const pay = (grantId: string, amount: Fen, now = NOW) =>
    bank.db.transaction((tx) => spend(tx, { grantId, amount, merchant: '样例超市', now }))
  const back = (orderNo: string, amount: Fen, now = NOW) =>
    bank.db.transaction((tx) => refund(tx, { orderNo, amount, now }))

  const accepted = async (money: number, limits = LIMITS) => {
    const [owner, member] = [await person(money), await person(0)]
    const given = await bank.db.transaction((tx) => give(tx, giving(owner, member, limits), NOW))
    const grantId = given.ok ? given.value.id : ''
    await answerNow(member, grantId)
    return { owner, member, grantId }
  }

  describe('giving', () => {
    test('to somebody who isn’t there, has another name, or is under 16 is refused alike', async () => {
      const owner = await person(0)
      const child = await person(0, '20110101')
      const other = await person(0)
      const named = { ...giving(owner, other), name: '别的人' }
      const outcomes = [
        await giveNow(owner, { mobileNo: '17019999999' }),
        await giveNow(owner, child),
        await bank.db.transaction((tx) => give(tx, named, NOW)),
      ]
      const refusals = outcomes.map((one) => (one.ok ? undefined : one.error))
      expect(new Set(refusals.map((error) => JSON.stringify(error))).size).toBe(1)
      expect(refusals[0]?.name).toBe('FamilyMemberUnknown')
    })

    test('to oneself, twice, or on from a card one uses is refused', async () => {
      const [owner, member, third] = [await person(0), await person(0), await person(0)]
      expect(await giveNow(owner, owner)).toMatchObject({ error: { name: 'FamilyMemberUnknown' } })
      const given = await giveNow(owner, member)
      expect(await giveNow(owner, member)).toMatchObject({ error: { name: 'FamilyAlreadyGiven' } })
      // An invitation that nobody answered keeps nobody from giving; whoever gives takes none.
      expect(await giveNow(member, third)).toMatchObject({ ok: true })
      const grantId = given.ok ? given.value.id : ''
      expect(await answerNow(member, grantId)).toMatchObject({ error: { name: 'FamilyChain' } })
      expect(await answerNow(third, grantId)).toMatchObject({ error: { name: 'GrantUnknown' } })
      const other = await accepted(0)
      expect(await giveNow(other.member, third)).toMatchObject({ error: { name: 'FamilyChain' } })
      // Known before the form: it takes no member to say so.
      const before = ({ id }: Somebody) => ownerRefusal(bank.db.drizzle, id, dayOfInstant(NOW))
      expect([await before(other.member), await before(third)]).toMatchObject([{ name: 'FamilyChain' }, undefined])
    })

    test('a card in use stays in its owner’s and its member’s list, however many came to nothing after it', async () => {
      const { owner, member, grantId } = await accepted(0)
      const over = (index: number): FamilyGrant => ({
        ...{ id: `${grantId}-${index}`, ownerId: owner.id, memberId: member.id, relation: '107', ...LIMITS },
        ...{ state: 'ENDED', invitedAt: NOW + 1 + index, answerBy: dayOfInstant(NOW), changedAt: NOW + 1 + index },
      })
      await bank.db.drizzle.insert(familyGrants).values(Array.from({ length: 60 }, (_, index) => over(index)))
      for (const list of [givenBy(bank.db.drizzle, owner.id), receivedBy(bank.db.drizzle, member.id)])
        expect((await list).slice(0, 2).map(({ state }) => state)).toEqual(['ACTIVE', 'ENDED'])
    })

    race('the sixth card twice at once gives five in all', async () => {
      const owner = await person(0)
      const members = await Promise.all(Array.from({ length: 6 }, () => person(0)))
      for (const member of members.slice(0, 4)) await giveNow(owner, member)
      const [fifth, sixth] = members.slice(4)
      if (!fifth || !sixth) throw new Error('two members are missing')
      const outcomes = await Promise.all([fifth, sixth, fifth, sixth].map((member) => giveNow(owner, member)))
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
      const open = (await givenBy(bank.db.drizzle, owner.id)).filter(({ state }) => isOpenGrant(state))
      expect(open).toHaveLength(FAMILY.mostGiven)
      expect(await giveNow(owner, await person(0))).toMatchObject({ error: { name: 'FamilyLimitReached' } })
    })
  })

  describe('standing', () => {
    const UNFIT = [
      ['only receives', { receiveNoPay: 'Y' }, {}, 'AccountReceiveOnly'],
      ['sleeps', { acctStatus: 'D' }, {}, 'AccountDormant'],
      ['lacks pictures of the ID card', { missingImageState: 'M' }, {}, 'AccountImageMissing'],
      ['has an ID card that is over', {}, { idCardUntil: addDays(dayOfInstant(NOW), -1) }, 'IdCardExpired'],
    ] as const
    const unfit = async (who: Somebody, account: object, customer: object) => {
      const { accounts, customers } = schema
      const row = { receiveNoPay: 'N' as const, ...account }
      await bank.db.drizzle.update(accounts).set(row).where(eq(accounts.customerId, who.id))
      const kept = { mobileNo: who.mobileNo, ...customer }
      await bank.db.drizzle.update(customers).set(kept).where(eq(customers.id, who.id))
    }

    test.each(UNFIT)('an owner who %s gives none, and is told why', async (_, account, customer, name) => {
      const [owner, member] = [await person(0), await person(0)]
      await unfit(owner, account, customer)
      expect(await giveNow(owner, member)).toMatchObject({ error: { name } })
    })

    test.each(UNFIT)('to somebody who %s none is given, in the words for nobody', async (_, account, customer) => {
      const [owner, member] = [await person(0), await person(0)]
      await unfit(member, account, customer)
      const [refused, nobody] = [await giveNow(owner, member), await giveNow(owner, { mobileNo: '17019999999' })]
      expect(refused).toEqual(nobody)
    })

    test.each(UNFIT)(
      'somebody who %s accepts none, declines it, and pays with none',
      async (_, account, customer, name) => {
        const [owner, member] = [await person(0), await person(0)]
        const given = await giveNow(owner, member)
        const grantId = given.ok ? given.value.id : ''
        const other = await accepted(5_000)
        await unfit(member, account, customer)
        await unfit(other.member, account, customer)
        expect(await answerNow(member, grantId)).toMatchObject({ error: { name } })
        expect(await answerNow(member, grantId, false)).toMatchObject({ value: { state: 'DECLINED' } })
        expect(await pay(other.grantId, yuan(1))).toMatchObject({ error: { name: 'GrantUnknown' } })
      },
    )

    test.each(['owner', 'member'] as const)('whichever closes the account, the %s: every card is over', async (who) => {
      const { owner, member, grantId } = await accepted(5_000)
      const invited = await giveNow(owner, await person(0))
      const closing = who === 'owner' ? owner : member
      const { accounts } = schema
      const closed = (closedAt: number | null) =>
        bank.db.drizzle.update(accounts).set({ closedAt }).where(eq(accounts.customerId, closing.id))
      await closed(NOW + 1)
      const states = async () =>
        Object.fromEntries((await givenBy(bank.db.drizzle, owner.id)).map(({ id, state }) => [id, state]))
      const invitedId = invited.ok ? invited.value.id : ''
      const expected = { [grantId]: 'ENDED', [invitedId]: who === 'owner' ? 'ENDED' : 'INVITED' }
      expect(await states()).toEqual(expected)
      // Nor does an account that is opened again bring one back.
      await closed(null)
      expect(await states()).toEqual(expected)
      expect(await pay(grantId, yuan(1))).toMatchObject({ error: { name: 'GrantUnknown' } })
    })

    race('of closing and accepting at once no card in use is left', async () => {
      for (let round = 0; round < 5; round += 1) {
        const [owner, member] = [await person(0), await person(0)]
        const given = await giveNow(owner, member)
        const { accounts } = schema
        const set = { closedAt: NOW + 1 }
        await Promise.all([
          answerNow(member, given.ok ? given.value.id : ''),
          bank.db.drizzle.update(accounts).set(set).where(eq(accounts.customerId, member.id)),
        ])
        expect((await givenBy(bank.db.drizzle, owner.id)).map(({ state }) => state)).toEqual(['ENDED'])
      }
    })

    test('the other hears once that it is over', async () => {
      const { owner, member, grantId } = await accepted(0)
      const { accounts } = schema
      await bank.db.drizzle
        .update(accounts)
        .set({ closedAt: NOW + 1 })
        .where(eq(accounts.customerId, member.id))
      // Ten days later: the clock was moved, or the bank stood still.
      for (let minute = 0; minute < 2; minute += 1)
        await notifyClosedFamilyCards({ db: bank.db, businessNow: async () => NOW + 10 * DAY_MS + 60_000 * minute })
      const { messages } = schema
      const heard = await bank.db.drizzle
        .select({ id: messages.customerId })
        .from(messages)
        .where(eq(messages.source, `familyCard closed ${grantId}`))
      expect(heard).toEqual([{ id: owner.id }])
    })
  })

  describe('a merchant’s retry', () => {
    race('after a lost answer pays once, at once or later, and gives back once', async () => {
      const { owner, grantId } = await accepted(100_000)
      const order = { clientId: 'till-7-0001', grantId, amount: yuan(120), merchant: '样例超市', now: NOW }
      const both = await Promise.all([payOnce(bank.db, order), payOnce(bank.db, order)])
      const later = await payOnce(bank.db, { ...order, now: NOW + 60_000 })
      expect(later.ok).toBe(true)
      expect(both).toEqual([later, later])
      const left = async () => balanceOf(bank.db.drizzle, wallet(owner.id))
      expect(await left()).toBe(100_000 - 12_000)
      expect(await payOnce(bank.db, { ...order, amount: yuan(121) })).toMatchObject({
        error: { name: 'ClientIdReused' },
      })
      const orderNo = later.ok ? later.value.orderNo : ''
      const back = { clientId: 'till-7-0002', orderNo, amount: yuan(20), now: NOW }
      for (const again of [1, 2]) expect([again, (await refundOnce(bank.db, back)).ok]).toEqual([again, true])
      expect(await left()).toBe(100_000 - 10_000)
      // Another purchase has another id.
      expect(await payOnce(bank.db, { ...order, clientId: 'till-7-0003' })).toMatchObject({ ok: true })
      expect(await left()).toBe(100_000 - 22_000)
    })
  })

  test('an invitation is answered on its seventh day and lapses at that day’s end', async () => {
    const [owner, member, late] = [await person(0), await person(0), await person(0)]
    const [first, second] = [await giveNow(owner, member), await giveNow(owner, late)]
    const today = dayOfInstant(NOW)
    const lastDay = addDays(today, FAMILY.daysToAnswer)
    const end = (day: typeof today) =>
      bank.db.transaction((tx) =>
        lapseFamilyCards.run(tx, { day, nextDay: addDays(day, 1), at: instantOf(addDays(day, 1)), cursor: '' }),
      )
    await end(addDays(lastDay, -1))
    expect(await answerNow(member, first.ok ? first.value.id : '', true, instantOf(lastDay, 23))).toMatchObject({
      ok: true,
    })
    await end(lastDay)
    const states = (await givenBy(bank.db.drizzle, owner.id)).map(({ memberId, state }) => [memberId, state])
    expect(new Map(states as [string, string][])).toEqual(
      new Map([
        [member.id, 'ACTIVE'],
        [late.id, 'LAPSED'],
      ]),
    )
    const grantId = second.ok ? second.value.id : ''
    expect(await answerNow(late, grantId, true, instantOf(lastDay, 23))).toMatchObject({
      error: { name: 'GrantChanged' },
    })
  })

  describe('paying', () => {
    race('of fifty payments at once against a month for five, five pass, and the books say the same', async () => {
      const { owner, grantId } = await accepted(10_000_000)
      const outcomes = await Promise.all(Array.from({ length: 50 }, () => pay(grantId, yuan(100))))
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(5)
      expect(new Set(outcomes.map((one) => (one.ok ? 'paid' : one.error.name)))).toEqual(
        new Set(['paid', 'FamilyLimitReached']),
      )
      expect(await balanceOf(bank.db.drizzle, wallet(owner.id))).toBe(10_000_000 - 50_000)
      expect(await checkInvariants(bank.db)).toEqual([])
    })

    race('all cards together keep to what a Type II account may spend in a day', async () => {
      const owner = await person(10_000_000)
      const cards: string[] = []
      for (let index = 0; index < 3; index += 1) {
        const member = await person(0)
        const limits = { monthLimit: FAMILY.mostAMonth, single: FAMILY.mostAtOnce }
        const given = await bank.db.transaction((tx) => give(tx, giving(owner, member, limits), NOW))
        cards.push(given.ok ? given.value.id : '')
        await answerNow(member, cards[index] ?? '')
      }
      const outcomes = await Promise.all(
        cards.flatMap((grantId) => Array.from({ length: 5 }, () => pay(grantId, yuan(1_000)))),
      )
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(10)
      // The next day begins anew, within the month.
      const left = await Promise.all(cards.map((grantId) => pay(grantId, yuan(1_000), NOW + 86_400_000)))
      expect(left.some(({ ok }) => ok)).toBe(true)
    })

    race('and with what the owner spends alone, to the fen; what comes back gives its day room again', async () => {
      const { owner, grantId } = await accepted(10_000_000)
      const order = { customerId: owner.id, acctId: ELECTRONIC, merchant: '样例商户', now: NOW }
      const alone = (amount: Fen) => bank.db.transaction((tx) => spendAlone(tx, { ...order, amount }))
      expect(await alone(yuan(9_900))).toMatchObject({ ok: true })
      expect(await pay(grantId, yuan(150))).toMatchObject({
        error: { name: 'NonBoundLimitDay', message: expect.stringContaining('今日还可使用100元') },
      })
      const paid = await pay(grantId, yuan(100))
      expect(await alone(fen(1))).toMatchObject({ error: { name: 'NonBoundLimitDay' } })
      expect(await back(paid.ok ? paid.value.orderNo : '', yuan(60), NOW + 86_400_000)).toMatchObject({ ok: true })
      const both = await Promise.all([alone(yuan(60)), pay(grantId, yuan(60))])
      expect(both.filter(({ ok }) => ok)).toHaveLength(1)
      expect(await checkInvariants(bank.db)).toEqual([])
    })

    test('what the owner doesn’t have is not spent, and nothing is written', async () => {
      const { owner, grantId } = await accepted(5_000)
      expect(await pay(grantId, yuan(51))).toMatchObject({ error: { name: 'InsufficientFunds' } })
      const rows = await bank.db.drizzle.select().from(familySpendings).where(eq(familySpendings.ownerId, owner.id))
      expect(rows).toEqual([])
      expect(await pay(grantId, yuan(50))).toMatchObject({ ok: true })
    })

    test.each([
      ['account only receives', { receiveNoPay: 'Y' }, {}],
      ['account sleeps', { acctStatus: 'D' }, {}],
      ['ID card lacks pictures', { missingImageState: 'M' }, {}],
      ['account is closed', { closedAt: NOW }, {}],
      ['ID card is over', {}, { idCardUntil: addDays(dayOfInstant(NOW), -1) }],
    ])('an owner whose %s pays nobody’s shopping', async (_, account, customer) => {
      const { owner, grantId } = await accepted(5_000)
      const { accounts, customers } = schema
      const isOwners = eq(accounts.customerId, owner.id)
      await bank.db.drizzle
        .update(accounts)
        .set({ receiveNoPay: 'N', ...account })
        .where(isOwners)
      await bank.db.drizzle
        .update(customers)
        .set({ mobileNo: owner.mobileNo, ...customer })
        .where(eq(customers.id, owner.id))
      expect(await pay(grantId, yuan(1))).toMatchObject({ error: { name: 'GrantUnknown' } })
      // Money in a closed account is a violation that no other test of this bank has made.
      await bank.db.drizzle.update(accounts).set({ closedAt: null }).where(isOwners)
    })

    race('a refund gives its own month room again, and never more than was paid', async () => {
      const { grantId } = await accepted(1_000_000)
      const november = NOW
      const december = NOW + 35 * 86_400_000
      const paid = await pay(grantId, yuan(200), november)
      const orderNo = paid.ok ? paid.value.orderNo : ''
      expect(await pay(grantId, yuan(200), december)).toMatchObject({ ok: true })
      expect(await back(orderNo, yuan(150), december)).toMatchObject({ ok: true })
      const use = (at: number) => monthUse(bank.db.drizzle, grantId, dayOfInstant(at))
      expect([await use(november), await use(december)]).toEqual([yuan(50), yuan(200)])
      const more = await Promise.all([back(orderNo, yuan(30)), back(orderNo, yuan(30))])
      expect(more.filter(({ ok }) => ok)).toHaveLength(1)
    })
  })

  /** What may happen to a grant, in any order. */
  type Step =
    | { readonly kind: GrantTrigger }
    | { readonly kind: 'spend' | 'refund'; readonly yuan: number }
    | { readonly kind: 'limits'; readonly month: number; readonly single: number }

  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ kind: fc.constantFrom<GrantTrigger[]>('accepted', 'declined', 'paused', 'resumed', 'ended') }),
    fc.record({ kind: fc.constant('spend' as const), yuan: fc.integer({ min: 1, max: 260 }) }),
    fc.record({ kind: fc.constant('spend' as const), yuan: fc.integer({ min: 1, max: 260 }) }),
    fc.record({ kind: fc.constant('refund' as const), yuan: fc.integer({ min: 1, max: 260 }) }),
    fc.record({
      kind: fc.constant('limits' as const),
      month: fc.integer({ min: 200, max: 800 }),
      single: fc.constantFrom(50, 200),
    }),
  )
  const BY: Readonly<Record<GrantTrigger, 'owner' | 'member' | 'bank'>> = {
    accepted: 'member',
    declined: 'member',
    lapsed: 'bank',
    paused: 'owner',
    resumed: 'owner',
    ended: 'owner',
    closed: 'bank',
  }

  test('any sequence does what the model does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20 }), async (steps) => {
        const [owner, member] = [await person(60_000), await person(0)]
        const given = await giveNow(owner, member)
        const id = given.ok ? given.value.id : ''
        const model = { state: 'INVITED' as GrantState, ...LIMITS, used: 0, money: 60_000 }
        const paid: { orderNo: string; left: number }[] = []
        const move = (trigger: GrantTrigger) =>
          bank.db.transaction(async (tx) => {
            const grant = await lockGrant(tx, id)
            return grant ? moveGrant(tx, grant, { trigger, by: BY[trigger], now: NOW }) : undefined
          })
        for (const one of steps) {
          if (one.kind === 'spend') {
            const amount = yuan(one.yuan)
            const may =
              spendingRefusal({ ...model, used: fen(model.used) }, amount) === undefined && amount <= model.money
            const outcome = await pay(id, amount)
            expect(outcome.ok).toBe(may)
            if (!outcome.ok) continue
            model.used += amount
            model.money -= amount
            paid.push({ orderNo: outcome.value.orderNo, left: amount })
          } else if (one.kind === 'refund') {
            const last = paid.at(-1)
            if (!last) continue
            const amount = yuan(one.yuan)
            const outcome = await back(last.orderNo, amount)
            expect(outcome.ok).toBe(amount <= last.left)
            if (!outcome.ok) continue
            last.left -= amount
            model.used -= amount
            model.money += amount
          } else if (one.kind === 'limits') {
            const limits = { monthLimit: yuan(one.month), single: yuan(one.single) }
            await bank.db.transaction((tx) => setGrant(tx, id, limits))
            Object.assign(model, limits)
          } else {
            const next = GRANT_MACHINES[BY[one.kind]].after(model.state, one.kind)
            expect((await move(one.kind))?.ok).toBe(next !== undefined)
            model.state = next ?? model.state
          }
        }
        const [kept] = (await givenBy(bank.db.drizzle, owner.id)) as readonly FamilyGrant[]
        expect(kept).toMatchObject({ state: model.state, monthLimit: model.monthLimit, single: model.single })
        expect(await monthUse(bank.db.drizzle, id, dayOfInstant(NOW))).toBe(model.used)
        expect(await balanceOf(bank.db.drizzle, wallet(owner.id))).toBe(model.money)
      }),
      { numRuns: sequences(10) },
    )
    expect(await checkInvariants(bank.db)).toEqual([])
  })

  describe('by its calls', () => {
    const [owner, member] = ['钱朵', '孙丽']
    const grantId = 'family-qianduo-sunli'
    const as = (name: string) => testClient(bank.server).as(name)

    test('the owner sees every payment, the member their own limit and nothing of the account', async () => {
      const given = await (await as(owner)).call(CALLS.queryFamilyCards, {})
      const mine = given.ok ? given.value.given.find((one) => one.grantId === grantId) : undefined
      expect(mine).toMatchObject({ memberName: '孙*', state: 'ACTIVE', usedThisMonth: 18_600, left: 181_400 })
      expect(new Set(given.ok ? given.value.given.map(({ state }) => state) : []).size).toBe(6)
      const spendings = await (await as(owner)).call(CALLS.queryFamilySpendings, { grantId })
      expect(spendings.ok && spendings.value.spendings).toHaveLength(3)
      const app = await as(member)
      const received = await app.call(CALLS.queryFamilyCards, {})
      const theirs = received.ok ? received.value.received.find((one) => one.grantId === grantId) : undefined
      expect(theirs).toMatchObject({ ownerName: '钱*', left: 181_400 })
      expect(Object.keys(theirs ?? {})).not.toContain('memberMobileNo')
      expect(await app.call(CALLS.queryFamilySpendings, { grantId })).toMatchObject({ error: 'GrantUnknown' })
    })

    test('what was paid is spending in the owner’s records and month, each with its order', async () => {
      const app = await as(owner)
      const page = told(await app.call(CALLS.queryWalletRecords, { type: 'spend' }))
      expect(page.records.map(({ kind, about, amount }) => [kind, about, amount])).toEqual([
        ['familyRefund', '康民大药房', 4_500],
        ['familySpend', '康民大药房', -4_500],
        ['familyRefund', '新华书店', 2_800],
        ['familySpend', '新华书店', -12_800],
        ['familySpend', '东街菜市场', -8_600],
      ])
      for (const { recordId } of page.records)
        expect(told(await app.call(CALLS.queryWalletRecord, { recordId })).orderNo).toBe(recordId)
      expect(told(await app.call(CALLS.queryMonthBill, {})).spent).toBe(18_600)
    })

    test('one that rests is used again by the password alone, and rests and ends without', async () => {
      const app = await as(owner)
      const id = 'family-qianduo-guoyulan'
      const turn = (action: 'pause' | 'resume' | 'end', password?: string) =>
        app.call(CALLS.changeFamilyCard, { grantId: id, action, ...(password && { password }) })
      expect(await turn('resume')).toMatchObject({ error: 'StepUpMissing' })
      expect(await turn('resume', '000000')).toMatchObject({ error: 'PasswordWrong' })
      expect(await turn('resume', DEMO_PASSWORD)).toMatchObject({ ok: true })
      expect(await turn('pause')).toMatchObject({ ok: true })
      const { accounts } = schema
      const status = (acctStatus: string) =>
        bank.db.drizzle
          .update(accounts)
          .set({ acctStatus })
          .where(eq(accounts.customerId, demoCustomerId('qianduo')))
      await status('D')
      expect(await turn('resume', DEMO_PASSWORD)).toMatchObject({ error: 'AccountDormant' })
      const more = { grantId, action: 'limits', monthLimit: 300_000, password: DEMO_PASSWORD } as const
      expect(await app.call(CALLS.changeFamilyCard, more)).toMatchObject({ error: 'AccountDormant' })
      await status('N')
    })

    test('limits go down at once and up by the password; the member changes none', async () => {
      const app = await as(owner)
      const limits = (monthLimit: number, password?: string) =>
        app.call(CALLS.changeFamilyCard, {
          grantId,
          action: 'limits',
          monthLimit,
          single: 50_000,
          ...(password && { password }),
        })
      expect(await limits(100_000)).toMatchObject({ ok: true })
      expect(await limits(150_000)).toMatchObject({ error: 'StepUpMissing' })
      expect(await limits(150_000, '000000')).toMatchObject({ error: 'PasswordWrong' })
      expect(await limits(150_000, DEMO_PASSWORD)).toMatchObject({ ok: true })
      expect(await limits(500_001, DEMO_PASSWORD)).toMatchObject({ error: 'AmountInvalid' })
      const other = await as(member)
      const asked = { grantId, action: 'limits', monthLimit: 100, single: 100 } as const
      expect(await other.call(CALLS.changeFamilyCard, asked)).toMatchObject({ error: 'GrantUnknown' })
      expect(await other.call(CALLS.changeFamilyCard, { grantId, action: 'pause' })).toMatchObject({
        error: 'GrantChanged',
      })
      const stranger = await as('李娜')
      expect(await stranger.call(CALLS.changeFamilyCard, { grantId, action: 'end' })).toMatchObject({
        error: 'GrantUnknown',
      })
      expect(await other.call(CALLS.changeFamilyCard, { grantId, action: 'end' })).toMatchObject({ ok: true })
      expect(await app.call(CALLS.changeFamilyCard, { grantId, action: 'resume' })).toMatchObject({
        error: 'GrantChanged',
      })
      const rows = await bank.db.drizzle.select().from(familyGrants).where(eq(familyGrants.id, grantId))
      expect(rows[0]?.state).toBe('ENDED')
    })

    test('giving tries the password before it tells whether there is such a customer', async () => {
      const app = await as('李娜')
      const { mobileNo = '' } = findDemo('郭玉兰') ?? {}
      const asked = { mobileNo, name: '郭玉兰', relation: '103', monthLimit: 10_000, single: 10_000 }
      const wrong = { ...asked, mobileNo: '17000099999', password: '000000' }
      expect(await app.call(CALLS.giveFamilyCard, wrong)).toMatchObject({ error: 'PasswordWrong' })
      const given = await app.call(CALLS.giveFamilyCard, { ...asked, password: DEMO_PASSWORD })
      expect(given).toMatchObject({ value: { memberName: '郭**', state: 'INVITED' } })
      expect(await givenBy(bank.db.drizzle, demoCustomerId('lina'))).toHaveLength(1)
      // Who uses one is told before the form, and before the password, that they can give none.
      const member = await as('郭玉兰')
      const { grantId } = told(given)
      told(await member.call(CALLS.answerFamilyCard, { grantId, accept: true }))
      const obstacles = await member.call(CALLS.queryObstacles, { call: 'giveFamilyCard' })
      expect(obstacles).toMatchObject({ value: { obstacles: [{ name: 'FamilyChain' }] } })
    })
  })
})
