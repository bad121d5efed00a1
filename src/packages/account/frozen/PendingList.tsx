import type { ReactNode } from 'react'
import { go } from '@/app/navigate'
import type { queryFrozen } from '@/contract/account/queryFrozen'
import type { ResponseOf } from '@/contract/call'
import { civilOf, isDay } from '@/domain/dates/day'
import { familyRoute } from '@/products/entrance'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { whenText } from '@/features/list/when'
import { Amount } from '@/ui/Amount'
import { Cell, CellGroup } from '@/ui/Cell'

type OnTheWay = ResponseOf<typeof queryFrozen>['onTheWay'][number]

const SHARES: Link = /*#__PURE__*/ link(/*#__PURE__*/ familyRoute('wealth', 'HoldList'))

const KINDS: Readonly<Record<OnTheWay['kind'], { title(name: string): string; expected(day: string): string }>> = {
  transferOut: { title: (name) => `转到${name}`, expected: (day) => `预计${day}处理` },
  wealthSubscription: { title: (name) => `申购${name}`, expected: (day) => `预计${day}确认份额` },
  wealthRedemption: { title: (name) => `赎回${name}`, expected: (day) => `预计${day}到账` },
}

function expectedOf({ kind, dueDay }: OnTheWay): string {
  if (!isDay(dueDay)) return '银行暂未答复，核实中'
  const { month, date } = civilOf(dueDay)
  return KINDS[kind].expected(`${month}月${date}日`)
}

/** A transfer's course; the record of the money that left for a subscription; shares that are yet to be paid. */
function detailOf({ kind, orderNo }: OnTheWay): Link {
  if (kind === 'transferOut') return link('/AccountTurnStatus', { orderNo })
  return kind === 'wealthSubscription' ? link('/walletTransactionRecordDetail', { recordId: orderNo }) : SHARES
}

interface PendingListProps {
  readonly title?: ReactNode
  readonly onTheWay: readonly OnTheWay[]
  readonly note: string
}

/** Money that isn't settled, each opening what is known of it. */
export function PendingList({ title, onTheWay, note }: PendingListProps) {
  const [hidden] = useAmountsHidden()
  return (
    <CellGroup title={title} note={note}>
      {onTheWay.map((one) => (
        <Cell
          key={one.orderNo}
          label={KINDS[one.kind].title(one.name)}
          hint={`${whenText(one.at)}，${expectedOf(one)}`}
          value={<Amount value={one.amount} hidden={hidden} />}
          onPress={() => go(detailOf(one))}
        />
      ))}
    </CellGroup>
  )
}
