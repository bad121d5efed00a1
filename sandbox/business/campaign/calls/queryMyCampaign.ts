import { queryMyCampaign as call } from '@/contract/campaign/queryMyCampaign'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { findCampaign } from '../find'
import { standingOf } from '../wire'

export const queryMyCampaign = accountHandler(call, async ({ bank, customer, account, session, now }, { actId }) => {
  const on = bank.db.drizzle
  const found = await findCampaign(on, actId, now)
  const rulesVersion = found?.definition.rules.version ?? 0
  const who = { customer, account, actId, rulesVersion, openId: session.openId, cookieId: undefined, now }
  const standing = await standingOf(on, who)
  return standing ? ok(standing) : fail(bankError('CampaignUnknown'))
})
