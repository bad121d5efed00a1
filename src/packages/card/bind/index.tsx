import { View } from '@tarojs/components'
import { useState } from 'react'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { useLeaveGuard } from '@/app/useLeaveGuard'
import { bindingAgreement } from '@/features/identity/card/bindingAgreement'
import { CardFields } from '@/features/identity/card/CardFields'
import { hasCode } from '@/features/identity/sms/useSmsCode'
import { ObstacleNotes } from '@/features/order/ObstacleNotes'
import { shutOut } from '@/features/order/shutOut'
import { ShutOut } from '@/features/order/ShutOut'
import { actKind } from '@/features/order/useObstacles'
import { bindCardQuery } from '@/routes/queries/card'
import { Button } from '@/ui/Button'
import { RequiredCheckbox } from '@/ui/RequiredCheckbox'
import { DocumentSheet } from '@/ui/DocumentSheet'
import { Notice } from '@/ui/Notice'
import { TextLink } from '@/ui/TextLink'
import { useBinding } from './useBinding'
import './bind.scss'

/** What a card is bound for. */
const INTRODUCTIONS = {
  OWN: '请绑定本人名下的借记卡，用于向电子账户转入、转出资金',
  SPECIAL: '请添加本人名下的社保卡、惠农卡等借记卡，只用于接收补贴、补偿等专项款项，不能转入、转出',
} as const

/** /addbandcard and /addOneSpecialCard: one more card of one's own. */
function BindCard({ route, query }: PageProps<typeof bindCardQuery>) {
  const { form, obstacles, bound, agreed, agree, submit } = useBinding(query.use, query.from)
  const [reading, setReading] = useState(false)
  const agreement = bindingAgreement()
  useLeaveGuard(form.cardNo !== '' && !bound, '银行卡尚未添加，退出后需要重新填写，确定退出吗？')
  const shut = shutOut(obstacles)
  if (shut) return <ShutOut title={route.title} why={shut} />
  return (
    <Frame
      title={route.title}
      action={
        <Button kind={actKind(obstacles, hasCode(form.sms))} onPress={submit}>
          确认添加
        </Button>
      }
    >
      <ObstacleNotes obstacles={obstacles} />
      <Notice>{INTRODUCTIONS[query.use]}</Notice>
      <CardFields form={form} />
      <View className="bind-banks">
        <TextLink text="查看支持的银行与限额" onPress={() => go('/chooseBank')} />
      </View>
      <RequiredCheckbox
        checked={agreed}
        onChange={agree}
        label="我已阅读并同意"
        links={[{ text: `《${agreement.title}》`, onPress: () => setReading(true) }]}
      />
      <DocumentSheet document={reading ? agreement : undefined} onClose={() => setReading(false)} />
    </Frame>
  )
}

export default definePage(BindCard, { query: bindCardQuery })
