import { View } from '@tarojs/components'
import { queryCampaignSms } from '@/contract/campaign/queryCampaignSms'
import { setCampaignSms } from '@/contract/campaign/setCampaignSms'
import { STOP_SMS } from '@/domain/campaign/link'
import { FIGURES } from '@/domain/figures'
import { Loaded } from '@/features/loaded/Loaded'
import { callOrSay } from '@/session/callOrSay'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Section } from '@/ui/Cell/Section'
import { showToast } from '@/ui/Toast'
import '../promotionFine.scss'

/**
 * Stops text messages to the number that this one was sent to, in one tap and signed in or not; and takes it back as easily.
 * Opening the page alone stops nothing: phones and mail programs open links to look at them.
 */
export function StopSms({ link }: { readonly link: string }) {
  const read = useCall(queryCampaignSms, { link })
  const say = async (wanted: boolean): Promise<void> => {
    const said = await callOrSay(setCampaignSms, { link, wanted }, showToast)
    if (said && said.wanted !== wanted) showToast('恢复接收请在“消息设置”中开启')
  }
  return (
    <Loaded read={read} waiting={NOTHING}>
      {({ wanted }) => (
        <Section title="活动短信">
          <Button kind="secondary" onPress={() => say(!wanted)}>
            {wanted ? STOP_SMS : '恢复接收'}
          </Button>
          <View className="promotion-fine promotion-fine--below">{wanted ? WANTED : STOPPED}</View>
        </Section>
      )}
    </Loaded>
  )
}

/** It is the last of the page, so nothing moves when it comes, and the first picture (./renderPreview.ts) goes without it. */
const NOTHING = <></>
const WANTED = `不想再收的，点“${STOP_SMS}”即可，无需登录，点后本行不再向收到这条短信的手机号发送活动短信。`
const STOPPED = `已停止向收到这条短信的手机号发送活动短信。验证码和账户通知不受影响。误点的可点“恢复接收”，或致电${FIGURES.hotline}。`
