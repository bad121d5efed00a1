import * as v from 'valibot'
import { ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { ask } from './ask'
import type { WechatFailure } from './failure'
import type { WechatClient } from './tokens'

/** Who somebody is at WeChat. */
export interface WechatIdentity {
  readonly openId: string
  /** The same for all apps of one owner at WeChat's open platform; undefined where the app isn't bound to it. */
  readonly unionId: string | undefined
}

/**
 * Trades a mini-program's `wx.login` code, which works once and for five minutes
 * (developers.weixin.qq.com/miniprogram/dev/OpenApiDoc/user-login/code2Session.html). The session key that comes with it
 * isn't read: the bank opens nothing that is sealed with it.
 */
export async function identityOfLogin(
  { host, app }: WechatClient,
  code: string,
): Promise<Result<WechatIdentity, WechatFailure>> {
  const answered = await ask(host, {
    path: '/sns/jscode2session',
    query: { appid: app.appId, secret: app.secret, js_code: code, grant_type: 'authorization_code' },
    answer: v.object({ openid: v.string(), unionid: v.optional(v.string()) }),
  })
  return answered.ok ? ok({ openId: answered.value.openid, unionId: answered.value.unionid }) : answered
}
