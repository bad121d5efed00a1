import { createHash, createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import type { CampaignDefinition } from '@/domain/campaign/campaign'
import { taxOf } from '@/domain/campaign/tax'
import { DAY_MS } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { fen } from '@/domain/money/fen'
import { idCardCheckDigit } from '@/domain/validation/idCard'
import { CAPABILITIES } from '@sandbox/capabilities'
import { bankNow } from '@sandbox/kernel/clock'
import { openCustomer } from '@sandbox/kernel/db/testing/people'
import { writeFlag } from '@sandbox/kernel/flags'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { told } from '@sandbox/testing/acts'
import { newClientId, testClient } from '@sandbox/testing/client'
import { testsOf, withBank } from '@sandbox/testing/withBank'
import { claim, decline, expire } from './claim'
import { BY_THE_BANK, period } from './campaigns/period'
import { join } from './join'
import { campaignRewards, campaigns, drawSeeds } from './tables'
import { joiningFor } from './testing/joining'
import { publishNow } from './testing/rewards'

const PIECES = 12
const [SUM, LEAST, MOST] = [601, 10, 120]

const packets = (actId: string, now: number): CampaignDefinition => ({
  ...BY_THE_BANK,
  ...period(dayOfInstant(now), { from: 0, days: 20, claimDays: 10 }),
  startAt: now,
  actId,
  kind: 'LEARN',
  title: '样例',
  summary: '样例',
  picture: { motif: 'book', tone: 'blue' },
  audience: { staff: true, minAge: 18 },
  budget: fen(SUM),
  prizes: [
    {
      ...{ prizeKey: 'p', kind: 'RED_PACKET', prize: '', name: '红包', amount: MOST, value: fen(MOST), stock: PIECES },
      shares: { sum: fen(SUM), least: fen(LEAST), most: fen(MOST) },
    },
  ],
  tasks: [{ taskKey: 't', title: '参加', trigger: 'joined', prizeKey: 'p', most: 1 }],
  rules: { version: 1, text: ['样例'] },
  variants: [{ variant: 'a', blocks: [{ block: 'HERO', title: '样例', text: '样例' }] }],
})

/** As docs/decisions/campaign.md says it, with nothing of the bank's own code. */
function recomputed(seed: string, actId: string, prizeKey: string): number[] {
  const got: number[] = []
  let left = SUM - PIECES * LEAST
  for (let no = 1; no <= PIECES; no += 1) {
    const mac = createHmac('sm3', Buffer.from(seed, 'hex')).update(`${actId}|${prizeKey}|share|${no}`).digest('hex')
    const heads = PIECES - no + 1
    const low = Math.max(0, left - (MOST - LEAST) * (heads - 1))
    const high = heads === 1 ? left : Math.max(low, Math.min(MOST - LEAST, left, 2 * Math.floor(left / heads)))
    const more = low + Number(BigInt(`0x${mac.slice(0, 13)}`) % BigInt(high - low + 1))
    left -= more
    got.push(LEAST + more)
  }
  return got
}

/** An ID card of a grown-up for each of a crowd. */
const CARDS = new Map<string, string>()
function cardOf(customerId: string): string {
  const digits = `11010119900307${String(CARDS.size + 1).padStart(3, '0')}`
  const card = CARDS.get(customerId) ?? digits + idCardCheckDigit(digits)
  CARDS.set(customerId, card)
  return card
}

withBank((bank) => {
  const { test, race } = testsOf(bank)
  const on = () => bank.db.drizzle
  const begin = async (actId: string) => {
    const at = await bankNow(on())
    await bank.db.transaction((tx) => publishNow(tx, packets(actId, at), at))
    return at
  }
  const rowsOf = (actId: string) =>
    on().select().from(campaignRewards).where(eq(campaignRewards.actId, actId)).orderBy(campaignRewards.shareNo)
  const joinAs = (customerId: string, actId: string, now: number) =>
    bank.db.transaction(async (tx) => {
      const joining = await joiningFor(tx, customerId, { actId, now })
      return join(tx, { ...joining, customer: { ...joining.customer, idCardNo: cardOf(customerId) } })
    })
  afterEach(async () => expect(await checkInvariants(bank.db)).toEqual([]))

  race(
    'a crowd shares one sum to the fen, no piece twice, and what is left or expired goes to who comes later',
    async () => {
      const at = await begin('share1')
      const crowd = await Promise.all(Array.from({ length: PIECES + 4 }, () => openCustomer(bank.db, 0)))
      const joined = await Promise.all(crowd.map((id) => joinAs(id, 'share1', at)))
      const rows = await rowsOf('share1')
      expect(rows.map(({ shareNo }) => shareNo)).toEqual(Array.from({ length: PIECES }, (_, before) => before + 1))
      expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(SUM)
      for (const { amount, tax, value } of rows) expect([tax, value]).toEqual([taxOf('RED_PACKET', amount).tax, amount])
      // Who comes too late isn't let join: nothing is left to be promised.
      expect(joined.filter(({ ok }) => !ok)).toHaveLength(4)
      const [first, second, third] = rows
      if (!first || !second || !third) throw new Error('nothing was shared')
      const late = crowd.filter((id) => !rows.some(({ customerId }) => customerId === id))
      // Two decline the same piece at once, and one expires: both are there again, once each.
      const leave = () =>
        bank.db.transaction((tx) => decline(tx, { customerId: second.customerId, rewardId: second.rewardId, now: at }))
      for (const answer of await Promise.all([leave(), leave()])) expect(answer).toMatchObject({ ok: true })
      await bank.db.transaction((tx) => expire(tx, first, at))
      await Promise.all(late.map((id) => joinAs(id, 'share1', at)))
      const held = (await rowsOf('share1')).filter(({ state }) => state === 'EARNED')
      expect(held.map(({ shareNo, amount }) => [shareNo, amount])).toEqual(rows.map((row) => [row.shareNo, row.amount]))
      // What is declined can't be claimed, and what is claimed can't be declined.
      const claimOf = ({ customerId, rewardId, amount, tax }: typeof first) =>
        bank.db.transaction((tx) => claim(tx, CAPABILITIES, { customerId, rewardId, amount: amount - tax, now: at }))
      expect(await claimOf(second)).toMatchObject({ error: { name: 'RewardDeclined' } })
      expect(await claimOf(third)).toMatchObject({ ok: true })
      const tooLate = { customerId: third.customerId, rewardId: third.rewardId, now: at }
      expect(await bank.db.transaction((tx) => decline(tx, tooLate))).toMatchObject({
        error: { name: 'RewardClaimed' },
      })
    },
  )

  test('anybody can reckon every piece anew once the seed is told, which is not before the campaign is archived', async () => {
    const at = await begin('share2')
    const crowd = await Promise.all(Array.from({ length: PIECES }, () => openCustomer(bank.db, 0)))
    for (const id of crowd) await joinAs(id, 'share2', at)
    const anybody = await testClient(bank.server).anonymous()
    const read = async () => told(await anybody.call(CALLS.queryCampaign, { actId: 'share2' }))
    const before = await read()
    expect(before.packets).toEqual({ commitment: expect.stringMatching(/^[0-9a-f]{64}$/) as string })
    const [kept] = await on().select().from(drawSeeds).where(eq(drawSeeds.actId, 'share2'))
    expect(JSON.stringify(before)).not.toContain(kept?.seed)
    for (const state of ['PAUSED', 'ENDED', 'SETTLING'] as const) {
      await on().update(campaigns).set({ state }).where(eq(campaigns.actId, 'share2'))
      expect(JSON.stringify(await read())).not.toContain(kept?.seed)
    }
    await on().update(campaigns).set({ state: 'ARCHIVED' }).where(eq(campaigns.actId, 'share2'))
    const { packets: told_ } = await read()
    const seed = told_?.seed ?? ''
    expect(createHash('sm3').update(Buffer.from(seed, 'hex')).digest('hex')).toBe(before.packets?.commitment)
    expect((await rowsOf('share2')).map(({ amount }) => amount)).toEqual(recomputed(seed, 'share2', 'p'))
  })

  test('a reward is declined by its owner alone, once, and its list is by state', async () => {
    const lina = await testClient(bank.server).as('lina')
    await begin('share3')
    told(await lina.call(CALLS.joinCampaign, { actId: 'share3', rulesVersion: 1 }))
    const [row] = await rowsOf('share3')
    const rewardId = row?.rewardId ?? ''
    const other = await testClient(bank.server).as('zhangwei')
    expect(await other.call(CALLS.declineReward, { rewardId })).toMatchObject({ error: 'RewardUnknown' })
    for (let tried = 0; tried < 2; tried += 1)
      expect(told(await lina.call(CALLS.declineReward, { rewardId }))).toMatchObject({ state: 'DECLINED', shareNo: 1 })
    expect(await lina.call(CALLS.claimReward, { clientId: newClientId(), rewardId, amount: 1 })).toMatchObject({
      error: 'RewardDeclined',
    })
    const listed = async (state: 'DECLINED' | 'EARNED') =>
      told(await lina.call(CALLS.queryRewards, { list: 'ALL', state })).rewards.map((one) => one.rewardId)
    expect(await listed('DECLINED')).toContain(rewardId)
    expect(await listed('EARNED')).not.toContain(rewardId)
  })

  test('nothing is shared by chance while draws are off', async () => {
    const at = await begin('share4')
    await writeFlag(on(), 'lotteryEnabled', '0', at)
    const id = await openCustomer(bank.db, 0)
    await joinAs(id, 'share4', at + DAY_MS)
    expect(await rowsOf('share4')).toEqual([])
    await writeFlag(on(), 'lotteryEnabled', '1', at)
  })
})
