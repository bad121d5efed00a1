import { claimOffer as call } from '@/contract/campaign/claimOffer'
import { ok } from '@/domain/result'
import { moneyHandler } from '@sandbox/kernel/orders/moneyHandler'
import { takeOffer } from '../offers'

export const claimOffer = moneyHandler(call, {
  flow: 'in',
  passwordless: true,
  async work(tx, { bank, customer, account, session, web, now }, { actId, offerKey, rulesVersion }) {
    const joining = { customer, account, actId, rulesVersion, openId: session.openId, cookieId: web.cookieId, now }
    const taken = await takeOffer(tx, bank.capabilities, joining, offerKey)
    if (!taken.ok) return taken
    const { rewardId, name, state } = taken.value
    return ok({ rewardId, name, state: state === 'GRANTED' ? state : 'CLAIMED' })
  },
})
