import { View } from '@tarojs/components'
import { useState } from 'react'
import type * as v from 'valibot'
import { MoneyFrame } from '@/features/hotline/MoneyFrame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import type { ResponseOf } from '@/contract/call'
import { getProdIncome } from '@/contract/holding/getProdIncome'
import { queryHoldingDetail } from '@/contract/holding/queryHoldingDetail'
import { blocksWithdrawal, INSTRUCTION_NAMES } from '@/domain/maturity/instruction'
import { hostPage } from '@/platform/hostPage'
import { familyHoldingQuery } from '@/routes/queries/product'
import { useCall } from '@/session/useCall'
import { productRoute } from '@/products/entrance'
import { CAPTIONS } from '@/products/explanations'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Timeline } from '@/ui/Timeline'
import { CouponCell } from '../CouponCell'
import { CertificateSheet } from '../CertificateSheet'
import { Loaded } from '@/features/loaded/Loaded'
import { HoldingEvents } from '../HoldingEvents'
import { HoldSums } from '../HoldSums'
import { IncomeDays } from '../IncomeDays'
import { InterestCurve } from '../InterestCurve'
import { WrongLink } from '@/packages/product/WrongLink'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { holdingEvents, holdingRows, holdingTimeline } from '../holdingDetail'
import { detailIncomes, isClosed, onItsWay } from '@/packages/product/holdList'
import { pageFamily } from '@/packages/product/routeFamily'
import type { PageFamily } from '@/packages/product/routeFamily'
import './holdInfo.scss'

type Detail = ResponseOf<typeof queryHoldingDetail>

const Waiting = () => (
  <>
    <Skeleton shape="hero" />
    <Skeleton shape="card" count={2} />
  </>
)

function Content({ family, detail }: { readonly family: PageFamily; readonly detail: Detail }) {
  const { rule, description, link } = family
  const { holding } = detail
  const [hidden] = useAmountsHidden()
  const [certificate, setCertificate] = useState(false)
  const deposit = holding.kind === 'deposit'
  const timeline = holdingTimeline(holding, detail.today)
  return (
    <>
      <HoldSums
        caption={`${holding.prodDesc} ${deposit ? '本金' : '持有金额'}`}
        amount={holding.amount}
        incomes={[...onItsWay(holding.underWay), ...detailIncomes(holding, CAPTIONS[rule.caption], rule.interest)]}
        popup={rule.popup}
        productType={holding.prodType}
      />
      {!detail.withdrawable && !isClosed(holding) && detail.drawFailedTips !== undefined && (
        <Notice
          tone="warning"
          onPress={
            detail.maturity && blocksWithdrawal(detail.maturity.instruction)
              ? () => go('/redeposit', { seqNo: holding.seqNo })
              : undefined
          }
        >
          {detail.drawFailedTips}
        </Notice>
      )}
      {timeline.length > 0 && (
        <Card>
          <Timeline nodes={timeline} />
        </Card>
      )}
      {deposit ? <InterestCurve detail={detail} hidden={hidden} /> : <IncomeDays detail={detail} hidden={hidden} />}
      <View className="hold-info__rows">
        <CellGroup title={description.holdInfo.title}>
          {holdingRows(holding).map(({ label, text }) => (
            <Cell key={label} label={label} value={text} />
          ))}
          {detail.maturity && !isClosed(holding) && (
            <Cell
              label="到期处理"
              value={INSTRUCTION_NAMES[detail.maturity.instruction]}
              onPress={() => go('/redeposit', { seqNo: holding.seqNo })}
            />
          )}
          <ProductIncome productType={holding.prodType} hidden={hidden} />
          <Relative label="续存自" to={detail.renewedFrom} />
          <Relative label="到期转入" to={detail.renewedInto} />
          {detail.coupon && <CouponCell coupon={detail.coupon} hidden={hidden} />}
          {deposit && <Cell label="利息自己算一遍" onPress={() => go('/interestCheck', { seqNo: holding.seqNo })} />}
          {deposit && <Cell label="查看存单" hint="电子存单" onPress={() => setCertificate(true)} />}
          <Cell label="产品介绍" onPress={() => go(link('Index'), { productType: holding.prodType })} />
        </CellGroup>
      </View>
      <HoldingEvents events={holdingEvents(detail)} hidden={hidden} />
      {deposit && <CertificateSheet seqNo={holding.seqNo} open={certificate} onClose={() => setCertificate(false)} />}
    </>
  )
}

/** What the product has brought the customer so far, holdings that have ended included (specification §7). */
function ProductIncome({ productType, hidden }: { readonly productType: string; readonly hidden: boolean }) {
  const { data } = useCall(getProdIncome, { platformType: hostPage.channel(), prodType: productType })
  if (!data) return null
  return (
    <Cell
      label="本产品累计收益"
      hint="含已结束的持有"
      value={<Amount value={data.income} hidden={hidden} signed tone="income" />}
    />
  )
}

/** The holding this one came from, or became. */
function Relative({ label, to }: { readonly label: string; readonly to: Detail['renewedFrom'] }) {
  const route = to && productRoute(to.prodType, 'HoldInfo')
  if (!to || !route) return null
  return <Cell label={label} value={`存单号 ${to.seqNo}`} onPress={() => go(route, { seqNo: to.seqNo })} />
}

function HoldInfo({ query, title }: PageProps<v.InferOutput<typeof familyHoldingQuery>>) {
  const family = pageFamily(query.family)
  const { seqNo } = query
  const read = useCall(queryHoldingDetail, { seqNo })
  const detail = read.data
  const foreign = detail !== undefined && !family.rule.codes.includes(detail.holding.prodType)
  const action =
    detail?.withdrawable && !foreign ? (
      <Button kind="secondary" onPress={() => go(family.link('Redeem'), { seqNo })}>
        {family.description.withdraw.action}
      </Button>
    ) : undefined
  return (
    <MoneyFrame title={title} action={action}>
      <Loaded read={read} waiting={<Waiting />}>
        {(known) => (foreign ? <WrongLink /> : <Content family={family} detail={known} />)}
      </Loaded>
    </MoneyFrame>
  )
}

export default definePage(HoldInfo, {
  query: familyHoldingQuery,
  titled: ({ family }) => pageFamily(family).description.name,
})
