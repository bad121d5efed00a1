import { eq } from 'drizzle-orm'
import { DAY_MS } from '@/domain/dates/day'
import { fen } from '@/domain/money/fen'
import { moveTransfer, transferIn, transfers } from '@sandbox/business/transfer'
import { bankNow } from '@sandbox/kernel/clock'
import type { Tx } from '@sandbox/kernel/db'
import type { LeavingState, Seed, SeedPerson } from '@sandbox/kernel/seed'
import { moveClosure, openClosure } from './closures'
import type { Settling } from './closures'
import { settlePayout } from './settle'
import { startClosing } from './start'
import { submit } from './submit'
import { closures } from './tables'

const LEAVING: readonly LeavingState[] = ['leaving', 'closingFace', 'closingCode', 'closingPayout', 'closingRefused']
const leavers = (people: readonly SeedPerson[]) => people.filter(({ shows }) => LEAVING.some((one) => one === shows))

/** What is on its way to the card of whom nothing is left to. */
const PAID_OUT = fen(35_050)

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
  if (shows === 'closingFace') {
    await tx.update(closures).set({ expiresAt: null }).where(eq(closures.closureNo, begun.closureNo))
    return
  }
  const shown = await moveClosure(tx, begun, 'faceShown', settling, { expiresAt: null })
  if (!shown || shows === 'closingCode') return
  const clientId = Buffer.from(customerId).toString('hex').slice(-32).padStart(32, '0')
  const reached = { services: { card: { reaches: async () => true } } }
  const paying = await submit(tx, reached, { customerId, clientId }, settling)
  const [payout] = await tx
    .select()
    .from(transfers)
    .where(eq(transfers.orderNo, paying.orderNo ?? ''))
  if (!payout) throw new Error('the seed’s payout is gone')
  const { now } = settling
  if (shows === 'closingPayout') {
    await moveTransfer(tx, payout, { trigger: 'unanswered', now })
    await tx
      .update(transfers)
      .set({ nextAskAt: now + DAY_MS })
      .where(eq(transfers.orderNo, payout.orderNo))
    return
  }
  await moveTransfer(tx, payout, { trigger: 'refused', failure: 'closed', now })
  await settlePayout(tx, paying, settling)
}
