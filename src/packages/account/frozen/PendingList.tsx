import { go, goHome } from '@/app/navigate'
import type { queryFrozen } from '@/contract/account/queryFrozen'
import type { ResponseOf } from '@/contract/call'
import { civilOf, isDay } from '@/domain/dates/day'
import { formatInstant } from '@/domain/dates/format'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { Amount } from '@/ui/Amount'
import { Cell, CellGroup } from '@/ui/Cell'
import { Empty } from '@/ui/Empty'

type OnTheWay = ResponseOf<typeof queryFrozen>['onTheWay'][number]

const KINDS: Readonly<Record<OnTheWay['kind'], { title(name: string): string; expected(day: string): string }>> = {
  transferOut: { title: (name) => `转出至${name}`, expected: (day) => `预计${day}处理` },
  wealthSubscription: { title: (name) => `申购${name}`, expected: (day) => `预计${day}确认份额` },
}

function expectedOf({ kind, dueDay }: OnTheWay): string {
  if (!isDay(dueDay)) return '银行暂未答复，核实中'
  const { month, date } = civilOf(dueDay)
  return KINDS[kind].expected(`${month}月${date}日`)
}

/** A transfer's course; of a subscription the record of the money that left the account for it. */
const detailOf = ({ kind, orderNo }: OnTheWay): Link =>
  kind === 'transferOut'
    ? link('/AccountTurnStatus', { orderNo })
    : link('/walletTransactionRecordDetail', { recordId: orderNo })

/** Transfers out and subscriptions that aren't settled. */
export function PendingList({ onTheWay }: { readonly onTheWay: readonly OnTheWay[] }) {
  const [hidden] = useAmountsHidden()
  if (onTheWay.length === 0) {
    return <Empty text="没有处理中的资金" action={{ text: '返回首页', onPress: goHome }} />
  }
  return (
    <CellGroup note="处理完成后，转出资金到达您的银行卡，申购资金转为产品份额；未成功的将退回电子账户。">
      {onTheWay.map((one) => (
        <Cell
          key={one.orderNo}
          label={KINDS[one.kind].title(one.name)}
          hint={`${formatInstant(one.at)}，${expectedOf(one)}`}
          value={<Amount value={one.amount} hidden={hidden} />}
          onPress={() => go(detailOf(one))}
        />
      ))}
    </CellGroup>
  )
}
