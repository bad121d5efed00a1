import { eq } from 'drizzle-orm'
import { isKindOpen } from '@/domain/campaign/campaign'
import { SMS_PAGES } from '@/domain/campaign/link'
import { isRun } from '@/domain/campaign/run'
import { toUtf8 } from '@/crypto/bytes'
import { DAY_MS } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { keepPersonalInfo } from '@sandbox/business/identity'
import { chooseCampaignSms } from '@sandbox/business/message'
import { nodePrimitives } from '@sandbox/kernel/envelope/nodePrimitives'
import { bankNow } from '@sandbox/kernel/clock'
import { schema } from '@sandbox/kernel/db'
import type { Tx } from '@sandbox/kernel/db'
import type { DomainEvent } from '@sandbox/kernel/domainEvents'
import type { Seed, SeedPerson, SeedWorld } from '@sandbox/kernel/seed'
import { DRAFTS, draftOf } from './campaigns'
import { claim, decline, expire, revoke } from './claim'
import { followOccasion } from './earn'
import { takeOffer } from './offers'
import { digestOf } from './hashes'
import { join } from './join'
import { sendText } from './links'
import type { Joining } from './join'
import { moveCampaign, publicationFacts, publish, takeDefinition } from './publish'
import { committed } from './seeds'
import { campaignRewards } from './tables'
import type { RewardRow } from './tables'
import { withdraw } from './withdraw'

/** Publishes every campaign, gives who shows rewards one in each state, and takes campaigns where time alone doesn't. */
export const seedCampaigns: Seed = {
  name: 'campaigns',
  async run(tx, world) {
    const now = await bankNow(tx)
    await publishAll(tx, world, now)
    await sendTexts(tx, world, now)
    const rewarded = world.people.find(({ shows }) => shows === 'rewards')
    const other = world.people.find(({ key }) => key === OTHER)
    if (rewarded && other && REWARDING.every(isRun)) await reward(tx, world, { rewarded, other, now })
    await showStates(tx, world, now)
    for (const { key, takes } of LIVING) {
      const person = world.people.find((one) => one.key === key)
      if (!person) continue
      await keepPersonalInfo(tx, person.customerId, { ...PERSONAL, region: CHONGQING })
      for (const [actId, offerKey] of takes) if (isRun(actId)) await takeAs(tx, world, person, { actId, offerKey, now })
    }
  },
}

/** Who joined what so many days ago; and what the bank did with a campaign afterwards (campaigns/shown.ts). */
const JOINED = [
  { actId: 'quizFortnight', key: 'luomin', daysAgo: 12 },
  { actId: 'firstTwo', key: 'luomin', daysAgo: 6 },
  { actId: 'firstTwo', key: 'xiayan', daysAgo: 5 },
  { actId: 'readTogether', key: 'xiayan', daysAgo: 7 },
  { actId: 'nightClass', key: 'yuanfang', daysAgo: 8 },
] as const
const MOVED = [
  { actId: 'readTogether', trigger: 'pause', daysAgo: 3 },
  { actId: 'nightClass', trigger: 'cancel', daysAgo: 4 },
] as const

async function showStates(tx: Tx, { people }: SeedWorld, now: number): Promise<void> {
  for (const { actId, key, daysAgo } of JOINED.filter((one) => isRun(one.actId))) {
    const person = people.find((one) => one.key === key)
    if (!person) throw new Error(`nobody has the key ${key}`)
    await joinAs(tx, person, { actId, at: now - daysAgo * DAY_MS, phone: `seeded-phone-of-${key}` })
  }
  for (const { daysAgo, ...move } of MOVED.filter(({ actId }) => isRun(actId))) {
    const state = await moveCampaign(tx, { ...move, clerk: '活动专员', now: now - daysAgo * DAY_MS })
    if (state === undefined) throw new Error(`the seed's ${move.actId} can't ${move.trigger}`)
  }
}

/** Who has agreed to text messages about campaigns. */
const AGREED = 'sunli'

