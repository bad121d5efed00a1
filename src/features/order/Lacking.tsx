import { View } from '@tarojs/components'
import { go } from '@/app/navigate'
import type { Fen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'
import { keepCashNeed } from '@/session/cashNeed'
import { Button } from '@/ui/Button'
import { useAmountsHidden } from '../list/useAmountsHidden'
import './Lacking.scss'

/** What the account lacks for an amount, without its sum where amounts are hidden: it would tell what is there. */
export function useLackText(lacks: Fen | undefined): string | undefined {
  const [hidden] = useAmountsHidden()
  return lacks === undefined ? undefined : `余额不足${hidden ? '' : `，还差${formatAmount(lacks)}元`}`
}

/** Below it: how `need` is had from other deposits. */
export const LackWay = ({ need }: { readonly need: Fen }) => (
  <View className="lacking__way">
    <Button
      kind="secondary"
      size="small"
      onPress={() => {
        keepCashNeed(need)
        go('/cashPlan')
      }}
    >
      看怎么取存款最划算
    </Button>
  </View>
)
