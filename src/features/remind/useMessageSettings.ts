import type { ResponseOf } from '@/contract/call'
import { allowSubscriptionMessages } from '@/contract/message/allowSubscriptionMessages'
import { queryMessageSettings } from '@/contract/message/queryMessageSettings'
import { subscription } from '@/platform/subscription'
import { callOrSay } from '@/session/callOrSay'
import { useCall } from '@/session/useCall'
import { showToast } from '@/ui/Toast'

export type MessageSetting = ResponseOf<typeof queryMessageSettings>['kinds'][number]

/** A customer's message settings; `allow` asks WeChat, so it must be called in a tap handler. */
export function useMessageSettings() {
  const settings = useCall(queryMessageSettings, {})
  const allow = async ({ kind, templateId }: MessageSetting): Promise<void> => {
    if (templateId === undefined) return
    const allowed = await subscription.ask([templateId])
    if (!allowed.ok) return showToast('暂时无法设置微信提醒，请稍后再试')
    if (allowed.value.length === 0) return showToast('您未允许微信提醒')
    if (await callOrSay(allowSubscriptionMessages, { kinds: [kind] }, showToast)) showToast('已设置微信提醒')
  }
  return { settings, allow }
}
