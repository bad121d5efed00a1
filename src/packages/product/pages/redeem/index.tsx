import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { go, goBack } from '@/app/navigate'
import { blocksWithdrawal } from '@/domain/maturity/instruction'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Failed } from '@/packages/product/components/Failed'
import { RedeemConfirm } from '@/packages/product/components/RedeemConfirm'
import { RedeemForm } from '@/packages/product/components/RedeemForm'
import { WithdrawEffect } from '@/packages/product/components/WithdrawEffect'
import { WrongLink } from '@/packages/product/components/WrongLink'
import { useReloadOnShow } from '@/packages/product/hooks/useReloadOnShow'
import { useRedeem } from '@/packages/product/hooks/useRedeem'
import { holdingQuery, pageFamily } from '@/packages/product/model/routeFamily'
import './redeem.scss'

const Waiting = () => (
  <>
    <Skeleton shape="hero" />
    <Skeleton shape="card" count={1} />
  </>
)

function Redeem({ route, query }: PageProps<{ readonly seqNo: string }>) {
  const family = pageFamily(route)
  const redeeming = useRedeem(family, query.seqNo)
  const { holding, preview, form, order, whole } = redeeming
  useReloadOnShow(redeeming.reload)
  const { withdraw } = family.description
  const error = preview.error ?? holding.error
  const foreign = holding.data !== undefined && !family.rule.codes.includes(holding.data.holding.prodType)
  const both =
    preview.data && holding.data && !foreign ? { effect: preview.data, facts: holding.data.holding } : undefined
  const blocked = blocksWithdrawal(holding.data?.maturity?.instruction ?? 'PAY_OUT')
  const possible = both?.effect.withdrawable === true
  const changed = form.oldInterest !== undefined && form.oldInterest !== preview.data?.preInterest
  return (
    <Frame
      title={withdraw.title}
      action={
        possible ? (
          <Button onPress={redeeming.review} busy={order.sending}>
            {withdraw.action}
          </Button>
        ) : undefined
      }
    >
      {!both && !error && !foreign && <Waiting />}
      {error && <Failed error={error} onRetry={redeeming.reload} />}
      {foreign && <WrongLink />}
      {both && !possible && (
        <Empty
          text={both.effect.drawFailedTips ?? '该笔持有暂不可支取'}
          action={
            blocked
              ? { text: '查看转理财申请', onPress: () => go('/redeposit', { seqNo: query.seqNo }) }
              : { text: '返回', onPress: goBack }
          }
        />
      )}
      {both && possible && (
        <>
          {changed && <Notice tone="warning">可得利息已更新，请确认后重新提交</Notice>}
          {whole ? (
            <WithdrawEffect holding={both.facts} preview={both.effect} paid={both.facts.accumulatedIncome} />
          ) : (
            <RedeemForm name={both.facts.prodDesc} preview={both.effect} redeeming={redeeming} />
          )}
          <View className="redeem__notice">{withdraw.notice}</View>
          <RedeemConfirm
            description={family.description}
            name={both.facts.prodDesc}
            preview={both.effect}
            paid={both.facts.accumulatedIncome}
            redeeming={redeeming}
          />
        </>
      )}
    </Frame>
  )
}

export default definePage(Redeem, { query: holdingQuery })
