import { eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import type { CampaignDefinition, CampaignTask } from '@/domain/campaign/campaign'
import { addDays, DAY_MS } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { mondayOf } from '@/domain/dates/week'
import { fen, yuan, ZERO_FEN } from '@/domain/money/fen'
import { relations } from '@sandbox/business/referral/tables'
import { giveReferralPoints } from '@sandbox/business/referral/reward'
import { closeNow, openLeaver } from '@sandbox/business/closure/testing/closed'
import { CAPABILITIES } from '@sandbox/capabilities'
import { madeUpIdCardNo } from '@sandbox/host/seeding/idCards'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { bankNow } from '@sandbox/kernel/clock'
import { openCustomer } from '@sandbox/kernel/db/testing/people'
import { writeFlag } from '@sandbox/kernel/flags'
import type { FlagName } from '@sandbox/kernel/flags'
import type { DomainEvent } from '@sandbox/kernel/domainEvents'
import { undoneWhenRefused } from '@sandbox/kernel/orders/runOnce'
import type { Customer } from '@sandbox/kernel/scope'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { told } from '@sandbox/testing/acts'
import { newClientId, testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { testsOf, withBank } from '@sandbox/testing/withBank'
import { draftOf } from './campaigns'
import { BY_THE_BANK, period } from './campaigns/period'
import { followOccasion } from './earn'
import { campaignRewards, helpAsks, helps } from './tables'
import { publishNow } from './testing/rewards'
import { joiningFor } from './testing/joining'
import { takeOffer } from './offers'
import { askForHelp, help as giveHelp } from './help'
import type { HelpPerson } from './help'
import { join } from './join'

const base = (actId: string, now: number): Omit<CampaignDefinition, 'kind' | 'tasks' | 'prizes' | 'budget'> => ({
  ...BY_THE_BANK,
  ...period(dayOfInstant(now), { from: 0, days: 40, claimDays: 10 }),
  actId,
  title: '样例',
  summary: '样例',
  picture: { motif: 'book', tone: 'blue' },
  audience: { staff: true },
  rules: { version: 1, text: ['样例'] },
  variants: [{ variant: 'a', blocks: [{ block: 'HERO', title: '样例', text: '样例' }] }],
})

const POINTS = { kind: 'POINTS', prize: '', name: '5积分', amount: 5, value: fen(63), stock: 50 } as const
const pointsFor = (actId: string, now: number, kind: CampaignDefinition['kind'], task: Partial<CampaignTask>) => ({
  ...base(actId, now),
  kind,
  budget: yuan(32),
  prizes: [{ ...POINTS, prizeKey: 'p' }],
  tasks: [{ taskKey: 't', title: '任务', trigger: 'checkedIn' as const, prizeKey: 'p', most: 9, ...task }],
})

withBank((bank) => {
  const { test, race } = testsOf(bank)
  const on = () => bank.db.drizzle
  const now = () => bankNow(on())
  const customerId = demoCustomerId('lina')
  let lina: TestCustomer
  beforeAll(async () => {
    lina = await testClient(bank.server).as('lina')
  })
  afterEach(async () => expect(await checkInvariants(bank.db)).toEqual([]))

  const begin = async (definition: CampaignDefinition) => {
    const at = await now()
    await bank.db.transaction((tx) => publishNow(tx, definition, at))
  }
  const turn = async (name: FlagName, value: '0' | '1') => writeFlag(on(), name, value, await now())
  const earned = (actId: string) =>
    on().select().from(campaignRewards).where(eq(campaignRewards.actId, actId)).orderBy(campaignRewards.number)
  const happen = (occasion: DomainEvent, about: string, at: number) =>
    bank.db.transaction((tx) => followOccasion(tx, { occasion, customerId, about, now: at }))

  test('of a day or a week only so many bring something, and who joins later is counted alike', async () => {
    // A Monday that is still to come, so that days and weeks are known.
    const monday = instantOf(addDays(mondayOf(dayOfInstant(await now())), 7))
    const limited = async (actId: string, per: 'DAY' | 'WEEK') =>
      begin(pointsFor(actId, await now(), 'LEARN', { trigger: 'learned', within: { per, most: 2 } }))
    await limited('daily1', 'DAY')
    await limited('weekly1', 'WEEK')
    await limited('later1', 'DAY')
    for (const actId of ['daily1', 'weekly1']) told(await lina.call(CALLS.joinCampaign, { actId, rulesVersion: 1 }))
    for (const [about, days] of [
      ['a', 0],
      ['b', 0],
      ['c', 0],
      ['c', 1],
      ['d', 6],
      ['e', 7],
    ] as const)
      await happen('learned', `limit ${about}`, monday + days * DAY_MS)
    const abouts = async (actId: string) => (await earned(actId)).map((row) => row.period.replace('limit ', ''))
    // The same article again is the same: what was over the limit isn't made up for on another day.
    expect(await abouts('daily1')).toEqual(['a', 'b', 'd', 'e'])
    expect(await abouts('weekly1')).toEqual(['a', 'b', 'e'])
    told(await lina.call(CALLS.joinCampaign, { actId: 'later1', rulesVersion: 1 }))
    expect(await abouts('later1')).toEqual(['a', 'b', 'd', 'e'])
    const mine = told(await lina.call(CALLS.queryMyCampaign, { actId: 'weekly1' }))
    expect(mine.tasks).toMatchObject([{ done: 3, promised: 3, inSpan: 0 }])
  })

  test('checking in so often brings its one reward, in a row or not, and days before joining count', async () => {
    const at = await now()
    const start = instantOf(dayOfInstant(at))
    await begin(pointsFor('path1', at, 'CHECKIN', { most: 1, after: 3 }))
    const checkIn = (days: number) => happen('checkedIn', addDays(dayOfInstant(start), days), start + days * DAY_MS)
    await checkIn(1)
    told(await lina.call(CALLS.joinCampaign, { actId: 'path1', rulesVersion: 1 }))
    await checkIn(2)
    await checkIn(2)
    expect(await earned('path1')).toEqual([])
    const mine = told(await lina.call(CALLS.queryMyCampaign, { actId: 'path1' }))
    expect(mine.tasks).toMatchObject([{ done: 2, promised: 0 }])
    for (const days of [9, 10]) await checkIn(days)
    expect(await earned('path1')).toMatchObject([{ period: '', amount: 5, state: 'EARNED' }])
  })

  test('who was invited and opened an account brings points while the switch is on, and nothing is shown while it is off', async () => {
    const at = await now()
    const relationId = 'R1'
    await turn('referralRewardEnabled', '1')
    const draft = draftOf('inviteFriend', dayOfInstant(at))
    if (!draft) throw new Error('no such campaign')
    await begin(draft)
    told(await lina.call(CALLS.joinCampaign, { actId: 'inviteFriend', rulesVersion: 1 }))
    const invitee = await openCustomer(bank.db, 0)
    const [some] = await on().select().from(relations).limit(1)
    if (!some) throw new Error('the seed has no relation')
    await on()
      .insert(relations)
      .overridingSystemValue()
      .values({
        ...{
          ...some,
          number: 900_000,
          relationId,
          openId: 'invited by lina',
          customerId: invitee,
          inviterId: customerId,
        },
        ...{ state: 'EFFECTIVE', boundAt: at, effectiveAt: at, endedAt: null, reward: 'DUE' },
      })
    const give = () =>
      giveReferralPoints({ db: bank.db, capabilities: CAPABILITIES, businessNow: () => Promise.resolve(at) })
    await give()
    await give()
    expect(await earned('inviteFriend')).toMatchObject([{ period: relationId, kind: 'POINTS', customerId }])
    await turn('referralRewardEnabled', '0')
    expect(told(await lina.call(CALLS.queryCampaign, { actId: 'inviteFriend' }))).toMatchObject({
      ...{ closed: true, tasks: [], rules: [] },
    })
    const listed = told(await lina.call(CALLS.queryCampaigns, {})).campaigns.map(({ actId }) => actId)
    expect(listed).not.toContain('inviteFriend')
    await happen('invited', 'R2', at)
    expect(await earned('inviteFriend')).toHaveLength(1)
    await on().delete(relations).where(eq(relations.relationId, relationId))
  })

  describe('friends’ help', () => {
    const PEOPLE = ['lina', 'zhangwei', 'wuqiang'] as const
    let people: TestCustomer[]
    beforeAll(async () => {
      people = []
      for (const key of PEOPLE) people.push(await testClient(bank.server).as(key))
      // Phones of their own: by the sign of one phone two people are one.
      people.forEach((app, nth) => Object.assign(app, { cookieId: `${nth}e1b`.padEnd(32, '0') }))
      await turn('helpInWeChat', '1')
    })
    afterAll(() => turn('helpInWeChat', '0'))
    const person = (who: number): TestCustomer => people[who] as TestCustomer
    const campaign = async (actId: string, most = 1) =>
      begin(pointsFor(actId, await now(), 'HELP', { trigger: 'helped', about: actId, within: { per: 'WEEK', most } }))
    const linkOf = async (who: number, actId: string): Promise<string> => {
      told(await person(who).call(CALLS.joinCampaign, { actId, rulesVersion: 1 }))
      return told(await person(who).call(CALLS.askHelp, { actId })).helpCode
    }
    const help = (who: number, code: string) => person(who).call(CALLS.helpFriend, { helpCode: code })

    race('counts once a helper and week, never for oneself or for each other, and only so often', async () => {
      await campaign('help1')
      expect(await person(0).call(CALLS.askHelp, { actId: 'help1' })).toMatchObject({ error: 'NotEligible' })
      const code = await linkOf(0, 'help1')
      expect(told(await person(0).call(CALLS.askHelp, { actId: 'help1' })).helpCode).toBe(code)
      expect(await help(0, code)).toMatchObject({ error: 'SelfHelp' })
      expect(await help(1, 'NOSUCHCODE')).toMatchObject({ error: 'HelpUnknown' })
      const both = await Promise.all([help(1, code), help(1, code)])
      for (const answer of both) expect(told(answer)).toEqual({ name: '李*' })
      const brought = await earned('help1')
      expect(brought).toMatchObject([{ customerId, kind: 'POINTS', amount: 5 }])
      expect(await help(2, code)).toMatchObject({ error: 'HelpComplete' })
      // The helped can't help back, and the helper helps nobody else.
      const back = await linkOf(1, 'help1')
      expect(await help(0, back)).toMatchObject({ error: 'MutualHelp' })
      const third = await linkOf(2, 'help1')
      expect(await help(1, third)).toMatchObject({ error: 'AlreadyHelped' })
      expect(told(await help(0, third))).toMatchObject({ name: '吴*' })
      const anybody = await testClient(bank.server).anonymous()
      expect(told(await anybody.call(CALLS.queryHelp, { helpCode: code }))).toMatchObject({
        name: '李*',
        had: 1,
        most: 1,
        state: 'COMPLETE',
      })
    })

    race('of two who help each other at the same moment one is refused', async () => {
      await campaign('help2')
      const [mine, theirs] = [await linkOf(0, 'help2'), await linkOf(1, 'help2')]
      const answers = await Promise.all([help(1, mine), help(0, theirs)])
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      expect(answers.find(({ ok }) => !ok)).toMatchObject({ error: 'MutualHelp' })
      expect(await earned('help2')).toHaveLength(1)
    })

    test('from the phone on which it was asked for is one’s own, and last week’s link helps nobody', async () => {
      await campaign('help3', 3)
      const code = await linkOf(0, 'help3')
      const { cookieId } = person(1)
      Object.assign(person(1), { cookieId: person(0).cookieId })
      expect(await help(1, code)).toMatchObject({ error: 'SelfHelp' })
      Object.assign(person(1), { cookieId })
      const isIt = eq(helpAsks.code, code)
      await on()
        .update(helpAsks)
        .set({ week: addDays(mondayOf(dayOfInstant(await now())), -7) })
        .where(isIt)
      expect(await help(1, code)).toMatchObject({ error: 'HelpOver' })
      expect(told(await person(1).call(CALLS.queryHelp, { helpCode: code })).state).toBe('OVER')
    })

    test('neither who has left helps nor is helped, and the same person helps once whatever account it is', async () => {
      await campaign('help5', 3)
      const at = await now()
      const card = madeUpIdCardNo('19880808', 615)
      const someone = (id: string, idCardNo: string): HelpPerson => ({
        ...{ customer: { id, idCardNo } as Customer, openId: id, cookieId: undefined, now: at },
      })
      const helpBy = (who: HelpPerson, code: string) =>
        bank.db.transaction((tx) => undoneWhenRefused(tx, (within) => giveHelp(within, code, who)))
      const asker = await openLeaver(bank.db, 0)
      const asked = await bank.db.transaction(async (tx) => {
        const joined = await join(tx, await joiningFor(tx, asker.customerId, { actId: 'help5', now: at }))
        if (!joined.ok) throw new Error(joined.error.name)
        return askForHelp(tx, 'help5', someone(asker.customerId, asker.idCardNo))
      })
      const ofLeaver = asked.ok ? asked.value.code : ''
      const mine = await linkOf(0, 'help5')
      const first = await openLeaver(bank.db, 0, card)
      const helper = someone(first.customerId, card)
      expect(await helpBy(helper, mine)).toMatchObject({ ok: true })
      expect(await closeNow(bank.db, first.customerId)).toBe('CLOSED')
      const again = await openLeaver(bank.db, 0, card)
      expect(await helpBy(someone(again.customerId, card), ofLeaver)).toMatchObject({
        error: { name: 'AlreadyHelped' },
      })
      // As a call would that was let in before the account was closed.
      expect(await helpBy(helper, ofLeaver)).toMatchObject({ error: { name: 'AccountMissing' } })
      expect(told(await person(1).call(CALLS.queryHelp, { helpCode: ofLeaver })).state).toBe('OPEN')
      expect(await closeNow(bank.db, asker.customerId)).toBe('CLOSED')
      expect(await help(1, ofLeaver)).toMatchObject({ error: 'HelpUnknown' })
      expect(await person(1).call(CALLS.queryHelp, { helpCode: ofLeaver })).toMatchObject({ error: 'HelpUnknown' })
      expect(await on().$count(helps, eq(helps.code, ofLeaver))).toBe(0)
      expect((await earned('help5')).map((row) => row.customerId)).toEqual([customerId])
    })

    test('is closed with its switch, whatever was asked for before', async () => {
      await campaign('help4')
      const code = await linkOf(0, 'help4')
      await turn('helpInWeChat', '0')
      expect(await person(0).call(CALLS.askHelp, { actId: 'help4' })).toMatchObject({ error: 'CampaignUnknown' })
      expect(await person(1).call(CALLS.queryHelp, { helpCode: code })).toMatchObject({ error: 'HelpUnknown' })
      expect(await help(1, code)).toMatchObject({ error: 'HelpUnknown' })
      await turn('helpInWeChat', '1')
      const draft = draftOf('weekHelp', dayOfInstant(await now()))
      if (draft) await begin(draft)
      expect(told(await lina.call(CALLS.queryCampaign, { actId: 'weekHelp' })).closed).toBe(false)
    })
  })

  const rush = (actId: string, at: number, startAt = at): CampaignDefinition => ({
    ...base(actId, at),
    startAt,
    kind: 'SECKILL',
    budget: yuan(50),
    prizes: [
      { prizeKey: 'v', kind: 'VOUCHER', prize: 'cafe10', name: '券', amount: ZERO_FEN, value: yuan(10), stock: 5 },
    ],
    tasks: [{ taskKey: 'v', title: '抢', trigger: 'chosen', prizeKey: 'v', most: 1 }],
  })

  race('of forty at once for five, exactly five get one, each once', async () => {
    const at = await now()
    await begin(rush('rush1', at))
    const crowd = await Promise.all(Array.from({ length: 40 }, () => openCustomer(bank.db, 0)))
    const take = (id: string) =>
      bank.db.transaction(async (tx) => {
        const joining = await joiningFor(tx, id, { actId: 'rush1', now: at })
        const taken = await takeOffer(tx, CAPABILITIES, joining, 'v')
        return taken.ok ? 'taken' : taken.error.name
      })
    // Each person on two phones.
    const outcomes = await Promise.all([...crowd, ...crowd].map(take))
    expect(outcomes.filter((one) => one === 'taken')).toHaveLength(5)
    expect(new Set(outcomes)).toEqual(new Set(['taken', 'RewardBudgetUsedUp', 'OfferTaken']))
    expect(new Set((await earned('rush1')).map(({ customerId: who }) => who)).size).toBe(5)
  })

  test('nothing is had before its second, while its switch is off, or once it is sold out, which needs no transaction', async () => {
    const at = await now()
    await begin(rush('rush2', at, at + 60_000))
    const take = (actId: string, clientId = newClientId()) =>
      lina.call(CALLS.claimOffer, { clientId, actId, offerKey: 'v', rulesVersion: 1 })
    expect(await take('rush2')).toMatchObject({ error: 'CampaignNotRunning' })
    await begin(rush('rush3', at))
    await turn('seckillEnabled', '0')
    expect(await take('rush3')).toMatchObject({ error: 'CampaignUnknown' })
    await turn('seckillEnabled', '1')
    const clientId = newClientId()
    const got = told(await take('rush3', clientId))
    expect(got).toMatchObject({ name: '券' })
    for (let left = 0; left < 4; left += 1) {
      const id = await openCustomer(bank.db, 0)
      await bank.db.transaction(async (tx) =>
        takeOffer(tx, CAPABILITIES, await joiningFor(tx, id, { actId: 'rush3', now: at }), 'v'),
      )
    }
    // Who has one hears so, also when they ask again; anybody else that it is over.
    expect(told(await take('rush3', clientId))).toEqual(got)
    expect(await take('rush3')).toMatchObject({ error: 'OfferTaken' })
    const other = await testClient(bank.server).as('zhangwei')
    const asked = { clientId: newClientId(), actId: 'rush3', offerKey: 'v', rulesVersion: 1 }
    expect(await other.call(CALLS.claimOffer, asked)).toMatchObject({ error: 'RewardBudgetUsedUp' })
  })
})
