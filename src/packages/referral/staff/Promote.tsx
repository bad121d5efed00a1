import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import type { ResponseOf } from '@/contract/call'
import { queryMarketer } from '@/contract/referral/queryMarketer'
import { BRAND } from '@/domain/brand'
import type { ApprovedWords } from '@/domain/referral/words'
import { APPROVED_WORDS, mayPromote } from '@/domain/referral/words'
import { Loaded } from '@/features/loaded/Loaded'
import { productRoute } from '@/products/entrance'
import { link } from '@/routes/link'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Tag } from '@/ui/Tag'
import { copyText, webAddress } from '@/features/share/copying'
import type { StaffPage } from '../pages'

import { StaffOnly, Stopped } from './Closed'

type Marketer = NonNullable<ResponseOf<typeof queryMarketer>['marketer']>

/** /clerkPromote: what may be promoted, in words that the bank has approved, with a link that says by whom. */
export function Promote({ route }: StaffPage) {
  const read = useCall(queryMarketer, {})
  return (
    <Frame title={route.title}>
      <Loaded read={read} waiting={<Skeleton shape="card" count={3} />}>
        {({ marketer }) =>
          marketer?.state === 'ACTIVE' ? (
            <>
              <Notice>请原样使用以下文字，不要另写利率、收益或承诺</Notice>
              {APPROVED_WORDS.filter((words) => mayPromote(words, marketer)).map((words) => (
                <Words key={words.key} words={words} marketer={marketer} />
              ))}
              {APPROVED_WORDS.some((words) => !mayPromote(words, marketer)) && (
                <View className="referral-note">
                  代销产品须由登记了从业资格编号的本行工作人员介绍，您的资格中没有登记，因此不列出。
                </View>
              )}
            </>
          ) : marketer === undefined || marketer.state === 'APPLIED' ? (
            <StaffOnly />
          ) : (
            <Stopped state={marketer.state} />
          )
        }
      </Loaded>
    </Frame>
  )
}

function Words({ words, marketer: { salesId, kind } }: { readonly words: ApprovedWords; readonly marketer: Marketer }) {
  const { title, text, productType, distributed } = words
  const name = productRoute(productType, 'Index')
  // A product without a page of its own has no link to send.
  if (name === undefined) return null
  const copy = (): void => {
    const address = webAddress(link(name, { productType }), { sales_id: salesId })
    // Who isn't of the staff says that it is advertising.
    const mark = kind === 'KOL' ? `【广告】${BRAND.bankName}` : ''
    void copyText(`${mark}【${title}】${text}\n${address}`, '文字和链接')
  }
  return (
    <Card>
      <View className="referral-head">
        <View className="referral-head__title">{title}</View>
        <Tag tone={distributed ? 'warning' : 'success'}>{distributed ? '代销，非存款' : '本行存款'}</Tag>
      </View>
      <View className="referral-text">{text}</View>
      <View className="referral-actions">
        <Button kind="secondary" size="medium" onPress={copy} label={`复制文字和链接，${title}`}>
          复制文字和链接
        </Button>
      </View>
    </Card>
  )
}
