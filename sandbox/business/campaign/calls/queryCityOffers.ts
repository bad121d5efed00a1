import { queryCityOffers as call } from '@/contract/campaign/queryCityOffers'
import { isPublic } from '@/domain/campaigns/machine'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { publicHandler } from '@sandbox/kernel/scope'
import { findCampaign } from '../find'
import { wireOffers } from '../offers'

export const queryCityOffers = publicHandler(call, async ({ bank, now }, { actId }) => {
  const on = bank.db.drizzle
  const found = await findCampaign(on, actId, now)
  if (!found || !isPublic(found.state) || found.closed) return fail(bankError('CampaignUnknown'))
  return ok(await wireOffers(on, found, now))
})
