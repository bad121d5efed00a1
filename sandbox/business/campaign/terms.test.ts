import { and, eq, sql } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import type { CampaignDefinition } from '@/domain/campaign/campaign'
import { publicationFaults } from '@/domain/campaign/publication'
import { addDays, day, DAY_MS } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { fen, yuan } from '@/domain/money/fen'
import { messages } from '@sandbox/business/message/tables'
import { CAPABILITIES } from '@sandbox/capabilities'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { bankNow } from '@sandbox/kernel/clock'
import { rowsOf as rowsIn, schema } from '@sandbox/kernel/db'
import type { Tx } from '@sandbox/kernel/db'
import { writeFlag } from '@sandbox/kernel/flags'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { givePoints } from '../points/earn'
import { told } from '@sandbox/testing/acts'
import { testClient } from '@sandbox/testing/client'
import { withEmbeddedBank } from '@sandbox/testing/withBank'
import { changedLinesOf, linesOf } from './approvalLines'
import { draftOf, DRAFTS } from './campaigns'
import { claim } from './claim'
import { advanceCampaigns, remindRewards } from './dayEnd'
import { followOccasion } from './earn'
import { digestOf } from './hashes'
import { join } from './join'
import { moveCampaign, publicationFacts, publish, takeDefinition } from './publish'
import { committed } from './seeds'
import { campaignRewards, campaigns } from './tables'
import { publishNow } from './testing/rewards'
import { scarce } from './testing/scarce'

const TODAY = dayOfInstant(Date.UTC(2026, 10, 23))

test('a campaign’s file keeps its days, however late a change of it is handed in', () => {
  const first = draftOf('weeklyLearn', TODAY)
  const later = addDays(TODAY, 17)
  expect(draftOf('weeklyLearn', later)?.startAt).not.toBe(first?.startAt)
  expect(draftOf('weeklyLearn', later, first?.startAt)).toEqual(first)
})

test('deciders read every value of a campaign, and of a change what it was', () => {
  const one = { ...scarce('lines1', 0), kol: true }
  const said = linesOf(one)
    .map(({ label, value }) => `${label}：${value}`)
    .join('\n')
  expect(said).toContain('任务t：任务，条件：签到，每人最多9次，每次得奖品p')
  expect(said).toContain('奖品p：红包（红包），金额1.00元，成本1.00元，3份')
  expect(said).toContain('达人推广：是')
  const leads: CampaignDefinition = {
    ...one,
    ...{ tasks: [], rules: { version: 2, text: ['新规则'] } },
    variants: [{ variant: 'a', blocks: [{ block: 'CTA', label: '去存入', aim: { to: 'BUY', family: 'regular' } }] }],
  }
  const lines = changedLinesOf(one, leads)
  expect(lines).toContainEqual({ label: '修改：规则', value: '原为：样例；改为：新规则' })
  expect(lines.find(({ label }) => label === '修改：任务t')?.value).toContain('已删除，原为：任务')
  expect(lines.find(({ label }) => label === '修改：页面a按钮')?.value).toContain('去存入→存入regular')
})

/** A value with one of its leaves changed, for each leaf, with the way to it. */
function changedLeaves(value: unknown, way = ''): readonly (readonly [string, unknown])[] {
  if (typeof value === 'string') return [[way, `${value}别`]]
  if (typeof value === 'number') return [[way, value + DAY_MS]]
  if (typeof value === 'boolean') return [[way, !value]]
  if (value === null || value === undefined) return []
  return Object.entries(value).flatMap(([key, one]) =>
    changedLeaves(one, `${way}.${key}`).map(([deeper, changed]) => {
      const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...value }
      Object.assign(copy, { [key]: changed })
      return [deeper, copy] as const
    }),
  )
}

/** Values whose change says itself in no words: an enumeration's, which is looked up. */
const LOOKED_UP = /\.(kind|trigger|block|to|list|family|per|termType|families\.\d+)$/

test.each(Object.keys(DRAFTS))('deciders read every value of %s, as it would be changed', (actId) => {
  const one = { ...draftOf(actId, TODAY), kol: false } as CampaignDefinition
  const before = JSON.stringify(linesOf(one))
  const unread = changedLeaves(one)
    .filter(([way]) => !LOOKED_UP.test(way))
    .filter(([, changed]) => JSON.stringify(linesOf(changed as CampaignDefinition)) === before)
    .map(([way]) => way)
  expect([...new Set(unread.map((way) => way.replace(/\d+/g, 'n')))]).toEqual([])
})

