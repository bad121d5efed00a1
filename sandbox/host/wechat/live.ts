import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { machineNow } from '@sandbox/kernel/clock'
import { rememberIdentity } from '@sandbox/kernel/session/registration'
import type { SubscriptionMessages, WechatPlatform } from '@sandbox/kernel/services'
import { WECHAT_HOST } from './ask'
import type { WechatHost } from './ask'
import { isPassing } from './failure'
import type { FailureName, WechatFailure } from './failure'
import { authoriseAddress } from './grant'
import { identityOfLogin } from './login'
import { RETURN_PATH } from './returnAddress'
import type { LiveWechat } from './settings'
import { sendSubscription } from './subscription'
import type { Template } from './subscription'
import { jsapiTicket } from './tokens'
import type { WechatClient } from './tokens'
import { urlLink } from './urlLink'

/** Told of failures that an operator should know of; never of a customer's wrong or used code. */
export type Report = (failure: WechatFailure) => void

/** Reports to a log: the name and WeChat's number. */
export const reportTo =
  (log: { warn(facts: object, text: string): void }): Report =>
  (failure) =>
    log.warn({ wechat: failure }, 'WeChat refused a call')

const OF_CUSTOMERS: readonly FailureName[] = [
  'codeWrong',
  'codeUsed',
  'userBlocked',
  'notAllowed',
  'snapshot',
  'abroad',
]

/** The form of WeChat's codes: what can't be one isn't sent, so that nobody uses up the bank's quota with nonsense. */
export const isCode = (code: string): boolean => /^[\w-]{16,128}$/.test(code)

/** WeChat itself, by the apps of the configuration. */
export function liveWechat(
  { mini, account }: LiveWechat,
  templates: Readonly<Record<string, Template>>,
  report: Report,
  host: WechatHost = WECHAT_HOST,
): { readonly wechat: WechatPlatform; readonly subscriptions: SubscriptionMessages } {
  const client = (app: WechatClient['app']): WechatClient => ({ host, app, now: machineNow })
  const told = <T>(answered: Result<T, WechatFailure>): Result<T, WechatFailure> => {
    if (!answered.ok && !OF_CUSTOMERS.includes(answered.error.name)) report(answered.error)
    return answered
  }
  const orUnavailable = <T>(answered: Result<T, WechatFailure>): Result<T, 'unavailable'> =>
    told(answered).ok ? (answered as Result<T, never>) : fail('unavailable')
  return {
    wechat: {
      appId: account?.appId ?? '',
      authoriseUrl: (state, returnTo) =>
        account &&
        authoriseAddress(
          account.appId,
          state,
          `${account.origin}${RETURN_PATH}?${new URLSearchParams({ returnTo }).toString()}`,
        ),
      async openIdOfLogin(on, code) {
        if (!isCode(code)) return fail('unknown')
        const known = told(await identityOfLogin(client(mini), code))
        if (!known.ok) return fail(OF_CUSTOMERS.includes(known.error.name) ? 'unknown' : 'unavailable')
        await rememberIdentity(on, known.value, machineNow())
        return ok(known.value.openId)
      },
      jsTicket: async (on) => (account ? orUnavailable(await jsapiTicket(client(account), on)) : fail('unavailable')),
      urlLink: async (on, route, days) => orUnavailable(await urlLink(client(mini), on, route, days)),
    },
    subscriptions: {
      templateOf: (kind) => (Object.hasOwn(templates, kind) ? templates[kind]?.id : undefined),
      async send(on, message) {
        const template = Object.values(templates).find(({ id }) => id === message.templateId)
        if (!template) return 'refused'
        const sent = told(await sendSubscription(client(mini), on, template, message))
        if (sent.ok) return 'sent'
        return isPassing(sent.error) ? 'unavailable' : 'refused'
      },
    },
  }
}