async function sendTexts(tx: Tx, { people }: SeedWorld, now: number): Promise<void> {
  const person = people.find(({ key }) => key === AGREED)
  if (!person || !isRun(SMS_PAGES.actId)) return
  const { customerId, mobileNo } = person
  await chooseCampaignSms(tx, { mobileNo, customerId, wanted: true, now: now - 60 * DAY_MS })
  for (const [token, variant, daysAgo] of LINKS)
    await sendText(tx, { token, variant, mobileNo, origin: '', now: now - daysAgo * DAY_MS })
}

/** Links of text messages under tokens that samples name, sent so many days ago. */
const LINKS = [
  ['SMSdeposit23', 'deposit', 2],
  ['SMSnewcomer2', 'newcomer', 2],
  ['SMSoldLink23', 'deposit', 40],
] as const

/** Who lives where vouchers of farm shops are given, and what they have taken. */
const LIVING = [
  {
    key: 'yinxue',
    takes: [
      ['agriTicket', 'farm'],
      ['cityCard', 'coffee'],
    ],
  },
  { key: 'jiangyun', takes: [] },
] as const
const CHONGQING = '500112'
const PERSONAL = {
  ...{ occupation: '20000', industry: 'I', employer: '样例科技公司', marital: 'M', education: '20', income: '102' },
  address: '样例街道5号3单元402',
} as const

/** Who has joined from the same phone before. */
const OTHER = 'wuqiang'
const PHONE = 'seeded-phone-of-two'

/** Of what the sandbox's own people have drawn when it begins: everybody may know it, and what it drew is the same each time. */
const PUBLIC_SEEDS: Readonly<Record<string, Uint8Array>> = {
  autumnDraw: nodePrimitives.sm3(toUtf8('金秋抽奖')),
  sharePackets: nodePrimitives.sm3(toUtf8('拼手气红包')),
}

async function publishAll(tx: Tx, { capabilities }: SeedWorld, now: number): Promise<void> {
  const facts = await publicationFacts(tx, capabilities)
  for (const actId of Object.keys(DRAFTS)) {
    const written = draftOf(actId, dayOfInstant(now))
    if (!written) throw new Error(`${actId} is no campaign`)
    // What a switch keeps closed is handed in on the console, once that is on.
    if (!isKindOpen(written.kind, facts.flags)) continue
    const definition = await committed(tx, written, now, PUBLIC_SEEDS[actId])
    const taken = await takeDefinition(tx, { definition, facts, now })
    // As two people of the bank have approved it; the desk and its decisions are approval's.
    const published = taken.ok ? await publish(tx, { actId, digest: digestOf(definition), now }) : taken
    if (!published.ok) throw new Error(`${actId} can't be published: ${JSON.stringify(published.error)}`)
  }
}

/** The campaigns in which `reward` has somebody earn, claim and lose things. */
const REWARDING = ['autumnLearn', 'weeklyLearn', 'sharePackets']

interface Cast {
  readonly rewarded: SeedPerson
  readonly other: SeedPerson
  readonly now: number
}

