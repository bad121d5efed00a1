import { addDays } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { READING_MS } from '@/domain/points/learning'
import { checkInPoints, streakOn } from '@/domain/points/rules'
import { bankNow } from '@sandbox/kernel/clock'
import type { Tx } from '@sandbox/kernel/db'
import type { Seed, SeedWorld } from '@sandbox/kernel/seed'
import { publishSurvey } from '../survey'
import { lastCheckIn } from './checkIns'
import { earn, givePoints } from './earn'
import { shipOrder } from './desk'
import { cancelOrder, placeOrder } from './mall'
import { ITEMS } from './published/items'
import { SECOND_LOOKS } from './published/secondLooks'
import { setShown } from './rankings'
import { checkIns, learnings, mallItems } from './tables'

/** The customer who has an example of everything. */
const OWNER = 'zhangwei'
/** The hour of the day in which what is limited opens. */
const OPENING_HOUR = 10

/** The questions about what was read. */
export const seedSecondLooks: Seed = {
  name: 'secondLooks',
  on: 'opening',
  async run(tx) {
    const now = await bankNow(tx)
    for (const body of SECOND_LOOKS) {
      const published = await publishSurvey(tx, body, dayOfInstant(now), now)
      if (!published.ok) throw new Error(`${body.surveyId} can't be published: ${published.error}`)
    }
  },
}

/** What is on the shelf on the day the bank shows, and what one customer has earned and had of it. */
export const seedPoints: Seed = {
  name: 'points',
  after: ['loanVouchers'],
  async run(tx, world) {
    const now = await bankNow(tx)
    await tx.insert(mallItems).values(
      ITEMS.map(({ opensIn, seckill = false, ...item }, sort) => ({
        ...item,
        seckill,
        sort,
        openAt: opensIn === undefined ? world.opening : instantOf(addDays(world.today, opensIn), OPENING_HOUR),
        closeAt: null,
      })),
    )
    const customerId = world.people.find(({ key }) => key === OWNER)?.customerId
    if (customerId !== undefined) await liveOn(tx, world, customerId, now)
  },
}

/** Days ago on which the customer checked in: a streak that a missed day ended, and one that lasts. */
const CHECKED_IN = [9, 8, 7, 6, 4, 3, 2, 1]
/** What they read, and how many days ago. */
const READ = [
  { articleId: 'edu-fake-service', daysAgo: 9 },
  { articleId: 'edu-investment', daysAgo: 2 },
]
/** What they had of a campaign. */
const GIVEN = 600
const ADDRESS = { name: '张伟', mobileNo: '17000000001', region: '吉林省 长春市 朝阳区', street: '样例路12号3单元401' }

/** What the customer did, the first first. */
async function liveOn(tx: Tx, { today, capabilities }: SeedWorld, customerId: string, now: number): Promise<void> {
  const timeOf = (daysAgo: number): number => instantOf(addDays(today, -daysAgo), OPENING_HOUR)
  const came = (rule: 'QUIZ' | 'SURVEY' | 'INFO', about: string, daysAgo: number) => ({
    daysAgo,
    act: () => earn(tx, { customerId, rule, about, now: timeOf(daysAgo) }),
  })
  const reward = { id: 'reward:seed', customerId, kind: 'REWARD', memo: '活动奖励', points: GIVEN } as const
  const acts: readonly { readonly daysAgo: number; readonly act: () => Promise<unknown> }[] = [
    came('INFO', 'info', 20),
    { daysAgo: 15, act: () => givePoints(tx, { ...reward, now: timeOf(15) }) },
    came('QUIZ', 'fraudQuiz', 12),
    came('SURVEY', 'satisfaction', 11),
    ...CHECKED_IN.map((daysAgo) => ({ daysAgo, act: () => checkInOn(tx, customerId, timeOf(daysAgo)) })),
    ...READ.map(({ articleId, daysAgo }) => ({
      daysAgo,
      act: () => readOn(tx, customerId, articleId, timeOf(daysAgo)),
    })),
  ]
  for (const { act } of [...acts].sort((a, b) => b.daysAgo - a.daysAgo)) await act()
  await orderSome(tx, capabilities, customerId, now)
}

/** One order in every state. */
async function orderSome(
  tx: Tx,
  capabilities: SeedWorld['capabilities'],
  customerId: string,
  now: number,
): Promise<void> {
  const order = async (itemId: string, nth: number) => {
    const points = ITEMS.find((item) => item.itemId === itemId)?.points ?? 0
    const delivery = itemId === 'tea-towel' ? ADDRESS : undefined
    const asked = {
      clientId: `seed-${itemId}-${nth}`,
      customerId,
      itemId,
      points,
      delivery,
      agreed: true,
      now: now + nth,
    }
    const placed = await placeOrder(tx, capabilities, asked)
    if (!placed.ok) throw new Error(`a seeded order of ${itemId}: ${placed.error.name}`)
    return placed.value
  }
  await order('cafe-10', 1)
  const cancelled = await cancelOrder(tx, await order('tea-towel', 2), now, 'CUSTOMER')
  const parcel = { carrier: '样例快递', parcelNo: 'SF2026000412' }
  const sent = await shipOrder(tx, (await order('tea-towel', 3)).orderNo, parcel, now)
  if (!cancelled.ok || !sent) throw new Error('a seeded order can’t be moved')
  await order('tea-towel', 4)
  await order('school-lunch', 5)
}

async function checkInOn(tx: Tx, customerId: string, at: number): Promise<void> {
  const on = dayOfInstant(at)
  const streak = streakOn(await lastCheckIn(tx, customerId), on)
  const points = checkInPoints(streak)
  await tx.insert(checkIns).values({ customerId, day: on, streak, points, at })
  await earn(tx, { customerId, rule: 'CHECK_IN', about: on, points, now: at })
}

async function readOn(tx: Tx, customerId: string, articleId: string, at: number): Promise<void> {
  await tx.insert(learnings).values({ customerId, articleId, startedAt: at - READING_MS, finishedAt: at })
  await earn(tx, { customerId, rule: 'LEARN', about: articleId, now: at })
}

/** Who appears in rankings, and how many days ago they checked in and read; two of them share a place. */
const RANKED: Readonly<Record<string, { readonly checkedIn: number; readonly read: readonly string[] }>> = {
  yinxue: { checkedIn: 5, read: ['edu-fake-service'] },
  guoyulan: { checkedIn: 9, read: ['edu-fake-service', 'edu-investment'] },
  sunli: { checkedIn: 5, read: ['edu-investment'] },
  machao: { checkedIn: 2, read: [] },
}

/** Rankings with several people, who have agreed to appear. */
export const seedRanking: Seed = {
  name: 'ranking',
  after: ['points'],
  async run(tx, { people, today }) {
    for (const [key, { checkedIn, read }] of Object.entries(RANKED)) {
      const customerId = people.find((one) => one.key === key)?.customerId
      if (customerId === undefined) continue
      const timeOf = (daysAgo: number): number => instantOf(addDays(today, -daysAgo), OPENING_HOUR)
      for (let daysAgo = checkedIn; daysAgo > 0; daysAgo--) {
        await checkInOn(tx, customerId, timeOf(daysAgo))
        const articleId = read[daysAgo - 1]
        if (articleId !== undefined) await readOn(tx, customerId, articleId, timeOf(daysAgo))
      }
      await setShown(tx, customerId, true, timeOf(1))
    }
  },
}
