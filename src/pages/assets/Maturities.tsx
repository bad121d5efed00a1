import { View } from '@tarojs/components'
import { go, switchTab } from '@/app/navigate'
import type { queryMaturities } from '@/contract/maturity/queryMaturities'
import type { ResponseOf } from '@/contract/call'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { Loaded } from '@/features/loaded/Loaded'
import type { Read } from '@/session/useCall'
import { Amount } from '@/ui/Amount'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Empty } from '@/ui/Empty'
import { Skeleton } from '@/ui/Skeleton'
import { maturityRows, NEAR_DAYS } from './parts'
import type { MaturityRow } from './parts'

type Answer = ResponseOf<typeof queryMaturities>

/** The deposits that fall due soon. */
export const Maturities = ({ read }: { readonly read: Read<Answer> }) => (
  <Loaded read={read} waiting={<Skeleton shape="list" count={3} />}>
    {({ deposits }) => <Rows rows={maturityRows(deposits.map(({ holding }) => holding))} some={deposits.length > 0} />}
  </Loaded>
)

function Rows({ rows, some }: { readonly rows: readonly MaturityRow[]; readonly some: boolean }) {
  const [hidden] = useAmountsHidden()
  if (rows.length === 0) {
    return (
      <Card>
        <Empty
          picture="sprout"
          text={some ? `${NEAR_DAYS}天内没有存款到期` : '暂无在存的定期存款'}
          action={
            some
              ? { text: '查看未来90天', onPress: () => go('/upcoming') }
              : { text: '看看存款产品', onPress: () => switchTab('/productDetailsHomePage') }
          }
        />
      </Card>
    )
  }
  return (
    <CellGroup note="到期默认转入电子账户，可在未来90天中修改">
      {rows.map(({ seqNo, title, when, amount, interest, caption, leadsTo }) => (
        <Cell
          key={seqNo}
          label={title}
          hint={when}
          value={
            <>
              <Amount value={amount} hidden={hidden} />
              <Interest caption={caption} value={interest} hidden={hidden} />
            </>
          }
          onPress={leadsTo && (() => go(leadsTo, { seqNo }))}
        />
      ))}
    </CellGroup>
  )
}

type InterestProps = Pick<MaturityRow, 'caption'> & Pick<Parameters<typeof Amount>[0], 'value' | 'hidden'>

const Interest = ({ caption, value, hidden }: InterestProps) => (
  <View className="assets-interest">
    {`${caption} `}
    <Amount value={value} hidden={hidden} />
  </View>
)
