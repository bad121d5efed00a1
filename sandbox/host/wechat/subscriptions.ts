import { formatChineseDay, formatTime } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import type { SubscriptionMessage, SubscriptionMessages } from '@sandbox/kernel/services'
import type { Template } from '../config'
import { pageIn } from './platform'
import type { LiveWechat } from './settings'
import { askAs } from './tokens'

/** The person has taken it back (43101), or isn't one of this mini-program (40003). */
const REFUSED = new Set([43_101, 40_003])
/** What a `thing` of a template may have, in characters. */
const THING = 20
const MESSAGE_PAGE = '/systemMsgDatail'

const dataOf = ({ title, at }: SubscriptionMessage, template: Template) => ({
  [template.title]: { value: [...title].slice(0, THING).join('') },
  [template.time]: { value: `${formatChineseDay(dayOfInstant(at))} ${formatTime(at)}` },
})

/**
 * WeChat's subscription messages (developers.weixin.qq.com/miniprogram/dev/OpenApiDoc/mp-message-management/subscribe-message/sendMessage).
 * @param warn hears of what only somebody at the bank can put right: a template or page that WeChat doesn't know (40037,
 * 41030, 47003), which is not sent again, because it would be refused each minute
 */
export function liveSubscriptions(
  { mini, api }: LiveWechat,
  templates: Readonly<Record<string, Template>>,
  warn: (text: string) => void,
): SubscriptionMessages {
  return {
    templateOf: (kind) => (Object.hasOwn(templates, kind) ? templates[kind]?.id : undefined),
    async send(on, message) {
      const template = Object.values(templates).find(({ id }) => id === message.templateId)
      if (!template) return 'refused'
      const query = new URLSearchParams({ route: MESSAGE_PAGE, id: message.messageId }).toString()
      const body = {
        ...{ touser: message.openId, template_id: template.id, miniprogram_state: 'formal', lang: 'zh_CN' },
        page: `${pageIn(MESSAGE_PAGE) ?? ''}?${query}`,
        data: dataOf(message, template),
      }
      const answer = await askAs(on, api, mini, { path: '/cgi-bin/message/subscribe/send', body })
      if (answer.ok) return 'sent'
      const { kind, errcode = 0 } = answer.error
      if (kind === 'refused' && !REFUSED.has(errcode))
        warn(`WeChat refuses messages of the template ${template.id} with ${errcode}: look at SUBSCRIPTION_TEMPLATES`)
      return kind
    },
  }
}
