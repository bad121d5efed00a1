import * as calls from '@/contract/draw'
import { isPublic } from '@/domain/campaign/machine'
import { openChances } from '@/domain/draw/chances'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { findCampaign, participationOf } from '@sandbox/business/campaign'
import { accountHandler } from '@sandbox/kernel/scope'
import { allChances, areDrawsOff, drawInCrowd, usedChances } from './draw'
import { addressParcel, parcelOf, receiveParcel } from './parcels'
import { pageOfDraws, wireChances, wireDraw, wireParcel } from './wire'

export const queryDraws = accountHandler(calls.queryDraws, async ({ bank, customer, now }, asked) => {
  const on = bank.db.drizzle
  const campaign = await findCampaign(on, asked.actId, now)
  if (campaign?.definition.kind !== 'DRAW' || campaign.closed || !isPublic(campaign.state))
    return fail(bankError('CampaignUnknown'))
  const mine = await participationOf(on, customer.id, asked.actId)
  const all = mine ? await allChances(on, campaign, mine) : []
  // Chances end with their campaign; a pause keeps them.
  const isOpen = campaign.state === 'RUNNING' || campaign.state === 'PAUSED'
  const left = mine && isOpen ? openChances(all, await usedChances(on, mine)).length : 0
  const { rows, more } = await pageOfDraws(on, customer.id, asked)
  return ok({
    off: await areDrawsOff(on),
    ...(mine && { participant: mine.number }),
    chances: wireChances(campaign.definition, all),
    left,
    draws: rows.map((row) => wireDraw(row, campaign.definition)),
    more,
  })
})

export const draw = accountHandler(calls.draw, async ({ bank, customer, now }, { drawId, actId }) => {
  const through = await drawInCrowd(bank, { drawId, actId, customer, now })
  if (through.queue) return ok({ state: 'QUEUED', queue: through.queue })
  const { done } = through
  if (!done.ok) return done
  const campaign = await findCampaign(bank.db.drizzle, actId, now)
  if (!campaign) throw new Error(`${actId} was drawn in and isn't there`)
  return ok({ state: 'DRAWN', draw: wireDraw(done.value, campaign.definition) })
})

export const addressPrize = accountHandler(calls.addressPrize, ({ bank, customer, now }, asked) =>
  bank.db.transaction(async (tx) => {
    const kept = await addressParcel(tx, { ...asked, customerId: customer.id, now })
    return kept.ok ? ok(wireParcel(kept.value)) : kept
  }),
)

export const queryPrizeParcel = accountHandler(calls.queryPrizeParcel, async ({ bank, customer }, { rewardId }) => {
  const row = await parcelOf(bank.db.drizzle, customer.id, rewardId)
  return row ? ok(wireParcel(row)) : fail(bankError('ParcelUnknown'))
})

export const receivePrize = accountHandler(calls.receivePrize, ({ bank, customer, now }, { rewardId }) =>
  bank.db.transaction(async (tx) => {
    const received = await receiveParcel(tx, { customerId: customer.id, rewardId, now })
    return received.ok ? ok(wireParcel(received.value)) : received
  }),
)
