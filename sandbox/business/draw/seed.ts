import { isRun } from '@/domain/campaign/run'
import { addDays, DAY_MS } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { begins } from '@/domain/switches'
import { advanceCampaigns, claim, followOccasion, joinAs, rewardOf } from '@sandbox/business/campaign'
import { bankNow } from '@sandbox/kernel/clock'
import type { Tx } from '@sandbox/kernel/db'
import type { Seed, SeedPerson, SeedWorld } from '@sandbox/kernel/seed'
import { drawOnce } from './draw'
import { addressParcel, receiveParcel, shipParcel } from './parcels'
import { prizeParcels } from './tables'

const PHONE = 'seeded-phone'
const ADDRESS = { name: '尹雪', mobileNo: '17000000060', region: '样例省 样例市', street: '样例路60号' }

/**
 * Who shows rewards has drawn in a campaign that is archived, with a thing in every state of its way, and has chances in the
 * draws that run.
 */
export const seedDraws: Seed = {
  name: 'draws',
  after: ['campaigns'],
  async run(tx, world) {
    const now = await bankNow(tx)
    const winner = world.people.find(({ shows }) => shows === 'rewards')
    if (!winner || begins('lotteryEnabled') !== '1') return
    if (isRun('autumnDraw')) {
      await drawInAutumn(tx, world, winner, now)
      await archive(tx, now)
    }
    for (const actId of ['luckyDraw', 'realDraw'].filter(isRun))
      await joinAs(tx, winner, { actId, at: now - 4 * DAY_MS, phone: PHONE })
    // What a draw that still runs would give hangs on its secret seed, which no two banks share.
    for (const daysAgo of [3, 2]) await checkInOn(tx, winner, now - daysAgo * DAY_MS)
  },
}

const checkInOn = (tx: Tx, { customerId }: SeedPerson, now: number) =>
  followOccasion(tx, { occasion: 'checkedIn', customerId, about: dayOfInstant(now), now })

async function drawAs(tx: Tx, { customerId, idCardNo }: SeedPerson, actId: string, nth: number, now: number) {
  const drawId = `seed-${actId}-${nth}`
  const drawn = await drawOnce(tx, { drawId, customer: { id: customerId, idCardNo }, actId, now })
  if (!drawn.ok) throw new Error(`the seed's draw in ${actId}: ${drawn.error.name}`)
  return drawn.value
}

/** Days on which the winner checked in and drew, and when the prizes were claimed: days ago. */
const DRAWN = [29, 28, 27, 26, 25, 24, 23, 22, 21]
const CLAIMED = 20

async function drawInAutumn(tx: Tx, { capabilities }: SeedWorld, winner: SeedPerson, now: number): Promise<void> {
  const { customerId } = winner
  await joinAs(tx, winner, { actId: 'autumnDraw', at: now - 30 * DAY_MS, phone: PHONE })
  for (const daysAgo of DRAWN) await checkInOn(tx, winner, now - daysAgo * DAY_MS)
  for (const daysAgo of DRAWN) {
    const drawn = await drawAs(tx, winner, 'autumnDraw', daysAgo, now - daysAgo * DAY_MS)
    if (drawn.rewardId === null) continue
    const { amount = 0, tax = 0 } = (await rewardOf(tx, customerId, drawn.rewardId)) ?? {}
    const taken = { customerId, rewardId: drawn.rewardId, amount: amount - tax, now: now - CLAIMED * DAY_MS }
    const claimed = await claim(tx, capabilities, taken)
    if (!claimed.ok) throw new Error(`the seed's claim is refused: ${claimed.error.name}`)
  }
  await sendSome(tx, customerId, now)
}

/** One in each state. @throws Error when the archived draw's seed brings too few: then another has to be written */
async function sendSome(tx: Tx, customerId: string, now: number): Promise<void> {
  const won = await tx.select().from(prizeParcels).orderBy(prizeParcels.name, prizeParcels.rewardId)
  const [received, sent, addressed, asked] = won.map(({ rewardId }) => rewardId)
  if (received === undefined || sent === undefined || addressed === undefined || asked === undefined)
    throw new Error('the archived draw gave fewer than four things')
  const carrier = '样例快递'
  for (const rewardId of [received, sent, addressed]) {
    const at = now - CLAIMED * DAY_MS
    const kept = await addressParcel(tx, { customerId, rewardId, delivery: ADDRESS, agreed: true, now: at })
    if (!kept.ok) throw new Error(`the seed's address is refused: ${kept.error.name}`)
  }
  const at = instantOf(addDays(dayOfInstant(now), -2))
  await shipParcel(tx, received, { carrier, parcelNo: 'YL2026000601' }, now - 14 * DAY_MS)
  await receiveParcel(tx, { customerId, rewardId: received, now: now - 11 * DAY_MS })
  await shipParcel(tx, sent, { carrier, parcelNo: 'YL2026000602' }, at)
}

/** As days' ends have done: one ends a campaign, the next settles it and archives what is over. */
async function archive(tx: Tx, at: number): Promise<void> {
  const day = dayOfInstant(at)
  const batch = { day: addDays(day, -1), nextDay: day, at, cursor: '' }
  for (let ends = 0; ends < 2; ends += 1) await advanceCampaigns.run(tx, batch)
}
