import { getOauthOpenId as call } from '@/contract/entry/getOauthOpenId'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { OAUTH_COOKIE, redeemOauthCode } from '@sandbox/kernel/session/oauth'
import type { Redeemed } from '@sandbox/kernel/session/oauth'
import { openSession } from '@sandbox/kernel/session/sessions'
import { publicHandler } from '@sandbox/kernel/scope'

/** Tries our own code first, because it states where it may be used; then the mini-program's login code. */
export const getOauthOpenId = publicHandler(call, async ({ bank, web, realNow }, { token, state }) => {
  const on = bank.db.drizzle
  const open = async (whose: Redeemed) =>
    ok({ openId: whose.openId, ...(await openSession(on, realNow, { ...whose, level: 'session' })) })
  const redeemed = await redeemOauthCode(on, realNow, { code: token, state, cookie: web.cookie(OAUTH_COOKIE) })
  if (!redeemed.ok) return redeemed
  if (redeemed.value) return open(redeemed.value)
  const known = await bank.services.wechat.openIdOfLogin(on, token)
  if (known.ok) return open({ openId: known.value, channel: 'mini' })
  return fail(bankError(known.error === 'unknown' ? 'TokenRefused' : 'ServiceUnavailable'))
})
