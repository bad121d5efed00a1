import { View } from '@tarojs/components'
import { useState } from 'react'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import type { ResponseOf } from '@/contract/call'
import { getProdIncome } from '@/contract/holding/getProdIncome'
import { queryHoldingDetail } from '@/contract/holding/queryHoldingDetail'
import { blocksWithdrawal, standingText } from '@/domain/maturity/instruction'
import { formatAmount, MASKED_AMOUNT } from '@/domain/money/format'
import { hostPage } from '@/platform/hostPage'
import { familyHoldingQuery } from '@/routes/queries/product'
import { useCall } from '@/session/useCall'
import { productRoute } from '@/products/entrance'
import { CAPTIONS } from '@/products/explanations'
import { familyColour } from '@/products/model/familyColour'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/Button'
import { ButtonRow } from '@/ui/Button/ButtonRow'
import { Cell, CellGroup } from '@/ui/Cell'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { CouponCell } from '../CouponCell'
import { CertificateSheet } from '../CertificateSheet'
import { Loaded } from '@/features/loaded/Loaded'
import { HeldCertificate } from '../HeldCertificate'
import { HoldingEvents } from '../HoldingEvents'
import { HoldSums } from '../HoldSums'
import { IncomeDays } from '../IncomeDays'
import { WrongLink } from '@/packages/product/WrongLink'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { holdingEvents, holdingRows } from '../holdingDetail'
import { comingEvent } from '../taken'
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
  // What an open deposit comes to stands on its certificate; paid interest doesn't.
  const told = detail.earns !== undefined && !isClosed(holding) && holding.accumulatedIncome === 0
  const incomes = told ? [] : detailIncomes(holding, CAPTIONS[rule.caption], rule.interest)
  return (
    <>
      {deposit ? (
        <HeldCertificate family={family} detail={detail} onOpen={() => setCertificate(true)} />
      ) : (
        <View style={familyColour(description.family)}>
          <HoldSums
            caption="持有金额"
            amount={holding.amount}
            incomes={[...onItsWay(holding.underWay), ...incomes]}
            popup={rule.popup}
            productType={holding.prodType}
            note="非存款，不保证本金和收益，可能损失本金"
            tone="product"
          />
        </View>
      )}
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
      <Coming detail={detail} hidden={hidden} />
      {!deposit && <IncomeDays detail={detail} hidden={hidden} />}
      <View className="hold-info__rows">
        <CellGroup title={description.holdInfo.title}>
          {deposit &&
            incomes.map(({ caption, amount, gained }) => (
              <Cell
                key={caption}
                label={caption}
                value={<Amount value={amount} hidden={hidden} {...(gained && { tone: 'income' })} />}
              />
            ))}
          {!deposit && <Cell label="持有份额" value={hidden ? MASKED_AMOUNT : `${formatAmount(holding.amount)}份`} />}
          {holdingRows(holding, detail.today).map(({ label, text }) => (
            <Cell key={label} label={label} value={text} />
          ))}
          <ProductIncome productType={holding.prodType} hidden={hidden} />
          <Relative label="续存自" to={detail.renewedFrom} />
          <Relative label="到期转入" to={detail.renewedInto} shares={holding.intoWealth} />
          {detail.coupon && <CouponCell coupon={detail.coupon} hidden={hidden} />}
          {deposit && <Cell label="利息自己算一遍" onPress={() => go('/interestCheck', { seqNo: holding.seqNo })} />}
          <Cell label="产品介绍" onPress={() => go(link('Index'), { productType: holding.prodType })} />
        </CellGroup>
      </View>
      <HoldingEvents events={holdingEvents(detail)} hidden={hidden} />
      {deposit && <CertificateSheet seqNo={holding.seqNo} open={certificate} onClose={() => setCertificate(false)} />}
    </>
  )
}

/** What comes next without anybody's doing, and what else is wanted of its end. */
function Coming({ detail, hidden }: { readonly detail: Detail; readonly hidden: boolean }) {
  const coming = comingEvent(detail)
  const { maturity } = detail
  if (!coming) return null
  const byDefault = maturity?.decided === false ? '默认' : undefined
  return (
    <View className="hold-info__rows">
      <CellGroup title="接下来">
        <Cell
          label={coming.title}
          hint={coming.date}
          value={coming.amount === undefined ? byDefault : <Amount value={coming.amount} hidden={hidden} />}
        />
        {maturity && (maturity.unavailable !== undefined || coming.amount !== undefined) && (
          <Cell
            label="到期处理"
            value={standingText(maturity.instruction, maturity.decided)}
            {...(maturity.unavailable !== undefined && {
              hint: `到期时将不能按您的选择办理：${maturity.unavailable}`,
            })}
          />
        )}
      </CellGroup>
    </View>
  )
}

/** What can be done with it: of an open deposit to decide about its end before leaving it early; of an ended one, its money. */
function Acts({ family, detail }: { readonly family: PageFamily; readonly detail: Detail }) {
  const { holding, maturity, renewedInto, withdrawable } = detail
  const { seqNo } = holding
  const into = renewedInto && productRoute(renewedInto.prodType, 'HoldInfo')
  if (into && renewedInto)
    return (
      <Button onPress={() => go(into, { seqNo: renewedInto.seqNo })}>
        {holding.intoWealth ? '查看转入的理财' : '查看续存后的存款'}
      </Button>
    )
  if (isClosed(holding) && holding.kind === 'deposit')
    return (
      <ButtonRow>
        <Button kind="text" className="hold-info__quiet" onPress={() => go('/AccountTurnOut')}>
          转出
        </Button>
        <Button onPress={() => go('/productDetailsHomePage')}>再存一笔</Button>
      </ButtonRow>
    )
  const withdraw = () => (
    <Button kind="secondary" onPress={() => go(family.link('Redeem'), { seqNo })}>
      {family.description.withdraw.action}
    </Button>
  )
  if (!maturity?.changeable) return withdrawable ? withdraw() : null
  return (
    <ButtonRow>
      {withdrawable && withdraw()}
      <Button onPress={() => go('/redeposit', { seqNo })}>设置到期处理</Button>
    </ButtonRow>
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

interface RelativeProps {
  readonly label: string
  readonly to: Detail['renewedFrom']
  /** It is one of shares, whose number isn't that of a certificate. */
  readonly shares?: boolean | undefined
}

/** The holding this one came from, or became. */
function Relative({ label, to, shares }: RelativeProps) {
  const route = to && productRoute(to.prodType, 'HoldInfo')
  if (!to || !route) return null
  const number = `${shares ? '持有编号' : '存单号'} ${to.seqNo}`
  return <Cell label={label} value={number} onPress={() => go(route, { seqNo: to.seqNo })} />
}

function HoldInfo({ query, title }: PageProps<typeof familyHoldingQuery>) {
  const family = pageFamily(query.family)
  const { seqNo } = query
  const read = useCall(queryHoldingDetail, { seqNo })
  const detail = read.data
  const foreign = detail !== undefined && !family.rule.codes.includes(detail.holding.prodType)
  // Shares have no certificate that names them.
  const shares = detail?.holding.kind === 'wealth' && !foreign ? detail.holding : undefined
  const action = detail && !foreign ? <Acts family={family} detail={detail} /> : undefined
  return (
    <Frame title={shares?.prodDesc ?? title} action={action}>
      <Loaded read={read} waiting={<Waiting />}>
        {(known) => (foreign ? <WrongLink /> : <Content family={family} detail={known} />)}
      </Loaded>
    </Frame>
  )
}

export default definePage(HoldInfo, {
  query: familyHoldingQuery,
  titled: ({ family }) => pageFamily(family).description.name,
})
