import { draw as call } from '@/contract/draw/draw'
import type { BankError } from '@/domain/errors/catalogue'
import { ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { findCampaign } from '@sandbox/business/campaign'
import { throughGate } from '@sandbox/kernel/crowd'
import type { Through } from '@sandbox/kernel/crowd'
import { accountHandler } from '@sandbox/kernel/scope'
import type { Bank } from '@sandbox/kernel/scope'
import { drawOnce } from '../draw'
import type { Drawing } from '../draw'
import type { DrawRow } from '../tables'
import { wireDraw } from '../wire'

/** One try of a draw: a crowd waits in the queue rather than fill the database with waiting transactions. */
export const drawInCrowd = ({ db }: Pick<Bank, 'db'>, drawing: Drawing): Promise<Through<Result<DrawRow, BankError>>> =>
  throughGate(db, { itemId: `draw ${drawing.actId}`, customerId: drawing.customer.id }, () =>
    db.transaction((tx) => drawOnce(tx, drawing)),
  )

export const draw = accountHandler(call, async ({ bank, customer, now }, { drawId, actId }) => {
  const through = await drawInCrowd(bank, { drawId, actId, customer, now })
  if (through.queue) return ok({ state: 'QUEUED', queue: through.queue })
  const { done } = through
  if (!done.ok) return done
  const campaign = await findCampaign(bank.db.drizzle, actId, now)
  if (!campaign) throw new Error(`${actId} was drawn in and isn't there`)
  return ok({ state: 'DRAWN', draw: wireDraw(done.value, campaign.definition) })
})
