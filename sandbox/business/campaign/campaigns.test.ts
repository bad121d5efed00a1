import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { CALLS } from '@/contract/calls'
import type { CampaignDefinition } from '@/domain/campaign/campaign'
import { isFavourable } from '@/domain/campaign/publication'
import { addDays, DAY_MS } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { fen } from '@/domain/money/fen'
import { approvals, clerkOf, decide } from '@sandbox/business/approval'
import { chooseCampaignSms } from '@sandbox/business/message'
import { CAPABILITIES } from '@sandbox/capabilities'
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
import { handIn } from './approvalRule'
import { draftOf } from './campaigns'
import { clear, grantHeld, revoke } from './claim'
import { followOccasion } from './earn'
import { sendText } from './links'
import { moveCampaign } from './publish'
import { campaignRewards, campaigns, participations } from './tables'
import { campaign as capability } from '.'
import { publishNow } from './testing/rewards'
import { scarce } from './testing/scarce'

const PEOPLE = ['zhangwei', 'lina', 'wuqiang'] as const

type Step =
  | { readonly kind: 'join' | 'do' | 'claim' | 'claimAll' | 'withdraw' | 'doBoth'; readonly who: number }
  | { readonly kind: 'revoke' | 'pause' | 'wait' }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom('join' as const, 'do' as const, 'claim' as const, 'claimAll' as const, 'doBoth' as const),
      who: fc.nat({ max: 2 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), who: fc.nat({ max: 2 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('revoke' as const, 'pause' as const, 'wait' as const) }) },
)

