import { spawnSync } from 'node:child_process'
import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { CALLS } from '@/contract/calls'
import { fromHex, toHex, toUtf8 } from '@/crypto/bytes'
import { smPrimitives } from '@/crypto/sm'
import type { CampaignDefinition } from '@/domain/campaign/campaign'
import { addMonths } from '@/domain/dates/calendarMonths'
import { addDays, DAY_MS } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { drawMessage, drawnNumber, prizeOf, rangeLines } from '@/domain/draw/draw'
import { fen, ppm } from '@/domain/money/fen'
import { ADDRESS_KEPT_DAYS } from '@/domain/points/mall'
import { followOccasion } from '@sandbox/business/campaign'
import {
  campaignPrizes,
  campaignRewards,
  campaigns,
  drawSeeds,
  participations,
} from '@sandbox/business/campaign/tables'
import { period } from '@sandbox/business/campaign/campaigns/period'
import { publishNow } from '@sandbox/business/campaign/testing/rewards'
import { revoke } from '@sandbox/business/campaign/claim'
import { moveCampaign } from '@sandbox/business/campaign/publish'
import { closeNow, openLeaver } from '@sandbox/business/closure/testing/closed'
import { CAPABILITIES } from '@sandbox/capabilities'
import { advance } from '@sandbox/dayEnds'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { madeUpIdCardNo } from '@sandbox/host/seeding/idCards'
import { bankNow } from '@sandbox/kernel/clock'
import { schema } from '@sandbox/kernel/db'
import { sequences } from '@sandbox/kernel/db/testing/withDatabase'
import { writeFlag } from '@sandbox/kernel/flags'
import type { Bank } from '@sandbox/kernel/scope'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { told } from '@sandbox/testing/acts'
import { newClientId, testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { testsOf, withBank } from '@sandbox/testing/withBank'
import { drawConsole } from './console'
import { settleParcels } from './dayEnd'
import { drawOnce } from './draw'
import { shipParcel } from './parcels'
import { draws, prizeParcels } from './tables'
import { always, enter, parcelFor } from './testing/parcels'

const PEOPLE = ['zhangwei', 'lina', 'wuqiang'] as const
const ADDRESS = { name: '样例收件人', mobileNo: '17000095173', region: '样例省 样例市', street: '样例巷754号' }

/** Two of a thing that half the numbers win, one of what its share falls to, and a rest that wins nothing. */
const SCARCE: Partial<CampaignDefinition> = {
  prizes: [
    {
      ...{ prizeKey: 'thermos', kind: 'GOODS', prize: 'thermos', name: '保温杯', amount: 10_000, value: fen(10_000) },
      ...{ stock: 2, odds: ppm(500_000) },
    },
    {
      ...{ prizeKey: 'packet', kind: 'RED_PACKET', prize: '', name: '红包', amount: 100, value: fen(100) },
      ...{ stock: 3, odds: ppm(200_000) },
    },
  ],
  budget: fen(20_300),
  draw: { fallback: 'packet' },
}

/** What the program of the docs says, which has no code of the bank's. */
const byOutsider = (page: string, participant: number, chanceNo: number): string =>
  spawnSync(process.execPath, ['docs/check-draw.mjs', `${participant}`, `${chanceNo}`], {
    input: page,
    encoding: 'utf8',
  }).stdout

type Step =
  | { readonly kind: 'enter' | 'do' | 'draw' | 'drawTwice' | 'claim'; readonly who: number }
  | { readonly kind: 'pause' }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constantFrom('enter' as const, 'do' as const, 'draw' as const, 'drawTwice' as const, 'claim' as const),
      who: fc.nat({ max: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('pause' as const) }) },
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
  afterEach(async () => expect(await checkInvariants(bank.db)).toEqual([]))

  const app = (who: number): TestCustomer => apps[who] as TestCustomer
  const idOf = (who: number): string => demoCustomerId(PEOPLE[who] ?? '')
  const begin = async (actId: string, given: Partial<CampaignDefinition> = {}) => {
    const at = await now()
    await bank.db.transaction((tx) => publishNow(tx, always(at, { ...given, actId }), at))
  }
  const come = async (who: number, actId: string) => {
    const at = await now()
    await bank.db.transaction((tx) => enter(tx, idOf(who), actId, at))
  }
  const act = async (who: number, about: string) => {
    const at = await now()
    await bank.db.transaction((tx) =>
      followOccasion(tx, { occasion: 'checkedIn', customerId: idOf(who), about, now: at }),
    )
  }
  const drawAs = (who: number, actId: string, drawId: string = newClientId()) =>
    app(who).call(CALLS.draw, { drawId, actId })
  const drawsIn = (actId: string) => on().select().from(draws).where(eq(draws.actId, actId)).orderBy(draws.number)

  race('fifty draws at once with one chance use it once; the same id is one draw, on whatever phone', async () => {
    await begin('fifty')
    await come(0, 'fifty')
    expect(await drawAs(0, 'fifty')).toMatchObject({ error: 'NoChanceLeft' })
    await act(0, 'fifty a')
    const drawId = newClientId()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => drawAs(0, 'fifty', at < 10 ? drawId : newClientId())),
    )
    const made = await drawsIn('fifty')
    expect(made).toHaveLength(1)
    for (const answer of answers)
      if (answer.ok) {
        const { state, draw } = answer.value
        expect(state === 'QUEUED' || draw?.drawId === made[0]?.drawId).toBe(true)
      } else expect(answer.error).toBe('NoChanceLeft')
    expect(answers.filter((one) => one.ok && one.value.state === 'DRAWN').length).toBeGreaterThan(0)
    const again = told(await drawAs(0, 'fifty', made[0]?.drawId))
    expect(again.draw).toMatchObject({ drawId: made[0]?.drawId, number: made[0]?.drawn })
    await come(1, 'fifty')
    await act(1, 'fifty b')
    expect(await drawAs(1, 'fifty', made[0]?.drawId)).toMatchObject({ error: 'ClientIdReused' })
    expect(told(await app(1).call(CALLS.queryDraws, { actId: 'fifty', drawId: made[0]?.drawId })).draws).toEqual([])
  })

  test('what is used up falls to what the rules name, then to nothing; the number stays what it was', async () => {
    await begin('scarce', SCARCE)
    await come(0, 'scarce')
    for (let nth = 1; nth <= 24; nth += 1) {
      await act(0, `scarce ${nth}`)
      told(await drawAs(0, 'scarce'))
    }
    const made = await drawsIn('scarce')
    const { prizes } = always(0, SCARCE)
    const left = new Map([
      ['thermos', 2],
      ['packet', 3],
    ])
    for (const one of made) {
      expect(one.hit).toBe(prizeOf(one.drawn, prizes))
      const turn = one.hit === 'NONE' ? [] : [one.hit, 'packet']
      const given = turn.find((key) => (left.get(key) ?? 0) > 0) ?? 'NONE'
      left.set(given, (left.get(given) ?? 0) - 1)
      expect(one.prizeKey).toBe(given)
    }
    const rows = await on().select().from(campaignPrizes).where(eq(campaignPrizes.actId, 'scarce'))
    expect(Object.fromEntries(rows.map((row) => [row.prizeKey, row.stock - row.taken]))).toEqual({
      thermos: left.get('thermos'),
      packet: left.get('packet'),
    })
  })

  test('who is too young, a switched-off or paused draw and what isn’t a draw are refused, each by its name', async () => {
    await begin('refused')
    await begin('refusedNone')
    await come(0, 'refused')
    await act(0, 'refused a')
    const at = await now()
    const today = dayOfInstant(at)
    const grown = addMonths(today, -18 * 12)
    const drawnBy = (born: Day, actId: string) =>
      bank.db.transaction((tx) =>
        drawOnce(tx, {
          ...{ drawId: newClientId(), actId, now: at },
          customer: { id: idOf(0), idCardNo: madeUpIdCardNo(born, 7) },
        }),
      )
    expect(await drawnBy(addDays(grown, 1), 'refused')).toMatchObject({ error: { name: 'UnderAge' } })
    // On the eighteenth birthday nothing but the chance is missing.
    expect(await drawnBy(grown, 'refusedNone')).toMatchObject({ error: { name: 'NoChanceLeft' } })
    await writeFlag(on(), 'lotteryEnabled', '0', at)
    expect(await drawAs(0, 'refused')).toMatchObject({ error: 'DrawsOff' })
    expect(told(await app(0).call(CALLS.queryDraws, { actId: 'refused' }))).toMatchObject({ off: true, left: 1 })
    await writeFlag(on(), 'lotteryEnabled', '1', at)
    await bank.db.transaction((tx) =>
      moveCampaign(tx, { actId: 'refused', trigger: 'pause', clerk: '活动专员', now: at }),
    )
    expect(await drawAs(0, 'refused')).toMatchObject({ error: 'CampaignNotRunning' })
    expect(await drawAs(0, 'weeklyLearn')).toMatchObject({ error: 'CampaignUnknown' })
    expect(await drawAs(0, 'nothing')).toMatchObject({ error: 'CampaignUnknown' })
    expect(await drawsIn('refused')).toEqual([])
  })

  test('who has left draws nothing with a chance that was open, and by a new account the same person has none', async () => {
    await begin('gone')
    const leaver = await openLeaver(bank.db, 0)
    const { customerId } = leaver
    const at = await now()
    const customer = await bank.db.transaction((tx) => enter(tx, customerId, 'gone', at))
    if (!customer) throw new Error('nobody has joined')
    const checkIn = (id: string) =>
      bank.db.transaction((tx) =>
        followOccasion(tx, { occasion: 'checkedIn', customerId: id, about: `gone ${id}`, now: at }),
      )
    await checkIn(customerId)
    expect(await closeNow(bank.db, customerId)).toBe('CLOSED')
    const drawBy = (who: typeof customer) =>
      bank.db.transaction((tx) => drawOnce(tx, { drawId: newClientId(), customer: who, actId: 'gone', now: at }))
    // As a call would that was let in before the account was closed.
    expect(await drawBy(customer)).toMatchObject({ error: { name: 'AccountMissing' } })
    const again = (await openLeaver(bank.db, 0, leaver.idCardNo)).customerId
    await expect(bank.db.transaction((tx) => enter(tx, again, 'gone', at))).rejects.toThrow('PersonJoined')
    await checkIn(again)
    expect(await drawBy({ ...customer, id: again })).toMatchObject({ error: { name: 'NoChanceLeft' } })
    expect(await drawsIn('gone')).toEqual([])
    expect(await on().select().from(campaignRewards).where(eq(campaignRewards.actId, 'gone'))).toEqual([])
  })

  test('a thing goes where its winner says, is sent from the desk, and its address goes ninety days after', async () => {
    await begin('thing')
    await come(0, 'thing')
    await act(0, 'thing a')
    const { draw } = told(await drawAs(0, 'thing'))
    const rewardId = draw?.rewardId ?? ''
    const to = (who: number, agreed = true, street = ADDRESS.street) =>
      app(who).call(CALLS.addressPrize, { rewardId, delivery: { ...ADDRESS, street }, agreed })
    expect(await to(0)).toMatchObject({ error: 'ParcelUnknown' })
    const claimed = await app(0).call(CALLS.claimReward, { clientId: newClientId(), rewardId, amount: 8_000 })
    expect(told(claimed)).toMatchObject({ state: 'GRANTED', tax: 2_000, net: 8_000 })
    expect(await to(1)).toMatchObject({ error: 'ParcelUnknown' })
    expect(await to(0, false)).toMatchObject({ error: 'DeliveryConsentMissing' })
    expect(await to(0, true, '巷')).toMatchObject({ error: 'DeliveryInvalid' })
    told(await to(0))
    expect(told(await to(0))).toMatchObject({
      state: 'ORDERED',
      delivery: { name: '样****', mobileNo: '170****5173', region: ADDRESS.region, street: '样例巷***号' },
    })
    const { auditEvents } = schema
    const agreed = await on().select().from(auditEvents).where(eq(auditEvents.kind, 'deliveryAgreed'))
    const own = agreed.filter(({ detail }) => detail.rewardId === rewardId)
    expect(own.map(({ customerId }) => customerId)).toEqual([idOf(0), idOf(0)])
    const at = await now()
    const { views, actions } = drawConsole
    const bankOf = { db: bank.db, businessNow: now } as unknown as Bank
    const listed = JSON.stringify(await views?.prizeParcels?.(bankOf))
    expect([listed.includes('样****'), /17000095173|样例巷/.test(listed)]).toEqual([true, false])
    const look = () => actions?.showPrizeRecipient?.run(bankOf, { rewardId, clerk: '奖品0072' } as never)
    expect(await look()).toEqual({ done: true, ...ADDRESS })
    const noted = await on().select().from(schema.auditEvents).where(eq(schema.auditEvents.kind, 'recipientShown'))
    expect(noted).toMatchObject([{ customerId: idOf(0), detail: { rewardId, clerk: '奖品0072' } }])
    const ship = () => bank.db.transaction((tx) => shipParcel(tx, rewardId, { carrier: '样例', parcelNo: '1' }, at))
    expect([await ship(), await ship()]).toEqual([true, false])
    expect(await look()).toEqual({ done: false })
    expect(await to(0)).toMatchObject({ error: 'ParcelClosed' })
    expect(await app(1).call(CALLS.receivePrize, { rewardId })).toMatchObject({ error: 'ParcelUnknown' })
    expect(told(await app(0).call(CALLS.receivePrize, { rewardId }))).toMatchObject({ state: 'DELIVERED' })
    expect(await app(0).call(CALLS.receivePrize, { rewardId })).toMatchObject({ error: 'ParcelClosed' })
    const kept = async (days: number) => {
      const nextDay = addDays(dayOfInstant(at), days)
      const batch = { day: addDays(nextDay, -1), nextDay, at: instantOf(nextDay), cursor: '' }
      await bank.db.transaction((tx) => settleParcels.run(tx, batch))
      const [row] = await on().select().from(prizeParcels).where(eq(prizeParcels.rewardId, rewardId))
      return row?.delivery ?? undefined
    }
    expect(await kept(ADDRESS_KEPT_DAYS)).toBeDefined()
    expect(await kept(ADDRESS_KEPT_DAYS + 1)).toBeUndefined()
  })

  test('what waits to be sent stands first at the desk, the longest first, however many were won after it', async () => {
    const at = await now()
    await parcelFor({ db: bank.db }, idOf(1), 'ASKED')
    const [given] = await on().select().from(campaignRewards).where(eq(campaignRewards.kind, 'GOODS'))
    if (!given) throw new Error('nothing was won')
    const { number: _, ...reward } = given
    const won = (rewardId: string, state: 'ORDERED' | 'ASKED', ago: number) => ({
      ...{ rewardId, state, customerId: reward.customerId, name: '保温杯', grantedAt: at - ago },
      delivery: state === 'ORDERED' ? ADDRESS : null,
    })
    const later = Array.from({ length: 50 }, (_one, n) => won(`later${n}`, 'ASKED', -n))
    const rows = [won('longest', 'ORDERED', 2_000), won('long', 'ORDERED', 1_000), ...later]
    const rewards = rows.map(({ rewardId }) => ({ ...reward, rewardId, period: rewardId }))
    await bank.db
      .transaction(async (tx) => {
        await tx.insert(campaignRewards).values(rewards)
        await tx.insert(prizeParcels).values(rows)
        const listed = await drawConsole.views.prizeParcels({ db: { drizzle: tx } } as unknown as Bank)
        const ids = listed.map(({ rewardId }) => rewardId)
        expect(ids.filter((id) => id.startsWith('long'))).toEqual(['longest', 'long'])
        expect(ids.indexOf('long')).toBeLessThan(ids.indexOf('later49'))
        throw new Error('undone')
      })
      .catch((error: unknown) => expect(String(error)).toContain('undone'))
  })

  test('a thing that nobody confirms counts as received fifteen days after it was sent', async () => {
    const rewardId = await parcelFor({ db: bank.db }, idOf(1), 'SHIPPED')
    const state = async () =>
      (await on().select().from(prizeParcels).where(eq(prizeParcels.rewardId, rewardId)))[0]?.state
    const today = dayOfInstant(await now())
    const after = async (days: number) => {
      const nextDay = addDays(today, days)
      const batch = { day: addDays(nextDay, -1), nextDay, at: instantOf(nextDay), cursor: '' }
      await bank.db.transaction((tx) => settleParcels.run(tx, batch))
      return state()
    }
    expect([await after(15), await after(16)]).toEqual(['SHIPPED', 'DELIVERED'])
  })

  race(
    'whatever happens in whatever order, no chance is used twice and no more is promised than there is',
    async () => {
      let run = 0
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 24 }), async (steps) => {
          run += 1
          const actId = `model${run}`
          await begin(actId, SCARCE)
          const did = [0, 0, 0]
          const entered = [false, false, false]
          let paused = false
          for (const [nth, one] of steps.entries()) {
            const before = await drawsIn(actId)
            if (one.kind === 'pause') {
              const at = await now()
              await bank.db.transaction((tx) =>
                moveCampaign(tx, { actId, trigger: paused ? 'resume' : 'pause', clerk: '活动专员', now: at }),
              )
              paused = !paused
              continue
            }
            const { who } = one
            if (one.kind === 'enter' && !paused) {
              await come(who, actId)
              entered[who] = true
            }
            if (one.kind === 'do') {
              await act(who, `${actId} ${nth}`)
              did[who] = (did[who] ?? 0) + 1
            }
            if (one.kind === 'draw') await drawAs(who, actId)
            if (one.kind === 'drawTwice')
              await Promise.all([drawAs(who, actId), drawAs(who, actId), drawAs((who + 1) % 3, actId)])
            if (one.kind === 'claim') {
              const mine = (await on().select().from(campaignRewards).where(eq(campaignRewards.actId, actId))).find(
                (row) => row.customerId === idOf(who) && row.state === 'EARNED',
              )
              const taken = mine && { rewardId: mine.rewardId, amount: mine.amount - mine.tax }
              if (taken) told(await app(who).call(CALLS.claimReward, { clientId: newClientId(), ...taken }))
            }
            const after = await drawsIn(actId)
            for (const person of [0, 1, 2]) {
              const theirs = after.filter(({ customerId }) => customerId === idOf(person))
              expect(theirs.length).toBeLessThanOrEqual(entered[person] ? (did[person] ?? 0) : 0)
              expect(theirs.map(({ chanceNo }) => chanceNo)).toEqual(theirs.map((_, at) => at + 1))
            }
            if (paused) expect(after).toHaveLength(before.length)
            expect(after.filter(({ prizeKey }) => prizeKey === 'thermos').length).toBeLessThanOrEqual(2)
            expect(after.filter(({ prizeKey }) => prizeKey === 'packet').length).toBeLessThanOrEqual(3)
          }
        }),
        { numRuns: sequences(5) },
      )
    },
  )

  test('what was won and not fetched, or declined, isn’t left, and winners stay announced when the campaign is archived and they have left', async () => {
    const at = await now()
    const dear = {
      ...({ prizeKey: 'fryer', kind: 'GOODS', prize: 'fryer', name: '空气炸锅' } as const),
      amount: 60_000,
    }
    await begin('unfetched', {
      ...period(dayOfInstant(at), { from: 0, days: 1, claimDays: 7 }),
      prizes: [{ ...dear, value: fen(60_000), stock: 30, odds: ppm(1_000_000) }],
      budget: fen(30 * 60_000),
    })
    const DRAWN = 22
    await come(0, 'unfetched')
    for (let nth = 1; nth <= DRAWN; nth += 1) {
      await act(0, `unfetched ${nth}`)
      told(await drawAs(0, 'unfetched'))
    }
    const shown = async () => {
      const { campaign, prizes, draw } = told(await app(1).call(CALLS.queryCampaign, { actId: 'unfetched' }))
      return [campaign.state, prizes[0]?.left, draw?.winners.length, ...new Set(draw?.winners.map(({ name }) => name))]
    }
    expect(await shown()).toEqual(['RUNNING', 8, DRAWN, '张*'])
    const [unwanted] = await on().select().from(campaignRewards).where(eq(campaignRewards.actId, 'unfetched'))
    told(await app(0).call(CALLS.declineReward, { rewardId: unwanted?.rewardId ?? '' }))
    expect(await shown()).toEqual(['RUNNING', 8, DRAWN, '张*'])
    await on()
      .update(schema.customers)
      .set({ realName: null })
      .where(eq(schema.customers.id, idOf(0)))
    const [row] = await on().select().from(campaigns).where(eq(campaigns.actId, 'unfetched'))
    for (let days = 0; days < 12 && (await shown())[0] !== 'ARCHIVED'; days += 1) await advance(bank.db, DAY_MS)
    const states = await on().select().from(campaignRewards).where(eq(campaignRewards.actId, 'unfetched'))
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['EXPIRED', 'DECLINED']))
    expect(await shown()).toEqual(['ARCHIVED', 8, DRAWN, '张*'])
    // What nobody fetched costs nothing.
    const [after] = await on().select().from(campaigns).where(eq(campaigns.actId, 'unfetched'))
    expect([row?.reserved, after?.reserved, after?.granted]).toEqual([(DRAWN - 1) * 60_000, 0, 0])
    await on()
      .update(schema.customers)
      .set({ realName: '张伟' })
      .where(eq(schema.customers.id, idOf(0)))
  }, 300_000)

  test('who won a dear prize stands in the list of winners no longer once it was taken back by a rule', async () => {
    await begin('takenBack', {
      prizes: [
        {
          ...({ prizeKey: 'fryer', kind: 'GOODS', prize: 'fryer', name: '空气炸锅' } as const),
          ...{ amount: 60_000, value: fen(60_000), stock: 2, odds: ppm(1_000_000) },
        },
      ],
      budget: fen(2 * 60_000),
    })
    for (const who of [0, 1]) {
      await come(who, 'takenBack')
      await act(who, `takenBack ${who}`)
      told(await drawAs(who, 'takenBack'))
    }
    const winners = async () =>
      told(await app(2).call(CALLS.queryCampaign, { actId: 'takenBack' })).draw?.winners.map(({ name }) => name)
    expect(await winners()).toEqual(['李*', '张*'])
    await on()
      .update(participations)
      .set({ suspected: ['sameDevice'] })
      .where(and(eq(participations.actId, 'takenBack'), eq(participations.customerId, idOf(0))))
    const rewards = await on().select().from(campaignRewards).where(eq(campaignRewards.actId, 'takenBack'))
    const rewardId = rewards.find(({ customerId }) => customerId === idOf(0))?.rewardId ?? ''
    const claimed = await app(0).call(CALLS.claimReward, { clientId: newClientId(), rewardId, amount: 48_000 })
    expect(told(claimed)).toMatchObject({ state: 'CLAIMED' })
    expect(await winners()).toEqual(['李*', '张*'])
    const taken = { rewardId, rule: 'sameDevice', clerk: '风控专员', now: await now() } as const
    expect(await bank.db.transaction((tx) => revoke(tx, taken))).toBe(true)
    expect(await winners()).toEqual(['李*'])
  })

  test('the seed is in no answer before its campaign is archived, and then checks every draw', async () => {
    const at = await now()
    await begin('checked', { ...SCARCE, ...period(dayOfInstant(at), { from: 0, days: 1, claimDays: 7 }) })
    await come(0, 'checked')
    await act(0, 'checked a')
    await act(0, 'checked b')
    const [kept] = await on().select().from(drawSeeds).where(eq(drawSeeds.actId, 'checked'))
    if (!kept) throw new Error('no seed was made')
    const asked = () => app(0).call(CALLS.queryCampaign, { actId: 'checked' })
    const answers = [await drawAs(0, 'checked'), await drawAs(0, 'checked'), await asked()]
    answers.push((await app(0).call(CALLS.queryDraws, { actId: 'checked' })) as never)
    answers.push((await app(0).call(CALLS.exportMyData, {})) as never)
    for (const { console: part } of CAPABILITIES.filter(({ name }) => name === 'draw' || name === 'campaign'))
      for (const view of Object.values(part?.views ?? {}))
        answers.push((await view({ db: bank.db, businessNow: now } as never)) as never)
    expect(answers.map((answer) => JSON.stringify(answer)).filter((text) => text.includes(kept.seed))).toEqual([])
    const stateOn = async () => (await on().select().from(campaigns).where(eq(campaigns.actId, 'checked')))[0]?.state
    for (let days = 0; days < 12 && (await stateOn()) !== 'ARCHIVED'; days += 1) {
      expect(told(await asked()).draw?.seed).toBeUndefined()
      await advance(bank.db, DAY_MS)
    }
    const { draw, prizes } = told(await asked())
    expect(draw?.seed).toBe(kept.seed)
    const seed = fromHex(draw?.seed ?? '') ?? new Uint8Array()
    expect(toHex(smPrimitives.sm3(seed))).toBe(draw?.commitment)
    const { draws: mine, participant = 0 } = told(await app(0).call(CALLS.queryDraws, { actId: 'checked' }))
    expect(mine).toHaveLength(2)
    for (const one of mine) {
      const mac = smPrimitives.hmacSm3(seed, toUtf8(drawMessage('checked', participant, one.chanceNo)))
      expect(drawnNumber(toHex(mac))).toBe(one.number)
      expect(prizeOf(one.number, prizes)).toBe(one.hit)
    }
    const page = [`活动编号checked事先公布的摘要${draw?.commitment}种子${draw?.seed}`, ...rangeLines(prizes)].join('')
    for (const one of mine) {
      const name = prizes.find(({ prizeKey }) => prizeKey === one.hit)?.name ?? '未中奖'
      const said = `种子的摘要：一致\n号码：${one.number}\n对应奖品：${name}\n`
      expect(byOutsider(page, participant, one.chanceNo)).toBe(said)
    }
    expect(await drawAs(0, 'checked')).toMatchObject({ error: 'CampaignNotRunning' })
  }, 300_000)
})
