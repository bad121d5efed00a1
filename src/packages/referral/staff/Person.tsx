import { View } from '@tarojs/components'
import { useState } from 'react'
import { Frame } from '@/app/Frame'
import { go, goBack } from '@/app/navigate'
import { queryMyShop } from '@/contract/shop/queryMyShop'
import { saveShop } from '@/contract/shop/saveShop'
import { saysShopProblem, SHOP_LIMITS, shopProblem } from '@/domain/shop/shop'
import { Loaded } from '@/features/loaded/Loaded'
import { callOnceOrSay } from '@/session/callOnceOrSay'
import { useAction } from '@/session/useAction'
import { useClientId } from '@/session/useClientId'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { readyKind } from '@/ui/Button/readyKind'
import { Card } from '@/ui/Card'
import { Empty } from '@/ui/Empty'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { TextArea } from '@/ui/TextArea'
import { showToast } from '@/ui/Toast'
import { showComplaint } from '@/ui/complaint'
import type { StaffPage } from '../pages'
import { StaffOnly } from './Closed'
import type { Own } from './ShopEdit'

const InReview = () => (
  <Empty
    picture="boat"
    text="店铺正在审核"
    hint="审核完成后才能修改"
    action={{ text: '查看审核进度', onPress: () => go('/upMsgSuccess', {}, { replace: true }) }}
  />
)

/** /microPersonMsg: how a clerk introduces themself in the shop. */
export function Person({ route }: StaffPage) {
  const read = useCall(queryMyShop, {})
  return (
    <Frame title={route.title}>
      <Loaded
        read={read}
        waiting={<Skeleton shape="card" />}
        failed={({ kind }) => kind === 'refused' && <StaffOnly />}
      >
        {(own) => (own.state === 'IN_REVIEW' ? <InReview /> : <Introduction own={own} />)}
      </Loaded>
    </Frame>
  )
}

function Introduction({ own: { draft } }: { readonly own: Own }) {
  const [text, setText] = useState(draft.introduction)
  const [tried, setTried] = useState(false)
  const ids = useClientId()
  const problem = shopProblem({ introduction: text, products: ['any'], articles: [] })
  const save = useAction(async () => {
    setTried(true)
    if (problem) return showComplaint()
    const request = { introduction: text.trim(), submit: false }
    const saved = await callOnceOrSay(ids, text, saveShop, (clientId) => ({ ...request, clientId }))
    if (!saved) return
    showToast('已保存，提交审核后展示')
    goBack()
  })
  return (
    <>
      <Card>
        <TextArea
          label="个人介绍"
          value={text}
          onChange={setText}
          maxLength={SHOP_LIMITS.introduction}
          placeholder="负责的业务、服务时间和地点"
          {...(tried && problem && { error: saysShopProblem(problem) })}
        />
      </Card>
      <Notice>请勿留手机号、微信或网址，客户会看到网点电话</Notice>
      <View className="referral-block">
        <Button kind={readyKind(!problem)} onPress={save.run} busy={save.busy}>
          保存
        </Button>
      </View>
    </>
  )
}
