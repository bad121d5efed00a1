import { queryMyCampaigns as call } from '@/contract/campaign/queryMyCampaigns'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { listedCampaigns } from '../find'
import { standingsOf } from '../wire'

export const queryMyCampaigns = accountHandler(call, async ({ bank, customer, account, session, now }) => {
  const on = bank.db.drizzle
  const who = { customer, account, openId: session.openId, cookieId: undefined, now }
  return ok({ campaigns: await standingsOf(on, await listedCampaigns(on, now), who) })
})
