import * as v from 'valibot'
import { ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Queryable } from '@sandbox/kernel/db'
import type { WechatFailure } from './failure'
import { askWithToken } from './tokens'
import type { WechatClient } from './tokens'

/** The mini-program's page that leads on to the route it is given, and says so when there is none. */
const ARRIVE = 'packages/bridge/arrive/index'
/** By days rather than by an instant. */
const BY_DAYS = 1

/**
 * A link that opens a route in the mini-program, for at most 30 days
 * (developers.weixin.qq.com/miniprogram/dev/server/API/qrcode-link/url-link/api_generateurllink.html).
 */
export async function urlLink(
  client: WechatClient,
  on: Queryable,
  route: string,
  days: number,
): Promise<Result<string, WechatFailure>> {
  const query = new URLSearchParams({ route: '/app', to: route }).toString()
  const answered = await askWithToken(client, on, {
    path: '/wxa/generate_urllink',
    body: { path: ARRIVE, query, expire_type: BY_DAYS, expire_interval: days },
    answer: v.object({ url_link: v.string() }),
  })
  return answered.ok ? ok(answered.value.url_link) : answered
}