withBank((bank) => {
  const { test, race } = testsOf(bank)
  const on = () => bank.db.drizzle
  const now = () => bankNow(on())
  let apps: TestCustomer[]
  beforeAll(async () => {
    apps = []
    for (const key of PEOPLE) apps.push(await testClient(bank.server).as(key))
  })
  // No person claims as fast as one test follows the other.
  beforeEach(() => advance(bank.db, 3_000))
  afterEach(async () => expect(await checkInvariants(bank.db)).toEqual([]))

  const app = (who: number): TestCustomer => apps[who] as TestCustomer
  const rowsOf = (actId: string) =>
    on().select().from(campaignRewards).where(eq(campaignRewards.actId, actId)).orderBy(campaignRewards.number)
  const publishScarce = async (actId: string) => {
    const at = await now()
    await bank.db.transaction((tx) => publishNow(tx, scarce(actId, at), at))
  }
  const act = async (who: number, about: string) => {
    const happened = { occasion: 'checkedIn', customerId: demoCustomerId(PEOPLE[who] ?? ''), about, now: await now() }
    await bank.db.transaction((tx) => followOccasion(tx, { ...happened, occasion: 'checkedIn' }))
  }
  const joinAs = (who: number, actId: string, rulesVersion = 1) =>
    app(who).call(CALLS.joinCampaign, { actId, rulesVersion })

  test('two people publish a campaign, compliance after the business, and a change only in customers’ favour', async () => {
    const at = await now()
    const definition = scarce('approved1', at)
    const begin = (one: CampaignDefinition) =>
      bank.db.transaction((tx) => handIn(tx, CAPABILITIES, { definition: one, clerk: '活动专员', now: at }))
    const begun = await begin(definition)
    if (!begun.ok) throw new Error(begun.error)
    const say = (clerk: string, payloadHash = begun.value.payloadHash) =>
      bank.db.transaction((tx) =>
        decide(
          tx,
          { capabilities: CAPABILITIES, actor: clerkOf(clerk), now: at },
          { approvalId: begun.value.approvalId, payloadHash, decision: 'APPROVE' },
        ),
      )
    expect(await joinAs(0, 'approved1')).toMatchObject({ error: 'CampaignUnknown' })
    expect(await say('活动专员')).toMatchObject({ error: { name: 'ApprovalNotYours' } })
    // Compliance not before the business, and nobody of the staff in the place of either.
    for (const clerk of ['合规专员', '主管0099'])
      expect(await say(clerk)).toMatchObject({ error: { name: 'ApprovalNotYours' } })
    expect(await say('业务主管')).toMatchObject({ value: { state: 'SUBMITTED' } })
    expect(await say('业务主管0088')).toMatchObject({ error: { name: 'ApprovalNotYours' } })
    expect(await say('业务主管')).toMatchObject({ error: { name: 'ApprovalNotYours' } })
    expect(await joinAs(0, 'approved1')).toMatchObject({ error: 'CampaignUnknown' })
    expect(await say('合规专员')).toMatchObject({ value: { state: 'EXECUTED' } })
    expect(await joinAs(0, 'approved1', 2)).toMatchObject({ error: 'CampaignRulesChanged' })
    told(await joinAs(0, 'approved1'))
    const worse = { ...definition, rules: { version: 2, text: ['样例'] }, budget: fen(200) }
    expect(isFavourable(definition, worse)).toBe(false)
    expect(await begin(worse)).toMatchObject({ ok: false })
    expect(await begin({ ...worse, budget: fen(400) })).toMatchObject({ ok: true })
    expect(await on().select().from(campaigns).where(eq(campaigns.actId, 'approved1'))).toMatchObject([{ budget: 300 }])
    expect(await begin({ ...definition, actId: 'broken1', title: '保本' })).toMatchObject({ ok: false })
    expect(await on().select().from(approvals).where(eq(approvals.payee, '活动broken1'))).toEqual([])
  })

  race('the last of a budget goes to one of two who come at once, and nothing is promised to the other', async () => {
    await publishScarce('last1')
    for (const who of [0, 1]) told(await joinAs(who, 'last1'))
    await act(0, 'last1 a')
    await act(0, 'last1 b')
    await Promise.all([act(0, 'last1 c'), act(1, 'last1 d')])
    expect(await rowsOf('last1')).toHaveLength(3)
    const [row] = await on().select().from(campaigns).where(eq(campaigns.actId, 'last1'))
    expect(row).toMatchObject({ reserved: 300, granted: 0 })
  })

  race('a claim twice, of another, with another amount or too late pays nothing more', async () => {
    await publishScarce('claims1')
    told(await joinAs(0, 'claims1'))
    await act(0, 'claims1 a')
    await act(0, 'claims1 b')
    const [first, second] = await rowsOf('claims1')
    if (!first || !second) throw new Error('nothing was earned')
    const claimOf = (who: number, rewardId: string, amount = 80, clientId = newClientId()) =>
      app(who).call(CALLS.claimReward, { clientId, rewardId, amount })
    expect(await claimOf(1, first.rewardId)).toMatchObject({ error: 'RewardUnknown' })
    expect(await claimOf(0, first.rewardId, 100)).toMatchObject({ error: 'AmountInvalid' })
    const clientId = newClientId()
    const both = await Promise.all([claimOf(0, first.rewardId, 80, clientId), claimOf(0, first.rewardId, 80, clientId)])
    expect(both).toMatchObject([{ ok: true }, { ok: true }])
    expect(await claimOf(0, first.rewardId)).toMatchObject({ error: 'RewardClaimed' })
    const all = { clientId: newClientId(), rewards: [first, second].map(({ rewardId }) => ({ rewardId, amount: 80 })) }
    expect(told(await app(0).call(CALLS.claimAll, all))).toMatchObject({
      claimed: [{ rewardId: second.rewardId, state: 'GRANTED', tax: 20 }],
      refused: [{ rewardId: first.rewardId }],
    })
    const { balance } = told(await app(0).call(CALLS.queryRewards, { list: 'ALL' }))
    const out = (amount: number) =>
      app(0).call(CALLS.withdrawActivity, { clientId: newClientId(), amount, password: DEMO_PASSWORD })
    expect(await out(balance + 1)).toMatchObject({ error: 'ActivityBalanceLow' })
    for (const amount of [1, 2, 3]) told(await out(amount))
    expect(await out(1)).toMatchObject({ error: 'WithdrawnTooOften' })
  })

  test('who is suspected waits for a look, three working days at most; only the rule they broke takes back', async () => {
    await publishScarce('looked1')
    // The first from a phone is no suspect; those who join from it afterwards are.
    for (const who of [0, 1, 2]) Object.assign(app(who), { cookieId: '10cced'.padEnd(32, '0') })
    for (const who of [0, 1, 2]) told(await joinAs(who, 'looked1'))
    for (const who of [0, 1, 2]) await act(who, `looked1 ${who}`)
    const rows = await rowsOf('looked1')
    for (const [who, { rewardId }] of rows.entries()) {
      const claimed = await app(who).call(CALLS.claimReward, { clientId: newClientId(), rewardId, amount: 80 })
      expect(told(claimed)).toMatchObject({ state: who === 0 ? 'GRANTED' : 'CLAIMED' })
    }
    const at = (await now()) + 1
    const [, { rewardId = '' } = {}, other] = rows
    const take = (rule: 'sameDevice' | 'newNumber', of = rewardId) =>
      bank.db.transaction((tx) => revoke(tx, { rewardId: of, rule, clerk: '风控专员', now: at }))
    expect(await take('newNumber')).toBe(false)
    expect(await take('sameDevice')).toBe(true)
    expect(await take('sameDevice')).toBe(false)
    const event = and(eq(schema.auditEvents.kind, 'campaignReward'), eq(schema.auditEvents.at, at))
    expect(await on().select().from(schema.auditEvents).where(event)).toMatchObject([
      { detail: { rewardId, trigger: 'revoke', rule: 'sameDevice', clerk: '风控专员' } },
    ])
    const given = { actId: 'looked1', customerId: other?.customerId ?? '', clerk: '风控专员', now: at }
    expect(await bank.db.transaction((tx) => clear(tx, CAPABILITIES, given))).toBe(true)
    expect(await bank.db.transaction((tx) => clear(tx, CAPABILITIES, given))).toBe(false)
    expect((await rowsOf('looked1')).map(({ state }) => state)).toEqual(['GRANTED', 'REVOKED', 'GRANTED'])
    expect(await take('sameDevice', other?.rewardId)).toBe(false)
  })

  test('a held reward that nobody can give keeps no other back, and none is granted before its day', async () => {
    await publishScarce('held1')
    for (const who of [0, 1, 2]) Object.assign(app(who), { cookieId: '6e1d'.padEnd(32, '0') })
    for (const who of [0, 1, 2]) told(await joinAs(who, 'held1'))
    for (const who of [1, 2]) await act(who, `held1 ${who}`)
    const rows = await rowsOf('held1')
    for (const [at, { rewardId }] of rows.entries())
      told(await app(at + 1).call(CALLS.claimReward, { clientId: newClientId(), rewardId, amount: 80 }))
    const prizeIs = (prize: string) =>
      on()
        .update(campaignRewards)
        .set({ prize })
        .where(eq(campaignRewards.rewardId, rows[0]?.rewardId ?? ''))
    await prizeIs('goneForGood')
    const start = await now()
    const after = (days: number) =>
      grantHeld({ db: bank.db, capabilities: CAPABILITIES, businessNow: () => Promise.resolve(start + days * DAY_MS) })
    const states = async () => (await rowsOf('held1')).map(({ state }) => state)
    await after(0)
    expect(await states()).toEqual(['CLAIMED', 'CLAIMED'])
    await expect(after(14)).rejects.toThrow("1 held rewards can't be granted")
    expect(await states()).toEqual(['CLAIMED', 'GRANTED'])
    await prizeIs('')
    await after(14)
    expect(await states()).toEqual(['GRANTED', 'GRANTED'])
  })

  race(
    'two who claim rewards of the same two campaigns in one tap wait for each other, whatever the rewards’ ids',
    async () => {
      for (const actId of ['both1', 'both2']) {
        await publishScarce(actId)
        for (const who of [0, 1]) told(await joinAs(who, actId))
      }
      const idOf = (who: number, actId: string) => `crosswise ${who} ${(actId === 'both1') === (who === 0) ? 'a' : 'b'}`
      for (const who of [0, 1]) {
        await act(who, `both ${who}`)
        for (const actId of ['both1', 'both2']) {
          const isTheirs = eq(campaignRewards.customerId, demoCustomerId(PEOPLE[who] ?? ''))
          await on()
            .update(campaignRewards)
            .set({ rewardId: idOf(who, actId) })
            .where(and(eq(campaignRewards.actId, actId), isTheirs))
        }
      }
      const claims = [0, 1].map((who) =>
        app(who).call(CALLS.claimAll, {
          clientId: newClientId(),
          rewards: ['both1', 'both2'].map((actId) => ({ rewardId: idOf(who, actId), amount: 80 })),
        }),
      )
      for (const done of await Promise.all(claims)) expect(told(done).claimed).toHaveLength(2)
    },
  )

  test('a landing, what is closed, and what isn’t open to somebody are refused by name', async () => {
    const at = await now()
    expect(draftOf('nothing', dayOfInstant(at))).toBeUndefined()
    const landing = told(await app(0).call(CALLS.queryCampaign, { actId: 'deposit', variant: 'b' }))
    expect(landing).toMatchObject({ variant: 'b', closed: false, tasks: [], campaign: { state: 'RUNNING' } })
    expect(told(await app(0).call(CALLS.queryCampaign, { actId: 'kol' }))).toMatchObject({ closed: true, blocks: [] })
    expect(await joinAs(0, 'newcomerGift')).toMatchObject({ error: 'NotEligible' })
    expect(await joinAs(0, 'deposit')).toMatchObject({ error: 'CampaignNotRunning' })
    expect(await joinAs(0, 'springFestival')).toMatchObject({ error: 'CampaignNotRunning' })
    expect(await joinAs(0, 'nothing')).toMatchObject({ error: 'CampaignUnknown' })
  })

  race('whatever happens in whatever order, no more is promised or paid than there is', async () => {
    let run = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 22 }), async (steps) => {
        run += 1
        const actId = `model${run}`
        await publishScarce(actId)
        let acts = 0
        let paused = false
        for (const one of steps) {
          const rows = await rowsOf(actId)
          const { who = 0 } = one as { who?: number }
          const owner = demoCustomerId(PEOPLE[who] ?? '')
          const open = rows.filter(({ customerId, state }) => customerId === owner && state === 'EARNED')
          acts += 1
          if (one.kind === 'join') await joinAs(who, actId)
          if (one.kind === 'do') await act(who, `${actId} ${acts}`)
          if (one.kind === 'doBoth')
            await Promise.all([act(who, `${actId} ${acts}`), act((who + 1) % 3, `${actId} ${acts} too`)])
          if (one.kind === 'claim' && open[0])
            told(
              await app(who).call(CALLS.claimReward, {
                ...{ clientId: newClientId(), rewardId: open[0].rewardId, amount: 80 },
              }),
            )
          if (one.kind === 'claimAll' && open.length > 0)
            told(
              await app(who).call(CALLS.claimAll, {
                clientId: newClientId(),
                rewards: open.map(({ rewardId }) => ({ rewardId, amount: 80 })),
              }),
            )
          if (one.kind === 'withdraw')
            await app(who).call(CALLS.withdrawActivity, {
              ...{ clientId: newClientId(), amount: 7, password: DEMO_PASSWORD },
            })
          const at = await now()
          const waiting = rows.find(({ state }) => state === 'EARNED')
          if (one.kind === 'revoke' && waiting)
            await bank.db.transaction((tx) =>
              revoke(tx, { rewardId: waiting.rewardId, rule: 'sameDevice', clerk: '风控专员', now: at }),
            )
          if (one.kind === 'pause') {
            const trigger = paused ? 'resume' : 'pause'
            await bank.db.transaction((tx) => moveCampaign(tx, { actId, trigger, clerk: '活动专员', now: at }))
            paused = !paused
          }
          const after = await rowsOf(actId)
          const held = after.filter(({ state }) => state !== 'EXPIRED' && state !== 'REVOKED')
          expect(held.length).toBeLessThanOrEqual(3)
          if (paused && one.kind === 'do') expect(after).toHaveLength(rows.length)
        }
      }),
      { numRuns: sequences(5) },
    )
  })

  test('a text message’s link leads to its own look for thirty days, and any other token to none', async () => {
    const now = await bankNow(on())
    const look = { actId: 'textMessage', variant: 'deposit' }
    const ask = async (link: string, variant = 'deposit') => {
      const app = await testClient(bank.server).anonymous()
      return told(await app.call(CALLS.queryCampaign, { ...look, variant, link })).linkOver
    }
    const mobileNo = '17000099991'
    await chooseCampaignSms(on(), { mobileNo, wanted: true, now })
    const sentAt = async (at: number) =>
      (await bank.db.transaction((tx) =>
        sendText(tx, { variant: 'deposit', mobileNo, origin: 'https://bank.example', now: at }),
      )) ?? ''
    const fresh = await sentAt(now - 30 * DAY_MS + 60_000)
    const old = await sentAt(now - 30 * DAY_MS)
    expect([
      await ask(fresh),
      await ask(old),
      await ask(''),
      await ask(`${fresh}x`),
      await ask(fresh, 'newcomer'),
    ]).toEqual([false, true, true, true, true])
  })

  describe('a text message about campaigns', () => {
    const { smsMessages, customers } = schema
    const textsTo = async (mobileNo: string) =>
      (await on().select().from(smsMessages).where(eq(smsMessages.mobileNo, mobileNo)))
        .map(({ text }) => text)
        .filter((text) => text.includes('promoteSMS_'))
    const send = async (mobileNo: string) => {
      const here = { db: bank.db, businessNow: now, publicOrigin: 'https://bank.example' } as never
      const sent = await capability.console.actions?.sendCampaignSms?.run(here, { variant: 'deposit', mobileNo })
      return sent as { readonly done: boolean; readonly token?: string }
    }
    const agree = (mobileNo: string) =>
      capability.console.actions?.agreeToCampaignSms?.run({ db: bank.db, businessNow: now } as never, {
        ...{ mobileNo, clerk: '柜员0017' },
      })
    const [one, other] = ['17000099992', '17000099993'] as const

    test('goes only to a number whose owner has agreed, and is stopped and taken up again by its own link, signed in or not', async () => {
      const anybody = await testClient(bank.server).anonymous()
      expect([(await send(one)).done, await textsTo(one)]).toEqual([false, []])
      await agree(one)
      await agree(other)
      const { token: link = '' } = await send(one)
      expect(await textsTo(one)).toEqual([
        expect.stringMatching(
          new RegExp(`https://bank\\.example/main/promoteSMS_deposit\\?t=${link} .*“停止接收”，无需登录`),
        ),
      ])
      const wanted = async () => told(await anybody.call(CALLS.queryCampaignSms, { link })).wanted
      const say = async (is: boolean) => told(await anybody.call(CALLS.setCampaignSms, { link, wanted: is })).wanted
      expect([await wanted(), await say(false), await wanted()]).toEqual([true, false, false])
      expect([(await send(one)).done, (await textsTo(one)).length]).toEqual([false, 1])
      // Nobody else's are stopped by it.
      expect([(await send(other)).done, (await textsTo(other)).length]).toEqual([true, 1])
      expect([await say(true), (await send(one)).done, (await textsTo(one)).length]).toEqual([true, true, 2])
    })

    test('is stopped by none but its own link, however old that is', async () => {
      const anybody = await testClient(bank.server).anonymous()
      await agree(one)
      const at = (await now()) - 400 * DAY_MS
      const old = await bank.db.transaction((tx) =>
        sendText(tx, { variant: 'newcomer', mobileNo: one, origin: '', now: at }),
      )
      for (const link of ['', 'nobodys', `${old}x`, one])
        for (const wanted of [true, false])
          expect(await anybody.call(CALLS.setCampaignSms, { link, wanted })).toMatchObject({ ok: false })
      expect(told(await anybody.call(CALLS.setCampaignSms, { link: old ?? '', wanted: false }))).toEqual({
        wanted: false,
      })
      expect((await send(one)).done).toBe(false)
    })

    test('comes to a customer who has turned it on, at the number that is theirs now, and a link turns it off there too', async () => {
      const [zhangwei] = apps
      const id = demoCustomerId('zhangwei')
      const [{ mobileNo } = { mobileNo: null }] = await on().select().from(customers).where(eq(customers.id, id))
      const number = mobileNo ?? ''
      const setting = async () =>
        told(await zhangwei!.call(CALLS.queryMessageSettings, {})).kinds.find(({ kind }) => kind === 'campaignSms')
      expect([await setting(), (await send(number)).done]).toMatchObject([{ wanted: false, always: false }, false])
      told(await zhangwei!.call(CALLS.setMessageSettings, { kind: 'campaignSms', wanted: true }))
      const { token: link = '' } = await send(number)
      expect([await setting(), link]).toMatchObject([{ wanted: true }, expect.stringMatching(/^\w{12}$/)])
      const have = (another: string) => on().update(customers).set({ mobileNo: another }).where(eq(customers.id, id))
      await have('17000099994')
      expect([(await send(number)).done, (await send('17000099994')).done]).toEqual([false, false])
      await have(number)
      const anybody = await testClient(bank.server).anonymous()
      told(await anybody.call(CALLS.setCampaignSms, { link, wanted: false }))
      expect([await setting(), (await send(number)).done]).toMatchObject([{ wanted: false }, false])
    })

    test('that its owner stops in the settings goes to nobody, and a link that was passed on can’t take it up again', async () => {
      const [zhangwei] = apps
      const [{ mobileNo } = { mobileNo: null }] = await on()
        .select()
        .from(customers)
        .where(eq(customers.id, demoCustomerId('zhangwei')))
      const number = mobileNo ?? ''
      const shown = async () =>
        told(await zhangwei!.call(CALLS.queryMessageSettings, {})).kinds.find(({ kind }) => kind === 'campaignSms')
          ?.wanted
      // Agreed at a counter: the settings show it, so that it can be stopped there.
      await agree(number)
      expect(await shown()).toBe(true)
      const { token: link = '' } = await send(number)
      told(await zhangwei!.call(CALLS.setMessageSettings, { kind: 'campaignSms', wanted: false }))
      const anybody = await testClient(bank.server).anonymous()
      expect(told(await anybody.call(CALLS.setCampaignSms, { link, wanted: true })).wanted).toBe(false)
      expect([await shown(), (await send(number)).done]).toEqual([false, false])
    })
  })

  test('what isn’t claimed in time expires at the day’s end, and a campaign ends, settles and is archived', async () => {
    await publishScarce('ending1')
    told(await joinAs(0, 'ending1'))
    await act(0, 'ending1 a')
    const begun = dayOfInstant(await now())
    const stateOn = async () => (await on().select().from(campaigns).where(eq(campaigns.actId, 'ending1')))[0]?.state
    const until = async (days: number) => {
      while (dayOfInstant(await now()) < addDays(begun, days)) await advance(bank.db, DAY_MS)
    }
    await until(20)
    expect(await stateOn()).toBe('ENDED')
    expect(await joinAs(1, 'ending1')).toMatchObject({ error: 'CampaignNotRunning' })
    await until(21)
    expect(await stateOn()).toBe('SETTLING')
    expect(await rowsOf('ending1')).toMatchObject([{ state: 'EARNED' }])
    await until(30)
    const [row] = await rowsOf('ending1')
    expect(row).toMatchObject({ state: 'EXPIRED' })
    const late = { clientId: newClientId(), rewardId: row?.rewardId ?? '', amount: 80 }
    expect(await app(0).call(CALLS.claimReward, late)).toMatchObject({ error: 'RewardExpired' })
    expect(await stateOn()).toBe('ARCHIVED')
  }, 300_000)

  test('who joins is kept with by whose link they came, and with the staff’s channel only where they are of the staff', async () => {
    await publishScarce('sourced')
    const isStaff = (staff: boolean) =>
      on()
        .update(schema.customers)
        .set({ staff })
        .where(eq(schema.customers.id, demoCustomerId('lina')))
    const joined = async (who: number, source: Record<string, string>) => {
      told(await app(who).call(CALLS.joinCampaign, { actId: 'sourced', rulesVersion: 1, source } as never))
      const { actId, customerId } = participations
      const isTheirs = and(eq(actId, 'sourced'), eq(customerId, demoCustomerId(PEOPLE[who] ?? '')))
      return (await on().select().from(participations).where(isTheirs)).map(({ source: kept }) => kept)
    }
    const byStaff = { channel: 'BANK_STAFF', sales_id: 'S1' } as const
    expect(await joined(0, byStaff)).toEqual([{ sales_id: 'S1' }])
    await isStaff(true)
    expect(await joined(1, byStaff)).toEqual([byStaff])
    await isStaff(false)
    expect(await joined(2, { channel: 'NOBODY', promote_id: 'P1' })).toEqual([{ promote_id: 'P1' }])
  })
})
