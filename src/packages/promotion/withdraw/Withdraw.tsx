import { go } from '@/app/navigate'
import type { PageProps } from '@/app/page'
import { withdrawalEffect, WITHDRAWALS_A_DAY } from '@/domain/campaign/withdrawal'
import { formatAmount } from '@/domain/money/format'
import { ZERO_FEN } from '@/domain/money/fen'
import { Frame } from '@/app/Frame'
import { Loaded } from '@/features/loaded/Loaded'
import { Effect } from '@/features/order/Effect'
import { AfterObstacles } from '@/features/order/AfterObstacles'
import { shutOut } from '@/features/order/shutOut'
import { actKind } from '@/features/order/useObstacles'
import type { EmptyProps } from '@/ui/Empty'
import { PasswordSheet } from '@/features/order/PasswordSheet'
import { AmountInput } from '@/ui/AmountInput'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Skeleton } from '@/ui/Skeleton'
import { Fine } from '../Fine'
import { useWithdraw } from './useWithdraw'

const NOTHING: EmptyProps = {
  picture: 'notebook',
  text: '红包余额为0',
  hint: `领取活动红包后，可提现到电子账户，每日最多${WITHDRAWALS_A_DAY}次`,
  action: { text: '查看我的奖励', onPress: () => go('/zhouMyPrize') },
}

/** /withDrawalActicity: red-packet money to the electronic account, at once and without a threshold. */
export function Withdraw({ route }: PageProps) {
  const withdraw = useWithdraw()
  const { read, balance, form, password, possible } = withdraw
  const shut = shutOut(password.obstacles)
  const { arrives, left } = withdrawalEffect(possible ?? ZERO_FEN, balance)
  return (
    <Frame
      title={route.title}
      action={
        balance > 0 &&
        !shut && (
          <Button kind={actKind(password.obstacles, possible !== undefined)} onPress={withdraw.next}>
            提现到电子账户
          </Button>
        )
      }
    >
      <Loaded
        read={read}
        waiting={<Skeleton shape="list" count={3} />}
        empty={(data) => (data.balance === 0 ? NOTHING : shut)}
      >
        {({ timesLeft }) => (
          <AfterObstacles obstacles={password.obstacles} waiting={<Skeleton shape="list" count={3} />}>
            <Card>
              <AmountInput
                label="提现金额（元）"
                value={form.text}
                onChange={withdraw.type}
                all={balance}
                hint={`红包余额${formatAmount(balance)}元，今日还可提现${timesLeft}次`}
                {...(form.error !== undefined && { error: form.error })}
              />
            </Card>
            <Card>
              <Effect
                figures={[
                  { caption: '到账电子账户', amount: arrives },
                  { caption: '提现后红包余额', amount: left },
                ]}
              />
            </Card>
          </AfterObstacles>
        )}
      </Loaded>
      <Fine>红包在领取时已代扣个人所得税，提现不再扣税，不收手续费。</Fine>
      {read.state !== 'loading' && password.obstacles.known && (
        <CellGroup>
          <Cell label="提现记录" onPress={() => go('/withDrawalResult', {})} />
        </CellGroup>
      )}
      <PasswordSheet
        password={password}
        name="红包提现到电子账户"
        {...(form.amount !== undefined && { amount: form.amount })}
        onComplete={password.complete}
      />
    </Frame>
  )
}
