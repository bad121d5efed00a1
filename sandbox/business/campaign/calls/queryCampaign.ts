import { queryCampaign as call } from '@/contract/campaign/queryCampaign'
import { isPublic } from '@/domain/campaigns/machine'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { publicHandler } from '@sandbox/kernel/scope'
import { findCampaign } from '../find'
import { linkOver } from '../links'
import { wireCampaign } from '../wire'

export const queryCampaign = publicHandler(call, async ({ bank, web, now }, { actId, variant, link }) => {
  const on = bank.db.drizzle
  const found = await findCampaign(on, actId, now)
  if (!found || !isPublic(found.state)) return fail(bankError('CampaignUnknown'))
  const wired = { at: now, ...(await wireCampaign(on, found, { variant, cookieId: web.cookieId })) }
  if (link === undefined) return ok(wired)
  return ok({ ...wired, linkOver: await linkOver(on, link, { actId, variant: wired.variant }, now) })
})
