import { queryDraws as call } from '@/contract/draw/queryDraws'
import { isPublic } from '@/domain/campaigns/machine'
import { openChances } from '@/domain/draws/chances'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { findCampaign, participationOf } from '@sandbox/business/campaign'
import { accountHandler } from '@sandbox/kernel/scope'
import { allChances, areDrawsOff, usedChances } from '../draw'
import { pageOfDraws, wireChances, wireDraw } from '../wire'

export const queryDraws = accountHandler(call, async ({ bank, customer, now }, asked) => {
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
