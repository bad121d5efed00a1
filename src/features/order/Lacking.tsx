import { View } from '@tarojs/components'
import { go } from '@/app/navigate'
import type { Fen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'
import { keepCashNeed } from '@/session/cashNeed'
import { Button } from '@/ui/Button'
import { COMPLAINT } from '@/ui/complaint'
import { role } from '@/ui/role'
import { Unbroken } from '@/ui/Unbroken'
import { useAmountsHidden } from '../list/useAmountsHidden'
import './Lacking.scss'

/** At an amount: what the account lacks for it. It warns and is no error, because there is a way on. */
export function LackNote({ lacks }: { readonly lacks: Fen }) {
  const [hidden] = useAmountsHidden()
  return (
    <View className={`lacking ${COMPLAINT}`} {...role('alert')}>
      {/* What is missing would tell what is there. */}
      <Unbroken text={`余额不足${hidden ? '' : `，还差${formatAmount(lacks)}元`}`} />
    </View>
  )
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
