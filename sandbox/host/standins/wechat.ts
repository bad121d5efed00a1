import { eq } from 'drizzle-orm'
import { schema } from '@sandbox/kernel/db'
import { demoOpenId } from '../seeding/people'
import type { WechatPlatform } from '@sandbox/kernel/services'

export const AUTHORISE_PATH = '/sandbox/wechat/authorise'

const DEMO_CODE = /^demo:([a-z]{2,32})$/

/**
 * Stands in for WeChat: a page where one chooses who one is instead of an account, and login codes `demo:<customer>`
 * instead of `wx.login`'s. The ticket is a constant, so its signatures are made right and accepted by nobody.
 */
export const sandboxWechat: WechatPlatform = {
  appId: 'wxsandbox000000000',
  authoriseUrl: (state, returnTo) => `${AUTHORISE_PATH}?${new URLSearchParams({ state, returnTo }).toString()}`,
  async openIdOfLogin(on, code) {
    const key = DEMO_CODE.exec(code)?.[1]
    if (key === undefined) return undefined
    const { openId } = schema.wechatIdentities
    const [found] = await on
      .select({ openId })
      .from(schema.wechatIdentities)
      .where(eq(openId, demoOpenId(key)))
    return found?.openId
  },
  jsTicket: () => Promise.resolve('sandbox-jsapi-ticket'),
}
