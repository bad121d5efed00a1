import { joinCampaign as call } from '@/contract/campaign/joinCampaign'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { undoneWhenRefused } from '@sandbox/kernel/orders/runOnce'
import { accountHandler } from '@sandbox/kernel/scope'
import { join } from '../join'
import { standingOf } from '../wire'

export const joinCampaign = accountHandler(call, ({ bank, web, customer, account, session, now }, request) => {
  const { source, ...asked } = request
  const joining = {
    ...asked,
    source: { ...source },
    customer,
    account,
    openId: session.openId,
    cookieId: web.cookieId,
    address: web.address,
    now,
  }
  return bank.db.transaction((tx) =>
    undoneWhenRefused(tx, async (within) => {
      const joined = await join(within, joining)
      if (!joined.ok) return joined
      const standing = await standingOf(within, joining)
      return standing ? ok(standing) : fail(bankError('CampaignUnknown'))
    }),
  )
})
