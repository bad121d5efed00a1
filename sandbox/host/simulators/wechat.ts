import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { fail, ok } from '@/domain/result'
import { schema } from '@sandbox/kernel/db'
import type { WechatPlatform } from '@sandbox/kernel/services'
import type { DemoAccess } from '../demoAccess'
import { demoOpenId } from '../seeding/people'
import { sandboxPartners } from './partners'

export const AUTHORISE_PATH = '/sandbox/wechat/authorise'

/** The open id of a browser with an identity of its own; `secret` stays in the browser's cookie. */
export const guestOpenId = (secret: string): string =>
  `guest-${createHash('sha256').update(secret).digest('hex').slice(0, 24)}`

/** `demo:lina`, or `demo:lina:<key>` where a key is needed to be a customer of the demonstration. */
const DEMO_CODE = /^demo:([a-z]{2,32})(?::([0-9a-f]{1,64}))?$/

/**
 * Stands in for WeChat: a page on which people choose who they are, in place of an account, and login codes
 * `demo:<customer>` in place of `wx.login`'s. The ticket is a constant, so signatures made with it are well-formed but
 * WeChat accepts none.
 */
export const sandboxWechat = (access: DemoAccess): WechatPlatform => ({
  appId: 'wxsandbox000000000',
  authoriseUrl: (state, returnTo) => `${AUTHORISE_PATH}?${new URLSearchParams({ state, returnTo }).toString()}`,
  async openIdOfLogin(on, code) {
    const [, key, given] = DEMO_CODE.exec(code) ?? []
    if (key === undefined || !access.allows(given)) return fail('unknown')
    const { openId } = schema.wechatIdentities
    const [found] = await on
      .select({ openId })
      .from(schema.wechatIdentities)
      .where(eq(openId, demoOpenId(key)))
    return found ? ok(found.openId) : fail('unknown')
  },
  jsTicket: async () => ok('sandbox-jsapi-ticket'),
  urlLink: async (_on, route) =>
    ok(`${sandboxPartners.siteOf('mini')}?${new URLSearchParams({ to: route }).toString()}`),
})
