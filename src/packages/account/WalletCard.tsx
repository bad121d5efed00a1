import { View } from '@tarojs/components'
import { go } from '@/app/navigate'
import type { queryWallet } from '@/contract/account/queryWallet'
import type { ResponseOf } from '@/contract/call'
import { civilOf, day } from '@/domain/dates/day'
import { addFen, ZERO_FEN } from '@/domain/money/fen'
import { formatHidableAmount, formatRate } from '@/domain/money/format'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { link } from '@/routes/link'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/Button'
import { ButtonRow } from '@/ui/Button/ButtonRow'
import { Card } from '@/ui/Card'
import { EyeToggle } from '@/ui/EyeToggle'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/Pressable'
import { ReadAloud } from '@/ui/ReadAloud'
import { Unbroken } from '@/ui/Unbroken'
import './WalletCard.scss'

type Wallet = ResponseOf<typeof queryWallet>

interface WalletCardProps {
  readonly wallet: Wallet
}

/** What is in the electronic account: what can be spent, and all of it, with what is held or on its way. */
export function WalletCard({ wallet }: WalletCardProps) {
  const [hidden, setHidden] = useAmountsHidden()
  const { acctNo, available, balance, frozen, outgoing, pots = ZERO_FEN } = wallet
  return (
    <Card tone="hero">
      <View className="wallet-card__head">
        <View className="wallet-card__caption">可用余额（元）</View>
        <EyeToggle hidden={hidden} onToggle={setHidden} />
      </View>
      <Amount className="wallet-card__available" value={available} hidden={hidden} symbol={false} size="hero" />
      {!hidden && <ReadAloud caption="可用余额" amount={available} />}
      <View className="wallet-card__figures">
        <View className="wallet-card__figure">
          <View className="wallet-card__caption">账户总额（元）</View>
          <Amount value={addFen(balance, outgoing, pots)} hidden={hidden} symbol={false} size="title" />
        </View>
        <Pressable className="wallet-card__figure" role="link" onPress={() => go('/FrozenAmountLists')}>
          <View className="wallet-card__caption">
            冻结与处理中（元）
            <Icon name="arrow-right" size="small" />
          </View>
          <Amount value={addFen(frozen, outgoing)} hidden={hidden} symbol={false} size="title" />
        </Pressable>
      </View>
      <View className="wallet-card__earning">{`账号 ${acctNo}`}</View>
      {pots > 0 && (
        <View className="wallet-card__earning">{`账户总额含存钱罐${formatHidableAmount(pots, hidden)}元`}</View>
      )}
      {earningLines(wallet.interest, hidden).map((line) => (
        <View key={line} className="wallet-card__earning">
          <Unbroken text={line} />
        </View>
      ))}
      <Transfers />
    </Card>
  )
}

/** `年利率0.05%，应计利息1.25元` and `12月20日结息，次日入账`: what it earns, and when that is paid. */
function earningLines({ rate, accrued, settlesOn }: Wallet['interest'], hidden: boolean): readonly string[] {
  const { month, date } = civilOf(day(settlesOn))
  return [
    `年利率${formatRate(rate)}，应计利息${formatHidableAmount(accrued, hidden)}元`,
    `${month}月${date}日结息，次日入账`,
  ]
}

function Transfers() {
  const ways = [
    { to: link('/AccountTurnInto'), label: '转入', kind: 'primary' },
    { to: link('/AccountTurnOut'), label: '转出', kind: 'secondary' },
  ] as const
  return (
    <View className="wallet-card__transfers">
      <ButtonRow>
        {ways.map(({ to, label, kind }) => (
          <Button key={label} kind={kind} onPress={() => go(to)}>
            {label}
          </Button>
        ))}
      </ButtonRow>
    </View>
  )
}