async function reward(tx: Tx, world: SeedWorld, { rewarded, other, now }: Cast): Promise<void> {
  const { customerId } = rewarded
  // Granted, and one that was not claimed in time.
  await joinAs(tx, rewarded, { actId: 'autumnLearn', at: now - 30 * DAY_MS, phone: 'seeded-phone' })
  await claimAs(tx, world, customerId, { taskKey: 'join', now: now - 29 * DAY_MS })
  await happen(tx, customerId, 'quizPassed', 'fraudQuiz 1', now - 28 * DAY_MS)
  await expire(tx, await rewardFor(tx, customerId, 'quiz'), now - 6 * DAY_MS)
  const taken = await withdraw(tx, { customerId, amount: 10, now })
  if (!taken.ok) throw new Error(`the seed's withdrawal is refused: ${taken.error.name}`)
  // Waiting to be claimed, taken back, and looked at because somebody else has joined from the same phone.
  await joinAs(tx, other, { actId: 'weeklyLearn', at: now - 20 * DAY_MS, phone: PHONE })
  await joinAs(tx, rewarded, { actId: 'weeklyLearn', at: now - 19 * DAY_MS, phone: PHONE })
  await happen(tx, customerId, 'riskTested', '', now - 10 * DAY_MS)
  const { rewardId } = await rewardFor(tx, customerId, 'risk')
  await revoke(tx, { rewardId, rule: 'sameDevice', clerk: '风控专员', now: now - 9 * DAY_MS })
  await happen(tx, customerId, 'surveyDone', 'satisfaction', now - 2 * DAY_MS)
  await claimAs(tx, world, customerId, { taskKey: 'survey', now })
  // Two pieces of one sum: one that isn't wanted, and one to be opened.
  await joinAs(tx, rewarded, { actId: 'sharePackets', at: now - 3 * DAY_MS, phone: 'seeded-phone' })
  const piece = (await rewardsOf(tx, customerId)).find(({ actId }) => actId === 'sharePackets')
  if (!piece) throw new Error('the seed has no piece of a packet')
  const declined = await decline(tx, { customerId, rewardId: piece.rewardId, now: now - DAY_MS })
  if (!declined.ok) throw new Error(`the seed's declining is refused: ${declined.error.name}`)
}

/** A customer who joins something, by the rules' first version. */
async function joiningOf(
  tx: Tx,
  { customerId, openId }: SeedPerson,
  { actId, at, phone }: { readonly actId: string; readonly at: number; readonly phone: string },
): Promise<Joining> {
  const { customers, accounts } = schema
  const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId))
  const [account] = await tx.select().from(accounts).where(eq(accounts.customerId, customerId))
  if (!customer || !account) throw new Error(`${customerId} has no account`)
  return { customer, account, actId, rulesVersion: 1, openId, cookieId: phone, now: at }
}

async function takeAs(
  tx: Tx,
  { capabilities }: SeedWorld,
  person: SeedPerson,
  { actId, offerKey, now }: { readonly actId: string; readonly offerKey: string; readonly now: number },
): Promise<void> {
  const joining = await joiningOf(tx, person, { actId, at: now, phone: `seeded-phone-of-${person.key}` })
  const taken = await takeOffer(tx, capabilities, joining, offerKey)
  if (!taken.ok) throw new Error(`${person.key} can't take ${offerKey}: ${taken.error.name}`)
}

/** As somebody joins on a phone. @throws Error when they may not */
export async function joinAs(
  tx: Tx,
  person: SeedPerson,
  joins: { readonly actId: string; readonly at: number; readonly phone: string },
): Promise<void> {
  const { customerId } = person
  const { actId } = joins
  const joined = await join(tx, await joiningOf(tx, person, joins))
  if (!joined.ok) throw new Error(`${customerId} can't join ${actId}: ${joined.error.name}`)
}

const happen = (tx: Tx, customerId: string, occasion: DomainEvent, about: string, now: number) =>
  followOccasion(tx, { occasion, customerId, about, now })

const rewardsOf = (tx: Tx, customerId: string): Promise<RewardRow[]> =>
  tx.select().from(campaignRewards).where(eq(campaignRewards.customerId, customerId))

async function rewardFor(tx: Tx, customerId: string, taskKey: string): Promise<RewardRow> {
  const found = (await rewardsOf(tx, customerId)).find((row) => row.taskKey === taskKey && row.state === 'EARNED')
  if (!found) throw new Error(`the seed has no reward for ${taskKey}`)
  return found
}

async function claimAs(
  tx: Tx,
  { capabilities }: SeedWorld,
  customerId: string,
  { taskKey, now }: { readonly taskKey: string; readonly now: number },
): Promise<void> {
  const { rewardId, amount, tax } = await rewardFor(tx, customerId, taskKey)
  const claimed = await claim(tx, capabilities, { customerId, rewardId, amount: amount - tax, now })
  if (!claimed.ok) throw new Error(`the seed's claim is refused: ${claimed.error.name}`)
}
