import { Frame } from '@/app/Frame'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { FEES } from '@/domain/fees'
import { ZERO_FEN } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'
import { SmsCodeField } from '@/features/identity/sms/SmsCodeField'
import { hasCode } from '@/features/identity/sms/useSmsCode'
import { Loaded } from '@/features/loaded/Loaded'
import { ObstacleNotes } from '@/features/order/ObstacleNotes'
import { actKind } from '@/features/order/useObstacles'
import { OrderConfirm } from '@/features/order/OrderConfirm'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Obstacle, obstacleAction, obstacleOf } from '../Findings'
import { payoutFigures, payoutRows } from '../payout'
import { useClosing, usePageOfState } from '../useClosing'
import { useSubmit } from './useSubmit'

/** /logoutAccountPhoneNum: the phone, then the password, and the account is closed. */
function ClosingCode({ route }: PageProps) {
  const closing = useClosing()
  const { read, withdraw } = closing
  const facts = read.data
  const obstacle = facts && obstacleOf(facts)
  const { sms, order, begin, send, handedIn } = useSubmit(facts, read.reload)
  // What was handed in has its result page, which must not give way to where the closing stands afterwards.
  usePageOfState(handedIn ? undefined : facts?.state, ['CODE'])
  if (obstacle && order.step === 'form') {
    return (
      <Frame title={route.title} action={obstacleAction(facts, closing)}>
        <Obstacle facts={facts} />
      </Frame>
    )
  }
  return (
    <Frame
      title={route.title}
      action={
        facts && (
          <>
            <Button kind={actKind(order.obstacles, hasCode(sms))} onPress={begin}>
              下一步
            </Button>
            <Button kind="text" onPress={withdraw}>
              撤回注销
            </Button>
          </>
        )
      }
    >
      <Loaded read={read} waiting={<Skeleton shape="card" />}>
        {() => (
          <>
            <ObstacleNotes obstacles={order.obstacles} />
            <Notice>身份已确认。请验证手机号，核对后输入支付密码完成注销</Notice>
            <Card>
              <SmsCodeField sms={sms} />
            </Card>
          </>
        )}
      </Loaded>
      {facts && (
        <OrderConfirm
          order={order}
          title="核对转出并注销"
          action="转出并注销"
          summary={{
            caption: '转出金额',
            amount: facts.payout,
            effect: { figures: payoutFigures(facts), rows: payoutRows(facts) },
            rows: [{ label: '手续费', value: `${formatAmount(FEES.closeAccount)}元` }],
            note: '提交后资金即转至主卡，不能撤回；账户注销后不能恢复，登录同时结束。',
          }}
          name="注销账户，余额转至主卡"
          amount={facts.payout ?? ZERO_FEN}
          onComplete={send}
        />
      )}
    </Frame>
  )
}

export default definePage(ClosingCode)
