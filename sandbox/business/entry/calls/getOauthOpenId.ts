import { getOauthOpenId as call } from '@/contract/entry/getOauthOpenId'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { OAUTH_COOKIE, redeemOauthCode } from '@sandbox/kernel/session/oauth'
import { openSession } from '@sandbox/kernel/session/sessions'
import { publicHandler } from '@sandbox/kernel/scope'

/** Our own code first, for it says itself where it may be used; then the mini-program's login code. */
export const getOauthOpenId = publicHandler(call, async ({ bank, web, realNow }, { token, state }) => {
  const on = bank.db.drizzle
  const redeemed = await redeemOauthCode(on, realNow, { code: token, state, cookie: web.cookie(OAUTH_COOKIE) })
  if (!redeemed.ok) return redeemed
  const openId = redeemed.value ?? (await bank.services.wechat.openIdOfLogin(on, token))
  if (openId === undefined) return fail(bankError('TokenRefused'))
  return ok({ openId, ...(await openSession(on, realNow, { openId, level: 'session' })) })
})
