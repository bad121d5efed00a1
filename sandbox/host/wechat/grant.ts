import * as v from 'valibot'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { ask } from './ask'
import type { WechatFailure } from './failure'
import type { WechatIdentity } from './login'
import type { WechatClient } from './tokens'

/** What somebody granted the H5; `refreshToken` renews it for 30 days. Kept nowhere. */
export interface Grant extends WechatIdentity {
  readonly refreshToken: string
}

const answer = v.object({
  openid: v.string(),
  refresh_token: v.string(),
  unionid: v.optional(v.string()),
  is_snapshotuser: v.optional(v.number()),
})

function grantOf(said: Result<v.InferOutput<typeof answer>, WechatFailure>): Result<Grant, WechatFailure> {
  if (!said.ok) return said
  const { openid, refresh_token, unionid, is_snapshotuser } = said.value
  if (is_snapshotuser === 1) return fail({ name: 'snapshot' })
  return ok({ openId: openid, refreshToken: refresh_token, unionId: unionid })
}

/** Where a browser inside WeChat authorises (developers.weixin.qq.com/doc/offiaccount/OA_Web_Apps/Wechat_webpage_authorization.html, step 1). */
export function authoriseAddress(appId: string, state: string, redirectUri: string): string {
  // The union id comes with this scope alone; no name and no picture is asked for.
  const query = { appid: appId, redirect_uri: redirectUri, response_type: 'code', scope: 'snsapi_userinfo', state }
  return `https://open.weixin.qq.com/connect/oauth2/authorize?${new URLSearchParams(query).toString()}#wechat_redirect`
}

/**
 * Trades the code that a browser came back with, which works once and for five minutes
 * (developers.weixin.qq.com/doc/service/api/webdev/access/api_snsaccesstoken). The made-up person of WeChat's snapshot
 * pages is nobody.
 */
export const grantOfCode = async ({ host, app }: WechatClient, code: string): Promise<Result<Grant, WechatFailure>> =>
  grantOf(
    await ask(host, {
      path: '/sns/oauth2/access_token',
      query: { appid: app.appId, secret: app.secret, code, grant_type: 'authorization_code' },
      answer,
    }),
  )

/**
 * Renews a grant
 * (developers.weixin.qq.com/doc/offiaccount/OA_Web_Apps/Wechat_webpage_authorization.html, step 3).
 */
export const refreshGrant = async (
  { host, app }: WechatClient,
  refreshToken: string,
): Promise<Result<Grant, WechatFailure>> =>
  grantOf(
    await ask(host, {
      path: '/sns/oauth2/refresh_token',
      query: { appid: app.appId, grant_type: 'refresh_token', refresh_token: refreshToken },
      answer,
    }),
  )
