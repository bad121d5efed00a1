import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { ROWS } from '@/routes/table'
import type { WechatIdentity, WechatPlatform } from '@sandbox/kernel/services'
import { ask, textIn } from './ask'
import type { WechatAnswer, WechatFailure } from './ask'
import type { LiveWechat, WechatAccount } from './settings'
import { askAs, jsTicket } from './tokens'

/** Where WeChat sends a browser back that has authorised. */
export const AUTHORISED_PATH = '/wechat/authorised'
const AUTHORISE = 'https://open.weixin.qq.com/connect/oauth2/authorize'

/** A page of the mini-program by its route's name, as WeChat takes it: without the slash before it. */
export const pageIn = (name: string): string | undefined => ROWS.find((row) => row.name === name)?.page

/** The person of an answer; nothing else of it is kept, the session key least of all. */
function identityIn(answer: WechatAnswer): Result<WechatIdentity, WechatFailure> {
  const openId = textIn(answer, 'openid')
  if (!openId.ok) return openId
  const unionId = textIn(answer, 'unionid')
  return ok({ openId: openId.value, ...(unionId.ok && { unionId: unionId.value }) })
}

/** A code that WeChat doesn't take, used up (40163) or wrong (40029) or for another account, stands for nobody. */
function whose(answer: Result<WechatAnswer, WechatFailure>): Result<WechatIdentity | undefined, 'unavailable'> {
  const identity = answer.ok ? identityIn(answer.value) : answer
  if (identity.ok) return identity
  return identity.error.kind === 'refused' ? ok(undefined) : fail('unavailable')
}

/**
 * Whom a browser's code stands for (developers.weixin.qq.com/doc/service/guide/h5/auth, 第二步). The token that comes with it
 * opens a person's profile, which the bank doesn't ask for (`snsapi_base`); so it is dropped, and nothing is renewed.
 */
export const identityOfBrowser = async (
  api: string,
  { appId, secret }: WechatAccount,
  code: string,
): Promise<Result<WechatIdentity | undefined, 'unavailable'>> =>
  whose(
    await ask(api, {
      path: '/sns/oauth2/access_token',
      query: { appid: appId, secret, code, grant_type: 'authorization_code' },
    }),
  )

/** WeChat itself, by its documented interface. */
export function liveWechat({ mini, account, api, publicOrigin }: LiveWechat): WechatPlatform {
  return {
    appId: account?.appId ?? '',
    authoriseUrl(state, returnTo) {
      if (!account) return undefined
      const back = `${publicOrigin}${AUTHORISED_PATH}?${new URLSearchParams({ returnTo }).toString()}`
      // WeChat takes the parameters in this order alone.
      const query = new URLSearchParams([
        ['appid', account.appId],
        ['redirect_uri', back],
        ['response_type', 'code'],
        ['scope', 'snsapi_base'],
        ['state', state],
      ])
      return `${AUTHORISE}?${query.toString()}#wechat_redirect`
    },
    // developers.weixin.qq.com/miniprogram/dev/OpenApiDoc/user-login/code2Session
    identityOfLogin: async (_on, code) =>
      whose(
        await ask(api, {
          path: '/sns/jscode2session',
          query: { appid: mini.appId, secret: mini.secret, js_code: code, grant_type: 'authorization_code' },
        }),
      ),
    async jsTicket(on) {
      const ticket = account && (await jsTicket(on, api, account))
      return ticket?.ok ? ticket : fail('unavailable')
    },
    // developers.weixin.qq.com/miniprogram/dev/OpenApiDoc/qrcode-link/url-link/generateUrlLink
    async miniLink(on, name, days) {
      const query = new URLSearchParams({ route: name }).toString()
      const body = { path: pageIn(name) ?? '', query, expire_type: 1, expire_interval: days }
      const answer = await askAs(on, api, mini, { path: '/wxa/generate_urllink', body })
      const link = answer.ok ? textIn(answer.value, 'url_link') : answer
      return link.ok ? link : fail('unavailable')
    },
  }
}
