import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { go, goBack } from '@/app/navigate'
import type { ResponseOf } from '@/contract/call'
import type { HoldingFacts } from '@/contract/holding/holdingFacts'
import type { queryHoldingDetail } from '@/contract/holding/queryHoldingDetail'
import { blocksWithdrawal } from '@/domain/maturity/instruction'
import { AfterObstacles } from '@/features/order/AfterObstacles'
import { shutOut } from '@/features/order/shutOut'
import { actKind } from '@/features/order/useObstacles'
import { familyHoldingQuery } from '@/routes/queries/product'
import { Button } from '@/ui/Button'
import { ButtonRow } from '@/ui/Button/ButtonRow'
import type { EmptyProps } from '@/ui/Empty'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Loaded } from '@/features/loaded/Loaded'
import { together } from '@/features/loaded/together'
import { RedeemConfirm } from './RedeemConfirm'
import { RedeemForm } from './RedeemForm'
import { WithdrawEffect } from './WithdrawEffect'
import { WrongLink } from '../WrongLink'
import { useRedeem } from './useRedeem'
import type { Redeeming } from './useRedeem'
import { bothWays } from './redeem'
import type { Preview } from './redeem'
import { pageFamily } from '../routeFamily'
import type { PageFamily } from '../routeFamily'
import './redeem.scss'

type Detail = ResponseOf<typeof queryHoldingDetail>

const WAITING = (
  <>
    <Skeleton shape="hero" />
    <Skeleton shape="card" count={1} />
  </>
)

/** Why nothing can be withdrawn now, and what can be done about it. */
const notWithdrawable = (effect: Preview, { maturity }: Detail, seqNo: string): EmptyProps => ({
  picture: 'lock',
  text: effect.drawFailedTips ?? '该笔持有暂不可支取',
  action: blocksWithdrawal(maturity?.instruction ?? 'PAY_OUT')
    ? { text: '查看转理财申请', onPress: () => go('/redeposit', { seqNo }) }
    : { text: '返回上一页', onPress: goBack },
})

interface RedeemingProps {
  readonly family: PageFamily
  readonly redeeming: Redeeming
  readonly facts: HoldingFacts
  readonly effect: Preview
}

/** What is withdrawn and what that comes to; the summary and the password above it. */
function Form({ family: { description }, redeeming, facts, effect }: RedeemingProps) {
  const { form, whole, preview, asked } = redeeming
  const changed = form.oldInterest !== undefined && form.oldInterest !== preview.data?.preInterest
  const { prodDesc: name } = facts
  return (
    <AfterObstacles obstacles={redeeming.order.obstacles} waiting={WAITING}>
      {changed && <Notice tone="warning">可得利息已更新，请确认后重新提交</Notice>}
      {whole ? (
        <WithdrawEffect holding={facts} preview={effect} />
      ) : (
        <RedeemForm name={name} preview={effect} redeeming={redeeming} />
      )}
      <View className="redeem__notice">{description.withdraw.notice}</View>
      {asked && <RedeemConfirm description={description} holding={facts} preview={asked} redeeming={redeeming} />}
    </AfterObstacles>
  )
}

function Redeem({ query: { family: name, seqNo }, title }: PageProps<typeof familyHoldingQuery>) {
  const family = pageFamily(name)
  const redeeming = useRedeem(family, seqNo)
  const { holding, preview, order } = redeeming
  const { withdraw } = family.description
  const shut = shutOut(order.obstacles)
  const foreign = holding.data !== undefined && !family.rule.codes.includes(holding.data.holding.prodType)
  // What loses interest is not what the page urges to.
  const losing =
    holding.data?.holding.kind === 'deposit' &&
    preview.data !== undefined &&
    bothWays(preview.data, holding.data.holding.accumulatedIncome).lost > 0
  const possible = holding.data !== undefined && !foreign && preview.data?.withdrawable === true
  return (
    <Frame
      title={title}
      action={
        possible && !shut ? (
          <ButtonRow>
            <Button
              kind={losing ? 'secondary' : actKind(order.obstacles, redeeming.ready)}
              onPress={() => redeeming.review.run()}
              busy={redeeming.review.busy || order.sending}
            >
              {losing ? '仍要支取' : withdraw.action}
            </Button>
            {losing && <Button onPress={() => go('/cashPlan')}>看看怎么少损失</Button>}
          </ButtonRow>
        ) : undefined
      }
    >
      {foreign ? (
        <WrongLink />
      ) : (
        <Loaded
          read={together(preview, holding)}
          waiting={WAITING}
          empty={([effect, detail]) => (effect.withdrawable ? shut : notWithdrawable(effect, detail, seqNo))}
        >
          {([effect, { holding: facts }]) => (
            <Form family={family} redeeming={redeeming} facts={facts} effect={effect} />
          )}
        </Loaded>
      )}
    </Frame>
  )
}

export default definePage(Redeem, {
  query: familyHoldingQuery,
  titled: ({ family }) => pageFamily(family).description.withdraw.title,
})
