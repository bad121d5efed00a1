import { View } from '@tarojs/components'
import { useState } from 'react'
import { go } from '@/app/navigate'
import type { AgreementOffer } from '@/contract/product/agreementOffer'
import { queryAgreementOffers } from '@/contract/product/queryAgreementOffers'
import { redeemAgreementCode } from '@/contract/product/redeemAgreementCode'
import { day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import { AGREEMENT_CODE_LENGTH, agreementCodeOf } from '@/domain/product/agreementCode'
import type { AgreementCodeState } from '@/domain/product/agreementCode'
import { Frame } from '@/app/Frame'
import { PagedList } from '@/features/list/PagedList'
import { usePages } from '@/features/list/usePages'
import { familyRoute } from '@/products/entrance'
import { figureCaptionOf, figureOf, termTextOf } from '@/products/model/figure'
import { call } from '@/session/bank'
import { useAction } from '@/session/useAction'
import { Button } from '@/ui/Button'
import { readyKind } from '@/ui/Button/readyKind'
import { Card } from '@/ui/Card'
import { GroupTitle } from '@/ui/Cell/GroupTitle'
import { Facts } from '@/ui/Facts'
import { Rate } from '@/ui/Rate'
import { Skeleton } from '@/ui/Skeleton'
import { Tag } from '@/ui/Tag'
import { TextField } from '@/ui/TextField'
import { showComplaint } from '@/ui/complaint'
import { showToast } from '@/ui/Toast'
import './agreementOffer.scss'

const READER = {
  items: ({ offers }: { readonly offers: readonly AgreementOffer[] }) => offers,
  more: ({ more }: { readonly more: boolean }) => more,
  key: ({ offerId }: AgreementOffer) => offerId,
}

/** Room for the gaps with which a code is printed. */
const LONGEST = AGREEMENT_CODE_LENGTH + 4
const HINT = '由客户经理提供，共12位字母和数字，仅限您本人使用一次'

const STATES: Readonly<Record<AgreementCodeState, string>> = {
  ISSUED: '待输入',
  REDEEMED: '可使用',
  USED: '已使用',
  EXPIRED: '已过有效期',
}

/** /agrDepCode: an adviser's code is typed, and what it is good for stands below with the way to the deposit. */
export function Codes({ title }: { readonly title: string }) {
  const { text, change, error, ready, send } = useCode()
  const list = usePages(queryAgreementOffers, {}, READER)
  return (
    <Frame
      title={title}
      action={
        <Button kind={readyKind(ready)} busy={send.busy} onPress={send.run}>
          验证利率码
        </Button>
      }
    >
      <Card>
        <TextField
          label="协定利率码"
          value={text}
          onChange={change}
          maxLength={LONGEST}
          placeholder="请输入12位协定利率码"
          hint={HINT}
          {...(error !== undefined && { error })}
        />
      </Card>
      <GroupTitle title="我的协定利率" />
      <PagedList
        list={list}
        waiting={<Skeleton shape="list" count={4} />}
        empty={{
          picture: 'ticket',
          text: '还没有协定利率',
          hint: '也可直接存入协定存款，按产品页面的利率计息',
          action: { text: '查看协定存款', onPress: () => go(familyRoute('agreement', 'Index')) },
        }}
      >
        {(offers) => offers.map((offer) => <Offer key={offer.offerId} offer={offer} />)}
      </PagedList>
    </Frame>
  )
}

/** What is typed, and what the bank says of it. */
function useCode() {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const send = useAction(async () => {
    const code = agreementCodeOf(text)
    if (code === undefined) {
      setError(text.trim() === '' ? '请输入协定利率码' : '协定利率码为12位字母和数字，请核对后重新输入')
      return showComplaint()
    }
    const redeemed = await call(redeemAgreementCode, { agreementCode: code })
    if (!redeemed.ok) {
      setError(redeemed.error.message)
      return showComplaint()
    }
    setText('')
    showToast('协定利率已生效，可在下方使用')
  })
  const change = (typed: string): void => {
    setText(typed)
    setError(undefined)
  }
  return { text, change, error, ready: agreementCodeOf(text) !== undefined, send }
}

/** Terms that were agreed on: the rate before all else, then what it depends on, and where it can be used. */
function Offer({
  offer: { offerId, state, codeEnd, lastDay, usedAt, product, seqNo },
}: {
  readonly offer: AgreementOffer
}) {
  const usable = state === 'REDEEMED'
  const { productName, productType } = product
  return (
    <Card>
      <View className="agreement-offer__line">
        <View className="agreement-offer__name">{productName}</View>
        <Tag tone={usable ? 'success' : 'plain'}>{STATES[state]}</Tag>
      </View>
      <View className="agreement-offer__rate">
        <Rate {...figureOf(product)} size="amount" />
        <View className="agreement-offer__facts">{figureCaptionOf('agreement', product)}</View>
      </View>
      <View className="agreement-offer__facts">
        <Facts
          of={[
            `协定期${termTextOf(product)}`,
            usedAt === undefined ? `有效期至${formatDay(day(lastDay))}` : `${formatDay(dayOfInstant(usedAt))}使用`,
          ]}
        />
      </View>
      <View className="agreement-offer__line">
        <View className="agreement-offer__facts">{`尾号${codeEnd}`}</View>
        {usable && (
          <Button
            kind="secondary"
            size="small"
            label={`使用并存入，${productName}，尾号${codeEnd}`}
            onPress={() => go(familyRoute('agreement', 'Buy'), { productType, offerId })}
          >
            使用并存入
          </Button>
        )}
        {seqNo !== undefined && (
          <Button
            kind="secondary"
            size="small"
            label={`查看存款，${productName}，尾号${codeEnd}`}
            onPress={() => go(familyRoute('agreement', 'HoldInfo'), { seqNo })}
          >
            查看存款
          </Button>
        )}
      </View>
    </Card>
  )
}
