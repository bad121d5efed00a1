import { and, eq, isNotNull } from 'drizzle-orm'
import { day, DAY_MS } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { fen } from '@/domain/money/fen'
import { CAPABILITIES } from '@sandbox/capabilities'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { messages } from '@sandbox/business/message/tables'
import { bankNow } from '@sandbox/kernel/clock'
import { schema } from '@sandbox/kernel/db'
import type { Bank } from '@sandbox/kernel/scope'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { withEmbeddedBank } from '@sandbox/testing/withBank'
import { claim, clear, grantHeld, revoke, rewardOf } from './claim'
import { campaignConsole } from './console'
import { followOccasion } from './earn'
import { join } from './join'
import { campaignRewards, participations } from './tables'
import { publishNow } from './testing/rewards'
import { scarce } from './testing/scarce'

withEmbeddedBank((bank) => {
  const on = () => bank.db.drizzle
  afterEach(async () => expect(await checkInvariants(bank.db)).toEqual([]))

  const offer = async (actId: string) => {
    const at = await bankNow(on())
    const many = scarce(actId, at)
    const prizes = many.prizes.map((prize) => ({ ...prize, stock: 9 }))
    await bank.db.transaction((tx) => publishNow(tx, { ...many, prizes, budget: fen(900) }, at))
    return at
  }
  interface From {
    readonly cookieId?: string
    readonly address?: string
    readonly at?: number
    readonly openId?: string
    readonly registeredAt?: number
  }
  /** Joins from somewhere, registered long ago unless said. @returns by which rules it is looked at */
  const joinAs = async (
    customerId: string,
    actId: string,
    { at, cookieId, address, openId = customerId, registeredAt = 0 }: From = {},
  ) => {
    const { customers } = schema
    const [customer] = await on().select().from(customers).where(eq(customers.id, customerId))
    if (!customer) throw new Error(`there is no ${customerId}`)
    const now = at ?? (await bankNow(on()))
    const who = { customer: { ...customer, registeredAt }, account: { openedAt: 0 } }
    const joining = { ...who, actId, rulesVersion: 1, openId, cookieId, address, now }
    const joined = await bank.db.transaction((tx) => join(tx, joining))
    if (!joined.ok) throw new Error(joined.error.name)
    return joined.value.suspected
  }
  /** Everybody who may join, by their number. */
  const people = async () => {
    const { accounts, customers } = schema
    const rows = await on()
      .select({ id: customers.id })
      .from(customers)
      .innerJoin(accounts, eq(accounts.customerId, customers.id))
      .where(isNotNull(customers.idCardNo))
      .orderBy(customers.id)
    return [...new Set(rows.map(({ id }) => id))]
  }

  describe('claims', () => {
    const lina = demoCustomerId('lina')
    let run = 0
    /** Four rewards of somebody, and how to claim them, each so many milliseconds after the beginning. */
    const earned = async (actId: string) => {
      const at = await offer(actId)
      await joinAs(lina, actId)
      for (const about of ['a', 'b', 'c', 'd'].map((one) => `${actId} ${one}`))
        await bank.db.transaction((tx) =>
          followOccasion(tx, { occasion: 'checkedIn', customerId: lina, about, now: at }),
        )
      const rewards = await on().select().from(campaignRewards).where(eq(campaignRewards.actId, actId))
      const claimAt = async (nth: number, ms: number) => {
        const one = { customerId: lina, rewardId: rewards[nth]?.rewardId ?? '', amount: 80, now: at + ms }
        const claimed = await bank.db.transaction((tx) => claim(tx, CAPABILITIES, one))
        return claimed.ok ? claimed.value.state : claimed.error.name
      }
      return { at, claimAt, rewardId: (nth: number) => rewards[nth]?.rewardId ?? '' }
    }

    test.each<[string, readonly number[], readonly string[]]>([
      ['three within three seconds: the third waits', [0, 1_000, 2_999], ['GRANTED', 'GRANTED', 'CLAIMED']],
      ['three in three seconds are a person’s', [0, 1_500, 3_000, 4_500], ['GRANTED', 'GRANTED', 'GRANTED', 'GRANTED']],
      ['all at once by one tap are one', [0, 0, 0, 0], ['GRANTED', 'GRANTED', 'GRANTED', 'GRANTED']],
      ['what follows waits too', [0, 1_000, 2_000, 60_000], ['GRANTED', 'GRANTED', 'CLAIMED', 'CLAIMED']],
    ])('%s', async (_, after, states) => {
      run += 1
      const { claimAt } = await earned(`fast${run}`)
      const start = run * 1_000_000
      const found = []
      for (const [nth, ms] of after.entries()) found.push(await claimAt(nth, start + ms))
      expect(found).toEqual(states)
    })

    test('are counted in whatever campaigns they are made', async () => {
      const [one, two] = [await earned('across1'), await earned('across2')]
      const start = 30_000_000
      const found = [await one.claimAt(0, start), await one.claimAt(1, start + 1_000)]
      found.push(await two.claimAt(0, start + 2_000 - (two.at - one.at)))
      expect(found).toEqual(['GRANTED', 'GRANTED', 'CLAIMED'])
    })

    test('that were found to be nothing are granted, and the next that are too fast wait again', async () => {
      const { at, claimAt } = await earned('again1')
      const start = 9_000_000
      for (const [nth, ms] of [0, 1_000].entries()) await claimAt(nth, start + ms)
      expect(await claimAt(2, start + 2_000)).toBe('CLAIMED')
      const cleared = { actId: 'again1', customerId: lina, clerk: '风控专员', now: at + start + 2_500 }
      expect(await bank.db.transaction((tx) => clear(tx, CAPABILITIES, cleared))).toBe(true)
      expect(await claimAt(3, start + 2_900)).toBe('CLAIMED')
    })

    test('that were too fast keep back what follows only until they were looked at for as long as they may be', async () => {
      const { at, claimAt, rewardId } = await earned('over1')
      const start = 40_000_000
      for (const [nth, ms] of [0, 10].entries()) await claimAt(nth, start + ms)
      expect(await claimAt(2, start + 20)).toBe('CLAIMED')
      const tooFast = await rewardOf(on(), lina, rewardId(2))
      const stateOf = async (nth: number) => (await rewardOf(on(), lina, rewardId(nth)))?.state
      const grantOn = (now: number) =>
        grantHeld({ db: bank.db, capabilities: CAPABILITIES, businessNow: () => Promise.resolve(now) })
      const due = instantOf(day(tooFast?.heldUntil ?? ''))
      await grantOn(due - 1)
      expect(await stateOf(2)).toBe('CLAIMED')
      await grantOn(due)
      expect(await stateOf(2)).toBe('GRANTED')
      expect(await claimAt(3, due - at)).toBe('GRANTED')
    })

    test('too fast and still looked at keep the suspicion, whatever else was looked at for long enough', async () => {
      const { at, claimAt, rewardId } = await earned('over2')
      const start = 50_000_000
      for (const [nth, ms] of [0, 10, 20].entries()) await claimAt(nth, start + ms)
      const stateOf = async (nth: number) => (await rewardOf(on(), lina, rewardId(nth)))?.state
      const isOne = (nth: number) => eq(campaignRewards.rewardId, rewardId(nth))
      // A slow one that waits beside it and is due first.
      await claimAt(3, start + 60_000)
      const [first] = await on().select().from(campaignRewards).where(isOne(3))
      await on()
        .update(campaignRewards)
        .set({ heldUntil: dayOfInstant(at + start) })
        .where(isOne(3))
      const grantOn = (now: number) =>
        grantHeld({ db: bank.db, capabilities: CAPABILITIES, businessNow: () => Promise.resolve(now) })
      await grantOn(at + start + 70_000)
      expect([await stateOf(2), await stateOf(3)]).toEqual(['CLAIMED', 'GRANTED'])
      const isMine = and(eq(participations.actId, 'over2'), eq(participations.customerId, lina))
      expect(await on().select().from(participations).where(isMine)).toMatchObject([
        { suspected: ['fastClaims'], clearedAt: null },
      ])
      await grantOn(instantOf(day(first?.heldUntil ?? '')))
      expect(await stateOf(2)).toBe('GRANTED')
    })

    test('that were too fast are taken back by that rule alone, and its owner reads it', async () => {
      const { at, claimAt, rewardId } = await earned('taken1')
      const start = 20_000_000
      for (const [nth, ms] of [0, 10, 20].entries()) await claimAt(nth, start + ms)
      const take = (rule: 'fastClaims' | 'sameDevice') =>
        bank.db.transaction((tx) =>
          revoke(tx, { rewardId: rewardId(2), rule, clerk: '风控专员', now: at + start + 30 }),
        )
      expect([await take('sameDevice'), await take('fastClaims')]).toEqual([false, true])
      const told = await on()
        .select()
        .from(messages)
        .where(eq(messages.source, `rewardRevoked ${rewardId(2)}`))
      expect(told[0]?.body).toContain('连续领取过快，疑似由程序操作')
    })
  })

  test('of one phone for many, everybody but the first is looked at', async () => {
    await offer('phone1')
    const [one = '', two = '', three = ''] = await people()
    const found = []
    for (const id of [one, two, three]) found.push(await joinAs(id, 'phone1', { cookieId: 'one-phone' }))
    expect(found).toEqual([[], ['sameDevice'], ['sameDevice']])
  })

  test('of several who are looked at, what is found of one grants nothing of another’s', async () => {
    const at = await offer('phone2')
    const [one = '', two = '', three = ''] = await people()
    for (const customerId of [one, two, three]) {
      await joinAs(customerId, 'phone2', { cookieId: 'another-phone' })
      const done = { occasion: 'checkedIn', customerId, about: `phone2 ${customerId}`, now: at } as const
      await bank.db.transaction((tx) => followOccasion(tx, done))
    }
    const rewards = await on().select().from(campaignRewards).where(eq(campaignRewards.actId, 'phone2'))
    const of = (customerId: string) => rewards.find((reward) => reward.customerId === customerId)?.rewardId ?? ''
    for (const customerId of [two, three]) {
      const mine = { customerId, rewardId: of(customerId), amount: 80, now: at }
      expect(await bank.db.transaction((tx) => claim(tx, CAPABILITIES, mine))).toMatchObject({ ok: true })
    }
    const cleared = { actId: 'phone2', customerId: two, clerk: '风控专员', now: at }
    expect(await bank.db.transaction((tx) => clear(tx, CAPABILITIES, cleared))).toBe(true)
    const states = [await rewardOf(on(), two, of(two)), await rewardOf(on(), three, of(three))]
    expect(states.map((reward) => reward?.state)).toEqual(['GRANTED', 'CLAIMED'])
  })

  test('what is granted by itself first stands first where somebody looks', async () => {
    const at = await offer('phone3')
    const [one = '', ...others] = await people()
    const looked = others.slice(0, 2)
    for (const customerId of [one, ...looked]) {
      await joinAs(customerId, 'phone3', { cookieId: 'third-phone' })
      const done = { occasion: 'checkedIn', customerId, about: `phone3 ${customerId}`, now: at } as const
      await bank.db.transaction((tx) => followOccasion(tx, done))
    }
    const rewards = await on().select().from(campaignRewards).where(eq(campaignRewards.actId, 'phone3'))
    for (const [days, customerId] of looked.entries()) {
      const { rewardId = '' } = rewards.find((reward) => reward.customerId === customerId) ?? {}
      const mine = { customerId, rewardId, amount: 80, now: at + days * 7 * DAY_MS }
      expect(await bank.db.transaction((tx) => claim(tx, CAPABILITIES, mine))).toMatchObject({ ok: true })
    }
    const listed = await campaignConsole.views.suspectedJoins({ db: bank.db } as unknown as Bank)
    const own = listed.filter(({ actId }) => actId === 'phone3')
    expect(own.map(({ customerId }) => customerId)).toEqual(looked)
  })

  test('of one open id, everybody but the first is looked at', async () => {
    await offer('openId1')
    const [one = '', two = ''] = await people()
    const found = []
    for (const id of [one, two]) found.push(await joinAs(id, 'openId1', { openId: 'one-open-id' }))
    expect(found).toEqual([[], ['sameOpenId']])
  })

  test('of many campaigns joined from a phone on a day the sixth is looked at, and none of the next day', async () => {
    const [one = ''] = await people()
    const found = []
    for (const nth of [1, 2, 3, 4, 5, 6]) {
      const at = await offer(`many${nth}`)
      found.push(await joinAs(one, `many${nth}`, { cookieId: 'busy-phone', at }))
    }
    expect(found).toEqual([[], [], [], [], [], ['manyJoins']])
    const at = await offer('many7')
    expect(await joinAs(one, 'many7', { cookieId: 'busy-phone', at: at + DAY_MS })).toEqual([])
  })

  test('of a number that is younger than a day, it is looked at', async () => {
    const at = await offer('young1')
    const [one = '', two = ''] = await people()
    expect(await joinAs(one, 'young1', { at, registeredAt: at - DAY_MS + 1 })).toEqual(['newNumber'])
    expect(await joinAs(two, 'young1', { at, registeredAt: at - DAY_MS })).toEqual([])
  })

  test('of one address, whoever joins after ten others within a day is looked at, in that campaign alone', async () => {
    await offer('address1')
    const at = await offer('address2')
    const all = (await people()).slice(0, 14)
    expect(all).toHaveLength(14)
    const found = []
    // An IPv6 subscriber has a /64, in which they take any address at will.
    for (const [nth, id] of all.slice(0, 12).entries())
      found.push(await joinAs(id, 'address1', { address: `2001:db8:1:2::${nth + 1}`, at }))
    expect(found).toEqual([...Array.from({ length: 11 }, () => []), ['sameAddress']])
    const [later = '', elsewhere = ''] = all.slice(12)
    expect(await joinAs(elsewhere, 'address1', { address: '2001:db8:1:3::1', at })).toEqual([])
    expect(await joinAs(later, 'address2', { address: '2001:db8:1:2::1', at })).toEqual([])
    expect(await joinAs(later, 'address1', { address: '2001:db8:1:2::1', at: at + DAY_MS })).toEqual([])
    const kept = await on().select().from(participations).where(eq(participations.actId, 'address1'))
    expect(kept.some(({ addressHash }) => addressHash?.includes('2001') === true)).toBe(false)
  })
})