withEmbeddedBank((bank) => {
  const on = () => bank.db.drizzle
  const now = () => bankNow(on())
  afterEach(async () => expect(await checkInvariants(bank.db)).toEqual([]))

  const idOf = demoCustomerId
  const rowsOf = (actId: string) =>
    on().select().from(campaignRewards).where(eq(campaignRewards.actId, actId)).orderBy(campaignRewards.number)
  const offer = async (definition: CampaignDefinition, at: number) =>
    bank.db.transaction((tx) => publishNow(tx, definition, at))
  const act = (key: string, about: string, at: number) =>
    bank.db.transaction((tx) => followOccasion(tx, { occasion: 'checkedIn', customerId: idOf(key), about, now: at }))
  const move = (actId: string, trigger: 'pause' | 'resume' | 'cancel', at: number) =>
    bank.db.transaction((tx) => moveCampaign(tx, { actId, trigger, clerk: '活动专员', now: at }))

  interface Joiner {
    readonly idCardNo?: string
    /** Days since the account was opened. */
    readonly days?: number
  }
  const joinIn = async (tx: Tx, key: string, actId: string, { idCardNo, days = 400 }: Joiner = {}) => {
    const at = await bankNow(tx)
    const [customer] = await tx
      .select()
      .from(schema.customers)
      .where(eq(schema.customers.id, idOf(key)))
    if (!customer) throw new Error(`no ${key}`)
    const who = { ...customer, ...(idCardNo !== undefined && { idCardNo }) }
    const account = { openedAt: at - days * DAY_MS }
    return join(tx, { customer: who, account, actId, rulesVersion: 1, openId: key, cookieId: undefined, now: at })
  }
  const joinAs = (key: string, actId: string, joiner?: Joiner) =>
    bank.db.transaction((tx) => joinIn(tx, key, actId, joiner))

  test.each([TODAY, '20271231', '20280229'] as const)(
    'every campaign that is written can be published on %s, while its switches are on',
    async (today) => {
      const undone = bank.db.transaction(async (tx) => {
        const flags = { referralReward: true, depositReward: true, lottery: true, seckill: true, help: true }
        const facts = { ...(await publicationFacts(tx, CAPABILITIES)), flags }
        for (const actId of Object.keys(DRAFTS)) {
          const draft = draftOf(actId, day(today))
          const found = draft && publicationFaults(await committed(tx, draft, 0), facts)
          expect([actId, found]).toEqual([actId, []])
        }
        throw new Error('undone')
      })
      await expect(undone).rejects.toThrow('undone')
    },
  )

  test('a longer time for claiming is theirs who have earned already, and they are reminded of it anew', async () => {
    const at = await now()
    const before = scarce('longer1', at)
    await offer(before, at)
    await joinAs('lina', 'longer1')
    await act('lina', 'longer1 a', at)
    await on().update(campaignRewards).set({ remindedAt: at }).where(eq(campaignRewards.actId, 'longer1'))
    const after = {
      ...before,
      rules: { version: 2, text: ['样例'] },
      claimUntil: before.claimUntil + 5 * DAY_MS,
    }
    const facts = await publicationFacts(on(), CAPABILITIES)
    await bank.db.transaction((tx) => takeDefinition(tx, { definition: after, facts, now: at }))
    const wrong = { actId: 'longer1', digest: digestOf(before), now: at }
    expect(await bank.db.transaction((tx) => publish(tx, wrong))).toMatchObject({ error: { problem: 'changed' } })
    // Approved only after its end, it is no change any more.
    const late = { actId: 'longer1', digest: digestOf(after), now: before.endAt + 1 }
    expect(await bank.db.transaction((tx) => publish(tx, late))).toMatchObject({ error: { problem: 'wrongState' } })
    expect(await bank.db.transaction((tx) => publish(tx, { ...late, now: at }))).toMatchObject({ ok: true })
    const [row] = await rowsOf('longer1')
    expect(row).toMatchObject({ claimUntil: after.claimUntil, remindedAt: null })
    const claimAt = (when: number) =>
      bank.db.transaction((tx) =>
        claim(tx, CAPABILITIES, {
          ...{ customerId: idOf('lina'), rewardId: row?.rewardId ?? '', amount: 80, now: when },
        }),
      )
    expect(await claimAt(after.claimUntil + 1)).toMatchObject({ error: { name: 'RewardExpired' } })
    expect(await claimAt(after.claimUntil)).toMatchObject({ ok: true, value: { state: 'GRANTED' } })
  })

  test('who hasn’t claimed is told three days before the time for it ends, and once', async () => {
    const at = await now()
    await offer(scarce('remind1', at), at)
    await joinAs('lina', 'remind1')
    await act('lina', 'remind1 a', at)
    const [{ rewardId = '', claimUntil = 0 } = {}] = await rowsOf('remind1')
    const undone = bank.db.transaction(async (tx) => {
      const toldAfter = async (when: number) => {
        const today = dayOfInstant(when)
        await remindRewards.run(tx, { at: when, day: today, nextDay: today, cursor: '' })
        const source = `rewardExpiring ${rewardId} ${claimUntil}`
        return (await tx.select().from(messages).where(eq(messages.source, source))).map(({ sentAt }) => sentAt)
      }
      const due = claimUntil - 3 * DAY_MS
      expect(await toldAfter(due - 1)).toEqual([])
      expect(await toldAfter(due)).toEqual([due])
      await tx.delete(messages).where(eq(messages.customerId, idOf('lina')))
      expect(await toldAfter(due + DAY_MS)).toEqual([])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
  })

  test('what was done in a pause isn’t promised to who has left meanwhile, and nobody who has left joins', async () => {
    const at = await now()
    await offer(scarce('gone1', at), at)
    for (const key of ['lina', 'wuqiang']) await joinAs(key, 'gone1')
    await move('gone1', 'pause', at)
    for (const key of ['lina', 'wuqiang']) await act(key, 'gone a', at)
    const leaving = eq(schema.accounts.customerId, idOf('lina'))
    await on().update(schema.accounts).set({ closedAt: at }).where(leaving)
    try {
      expect(await move('gone1', 'cancel', at + 1)).toBe('CANCELLED')
      expect((await rowsOf('gone1')).map(({ customerId }) => customerId)).toEqual([idOf('wuqiang')])
      await offer(scarce('gone2', at), at)
      expect(await joinAs('lina', 'gone2')).toMatchObject({ error: { name: 'AccountMissing' } })
      const coming = { id: 'left', customerId: idOf('lina'), kind: 'LEARN', points: 5, memo: '', now: at } as const
      expect(await bank.db.transaction((tx) => givePoints(tx, coming))).toBe(0)
    } finally {
      await on().update(schema.accounts).set({ closedAt: null }).where(leaving)
    }
  })

  test('what was done in a pause is promised when it ends with the campaign, or with a cancellation', async () => {
    const at = await now()
    for (const actId of ['paused1', 'paused2']) {
      await offer(scarce(actId, at), at)
      for (const key of ['lina', 'wuqiang']) await joinAs(key, actId)
      await move(actId, 'pause', at)
    }
    await act('lina', 'paused a', at)
    expect([...(await rowsOf('paused1')), ...(await rowsOf('paused2'))]).toEqual([])
    const mine = { taskKey: 't', customerId: idOf('lina'), state: 'EARNED' }
    expect(await move('paused2', 'cancel', at + 1)).toBe('CANCELLED')
    expect(await rowsOf('paused2')).toMatchObject([mine])
    const [{ endAt = 0 } = {}] = await on().select().from(campaigns).where(eq(campaigns.actId, 'paused1'))
    // Undone afterwards: it is another day than the bank's.
    const undone = bank.db.transaction(async (tx) => {
      await advanceCampaigns.run(tx, {
        at: endAt + 1,
        day: dayOfInstant(endAt),
        nextDay: dayOfInstant(endAt + 1),
        cursor: '',
      })
      const rows = await tx.select().from(campaignRewards).where(eq(campaignRewards.actId, 'paused1'))
      expect(rows).toMatchObject([mine])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
  })

  test('who can’t join hears why before and when they try, and nothing is taken', async () => {
    const at = await now()
    const refusedAs = async (key: string, actId: string, joiner?: Joiner) => {
      const done = await joinAs(key, actId, joiner)
      return done.ok ? undefined : done.error.name
    }
    const [task] = scarce('places1', at).tasks
    if (!task) throw new Error('no task')
    await offer({ ...scarce('places1', at), places: 1, tasks: [{ ...task, most: 1 }] }, at)
    expect(await refusedAs('lina', 'places1')).toBeUndefined()
    const [lina] = await on()
      .select()
      .from(schema.customers)
      .where(eq(schema.customers.id, idOf('lina')))
    expect(await refusedAs('wuqiang', 'places1', { idCardNo: lina?.idCardNo ?? '' })).toBe('PersonJoined')
    expect(await refusedAs('wuqiang', 'places1')).toBe('PlacesTaken')
    const app = await testClient(bank.server).as('wuqiang')
    expect(told(await app.call(CALLS.queryMyCampaign, { actId: 'places1' })).refusal).toContain('名额已满')
    const listed = told(await app.call(CALLS.queryMyCampaigns, {})).campaigns
    expect(listed.find(({ actId }) => actId === 'places1')?.refusal).toContain('名额已满')
    const { campaigns: shown } = told(await app.call(CALLS.queryCampaigns, {}))
    expect(listed.map(({ actId }) => actId).sort()).toEqual(shown.map(({ actId }) => actId).sort())
    for (const { actId, joined, claimable, refusal } of listed) {
      const alone = told(await app.call(CALLS.queryMyCampaign, { actId }))
      const isRunning = shown.find((one) => one.actId === actId)?.state === 'RUNNING'
      expect({ actId, joined, refusal }).toEqual({
        actId,
        joined: alone.joined !== undefined,
        refusal: isRunning ? alone.refusal : undefined,
      })
      const own = and(eq(campaignRewards.actId, actId), eq(campaignRewards.customerId, idOf('wuqiang')))
      expect(claimable).toBe(await on().$count(campaignRewards, and(own, eq(campaignRewards.state, 'EARNED'))))
    }

    // The packet for joining is used up; the other prize isn't, until it is.
    const [prize] = scarce('left1', at).prizes
    if (!prize) throw new Error('no prize')
    const welcome = { ...prize, prizeKey: 'w', stock: 1 }
    await offer(
      {
        ...scarce('left1', at),
        budget: fen(900),
        prizes: [welcome, { ...prize, stock: 1 }],
        tasks: [
          { ...task, taskKey: 'j', trigger: 'joined', prizeKey: 'w', most: 1 },
          { ...task, most: 1 },
        ],
      },
      at,
    )
    expect(await refusedAs('lina', 'left1')).toBeUndefined()
    expect(await refusedAs('wuqiang', 'left1')).toBeUndefined()
    await act('lina', 'left1 a', at)
    await act('lina', 'left1 b', at)
    await act('wuqiang', 'left1 c', at)
    expect(await refusedAs('zhangwei', 'left1')).toBe('RewardBudgetUsedUp')
    expect(told(await app.call(CALLS.queryMyCampaign, { actId: 'left1' })).tasks).toEqual([
      { taskKey: 'j', done: 1, promised: 0 },
      { taskKey: 't', done: 1, promised: 0 },
    ])
  })

  test('a newcomer is who never had an account, also after closing one', async () => {
    expect(await joinAs('lina', 'newcomerGift', { days: 3 })).toMatchObject({ ok: true })
    const undone = bank.db.transaction(async (tx) => {
      const [customer] = await tx
        .select()
        .from(schema.customers)
        .where(eq(schema.customers.id, idOf('wuqiang')))
      // A closing that the seed has begun, as if it were done and of the same person.
      const [former] = await rowsIn(
        tx,
        sql`INSERT INTO former_customers (customer_id, closure_no, acct_no, id_card_no, profile, closed_at, keep_until)
          SELECT customer_id, closure_no, 'former', ${customer?.idCardNo}, '{}', 0, '20990101' FROM closures LIMIT 1
          RETURNING customer_id`,
      )
      expect(former).toBeDefined()
      expect(await joinIn(tx, 'wuqiang', 'newcomerGift', { days: 3 })).toMatchObject({
        error: { name: 'NotEligible', message: '本活动仅限首次开户的新客户参加，可查看其他活动' },
      })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
  })

  test('a coupon of deposits isn’t promised once the flag is off again', async () => {
    const at = await now()
    const coupon = {
      prizeKey: 'p',
      kind: 'COUPON',
      prize: 'rate10',
      name: '加息券',
      amount: 0,
      value: yuan(1),
      stock: 3,
    } as const
    await writeFlag(on(), 'depositRewardEnabled', '1', at)
    await offer({ ...scarce('coupon1', at), prizes: [coupon] }, at)
    await joinAs('lina', 'coupon1')
    await act('lina', 'coupon1 a', at)
    expect(await rowsOf('coupon1')).toHaveLength(1)
    await writeFlag(on(), 'depositRewardEnabled', '0', at)
    await act('lina', 'coupon1 b', at)
    expect(await rowsOf('coupon1')).toHaveLength(1)
  })

  test('the tax that was shown is the tax that is paid', async () => {
    const at = await now()
    await offer({ ...scarce('taxed1', at), tasks: scarce('taxed1', at).tasks.map((one) => ({ ...one, most: 2 })) }, at)
    await joinAs('lina', 'taxed1')
    for (const about of ['a', 'b', 'c']) await act('lina', `taxed1 ${about}`, at)
    // A task that counts twice has been done three times.
    expect(await rowsOf('taxed1')).toHaveLength(2)
    await on()
      .update(campaignRewards)
      .set({ tax: fen(7) })
      .where(eq(campaignRewards.actId, 'taxed1'))
    const [row] = await rowsOf('taxed1')
    const given = { customerId: idOf('lina'), rewardId: row?.rewardId ?? '', amount: 93, now: at }
    expect(await bank.db.transaction((tx) => claim(tx, CAPABILITIES, given))).toMatchObject({ ok: true })
  })

  test.each([
    ['a budget that reckons with a fen for a point', { value: fen(10) }, ['valueTooLow']],
    ['a budget that holds what its points are worth', { value: fen(125) }, []],
    // 400,000 points are 50,000 yuan (L3).
    ['points worth the dearest prize', { amount: 400_000, value: yuan(50_000) }, []],
    ['points worth more than the dearest prize', { amount: 400_001, value: fen(5_000_013) }, ['prizeTooDear']],
    ['points worth more, under a value that hides it', { amount: 400_001, value: yuan(50_000) }, ['valueTooLow']],
  ])('%s', async (_of, changed, faults) => {
    const prize = {
      prizeKey: 'p',
      kind: 'POINTS',
      prize: '',
      name: '积分',
      amount: 10,
      value: fen(125),
      stock: 1,
    } as const
    const file = draftOf('learnTogether', dayOfInstant(await now()))
    if (!file) throw new Error('there is no such file')
    const definition: CampaignDefinition = {
      ...file,
      ...{ prizes: [{ ...prize, ...changed }], tasks: [], budget: yuan(50_001) },
    }
    expect(publicationFaults(definition, await publicationFacts(on(), CAPABILITIES))).toEqual(faults)
  })

  test('the bank says what it sells to everybody, what a prize costs, and which are gifts', async () => {
    const facts = await publicationFacts(on(), CAPABILITIES)
    expect((['regular', 'premium', 'increasing', 'exclusive'] as const).map((family) => facts.sells(family))).toEqual([
      ...[true, true, false, false],
    ])
    const terms = [6, 4].map((term) => ({ term, termType: 'M' }) as const)
    expect(terms.map((term) => facts.sells('regular', term))).toEqual([true, false])
    const voucher = (prize: string) => facts.costs({ kind: 'VOUCHER', prize, amount: 0 })
    expect([voucher('cafe10'), voucher('videoMonth')]).toEqual([1_000, undefined])
    expect(facts.costs({ kind: 'RED_PACKET', prize: '', amount: 18 })).toBe(18)
    const points = (amount: number) => facts.costs({ kind: 'POINTS', prize: '', amount })
    // 0.125 yuan each, and no part of a fen too little.
    expect([points(1), points(8), points(1_000)]).toEqual([13, 100, 12_500])
    expect(facts.tells('depositBought')).toBe(false)
  })
})
