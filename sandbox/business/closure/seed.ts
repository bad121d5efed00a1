import { eq } from 'drizzle-orm'
import { addDays, DAY_MS } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { fen } from '@/domain/money/fen'
import { placeFreeze } from '@sandbox/business/account'
import { moveTransfer, transferIn, transfers } from '@sandbox/business/transfer'
import { bankNow } from '@sandbox/kernel/clock'
import type { Tx } from '@sandbox/kernel/db'
import type { LeavingState, Seed, SeedPerson } from '@sandbox/kernel/seed'
import { moveClosure, openClosure } from './closures'
import type { Settling } from './closures'
import { askReview } from './owner'
import { settlePayout } from './settle'
import { startClosing } from './start'
import { submit } from './submit'
import { closures } from './tables'
import type { Closure } from './tables'

const LEAVING: readonly LeavingState[] = [
  'leaving',
  'closingFace',
  'closingReview',
  'closingCode',
  'closingHeld',
  'closingSubmitted',
  'closingPayout',
  'closingRefused',
  'closingBlocked',
]
const leavers = (people: readonly SeedPerson[]) => people.filter(({ shows }) => LEAVING.some((one) => one === shows))

/** What is on its way to the card of whom nothing is left to. */
const PAID_OUT = fen(35_050)
/** How long what was frozen meanwhile stays so. */
const FROZEN_DAYS = 20

/** Their money came in long ago, so that no card's bank may still take it back. */
export const seedLeavers: Seed = {
  name: 'leavers',
  on: 'opening',
  after: ['cards'],
  async run(tx, { people, opening }) {
    for (const { customerId, money } of leavers(people)) {
      const moved = await transferIn(tx, { customerId, amount: money > 0 ? fen(money) : PAID_OUT, now: opening })
      if (!moved.ok) throw new Error(`the seed's money was refused: ${moved.error.name}`)
    }
  },
}

/** Takes each as far as they show, by the bank's own steps. What waits for them does so until somebody tries it. */
export const seedClosures: Seed = {
  name: 'closures',
  after: ['money', 'coupons', 'familyCards', 'statements'],
  async run(tx, { people, capabilities }) {
    const now = await bankNow(tx)
    const settling = { now, realNow: now, capabilities }
    for (const { customerId, shows } of leavers(people)) {
      if (shows === 'leaving') continue
      const begun = await startClosing(tx, { customerId, agreed: ['coupons', 'statements'] }, settling)
      if (!begun.ok) throw new Error(`the seed's closing was refused: ${begun.error.name}`)
      await takeOn(tx, customerId, shows, settling)
    }
  },
}

async function takeOn(tx: Tx, customerId: string, shows: SeedPerson['shows'], settling: Settling): Promise<void> {
  const begun = await openClosure(tx, customerId)
  if (!begun) throw new Error('the seed’s closing is gone')
  if (shows === 'closingFace') return waitOn(tx, begun)
  if (shows === 'closingReview') {
    await askReview(tx, begun, settling)
    return waitOn(tx, begun)
  }
  const shown = await moveClosure(tx, begun, 'faceShown', settling, { expiresAt: null })
  if (!shown || shows === 'closingCode') return
  if (shows === 'closingHeld') return freezeSome(tx, customerId, settling)
  const clientId = Buffer.from(customerId).toString('hex').slice(-32).padStart(32, '0')
  const reached = { services: { card: { reaches: async () => shows !== 'closingSubmitted' } } }
  const paying = await submit(tx, reached, { customerId, clientId }, settling)
  if (shows !== 'closingSubmitted') await answerPayout(tx, paying, shows, settling)
}

/** Nothing ends a named customer's closing but what somebody tries with it. */
async function waitOn(tx: Tx, { closureNo }: Closure): Promise<void> {
  await tx.update(closures).set({ expiresAt: null }).where(eq(closures.closureNo, closureNo))
}

async function freezeSome(tx: Tx, customerId: string, { now }: Settling): Promise<void> {
  const until = addDays(dayOfInstant(now), FROZEN_DAYS)
  await placeFreeze(tx, { customerId, kind: 'RISK', asked: PAID_OUT, until, now })
}

/** What the card's bank made of the payout, and what came meanwhile. */
async function answerPayout(tx: Tx, paying: Closure, shows: SeedPerson['shows'], settling: Settling): Promise<void> {
  const { now } = settling
  const [payout] = await tx
    .select()
    .from(transfers)
    .where(eq(transfers.orderNo, paying.orderNo ?? ''))
  if (!payout) throw new Error('the seed’s payout is gone')
  if (shows === 'closingPayout') {
    await moveTransfer(tx, payout, { trigger: 'unanswered', now })
    await tx
      .update(transfers)
      .set({ nextAskAt: now + DAY_MS })
      .where(eq(transfers.orderNo, payout.orderNo))
    return
  }
  if (shows === 'closingBlocked') {
    await freezeSome(tx, paying.customerId, settling)
    await moveTransfer(tx, payout, { trigger: 'accepted', now })
  } else await moveTransfer(tx, payout, { trigger: 'refused', failure: 'closed', now })
  await settlePayout(tx, paying, settling)
}
