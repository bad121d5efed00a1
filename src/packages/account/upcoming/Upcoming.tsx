import { View } from '@tarojs/components'
import { go, switchTab } from '@/app/navigate'
import { queryAhead } from '@/contract/holding/queryAhead'
import { daysBetween, isDay } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import type { Ahead } from '@/features/ahead/items'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { Loaded } from '@/features/loaded/Loaded'
import { useCall } from '@/session/useCall'
import { Amount } from '@/ui/Amount'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Empty } from '@/ui/Empty'
import { EyeToggle } from '@/ui/EyeToggle'
import { Skeleton } from '@/ui/Skeleton'
import { ComingDay } from './ComingDay'
import { byDay, NOT_IN_SUM } from './upcoming'
import './upcoming.scss'

/** What happens to each sum by itself in the next 90 days, and what may be chosen in place of it. */
export function Upcoming() {
  const read = useCall(queryAhead, {})
  return (
    <Loaded read={read} waiting={<Waiting />}>
      {(ahead) => <Coming ahead={ahead} />}
    </Loaded>
  )
}

const Waiting = () => (
  <>
    <Skeleton shape="hero" />
    <Skeleton shape="card" count={3} />
  </>
)

function Coming({ ahead }: { readonly ahead: Ahead }) {
  const { today, items } = ahead
  return (
    <>
      <Sum ahead={ahead} />
      {items.length === 0 ? (
        <Card>
          <Nothing next={ahead.next} />
        </Card>
      ) : (
        isDay(today) &&
        byDay(items).map(({ day, items: own }) => <ComingDay key={day} {...{ day, today, items: own }} />)
      )}
      {items.length > 0 && <Later ahead={ahead} />}
      <View className="upcoming__note">
        按现在的产品、利率和您的资料估算：续存利率以到期当日挂牌利率为准，活期结息随余额变化，以实际到账为准。理财收益不在其中。
      </View>
      <CellGroup>
        <Cell label="到期管理" hint="全部存款与到期处理" onPress={() => go('/renewList')} />
        <Cell label="到期与收益日历" hint="按月查看" onPress={() => go('/assetStandard')} />
        <Cell label="续存记录" hint="到期后办理的结果" onPress={() => go('/renewalRecord')} />
      </CellGroup>
    </>
  )
}

const said = (day: string): string => (isDay(day) ? formatDay(day) : day)

function Sum({ ahead: { today, through, toAccount, undecided } }: { readonly ahead: Ahead }) {
  const [hidden, setHidden] = useAmountsHidden()
  return (
    <Card tone="hero">
      <View className="upcoming__head">
        <View className="upcoming__caption">预计转入电子账户（元）</View>
        <EyeToggle hidden={hidden} onToggle={setHidden} />
      </View>
      <Amount value={toAccount} hidden={hidden} symbol={false} size="hero" />
      <View className="upcoming__caption">{`${said(today)}至${said(through)}`}</View>
      {undecided > 0 && <View className="upcoming__caption">不用操作，到期自动办理</View>}
    </Card>
  )
}

/** What falls due first after these days, so that it isn't out of sight. */
function Later({ ahead: { today, later } }: { readonly ahead: Ahead }) {
  const [hidden] = useAmountsHidden()
  if (later.length === 0 || !isDay(today)) return null
  return (
    <CellGroup title="90天之后到期的存款" note={`仅列最近几天的本金，${NOT_IN_SUM}；全部见“到期管理”`}>
      {later.map(({ day, amount }) => (
        <Cell
          key={day}
          label={said(day)}
          hint={isDay(day) ? `还有${daysBetween(today, day)}天` : undefined}
          value={<Amount value={amount} hidden={hidden} />}
          onPress={() => go('/renewList')}
        />
      ))}
    </CellGroup>
  )
}

/** Nothing comes: when the first deposit ends after it, or where one is opened. */
const Nothing = ({ next }: { readonly next: string }) =>
  next === '' ? (
    <Empty
      picture="sprout"
      text="未来90天没有到期、付息或到账"
      hint="您还没有定期存款"
      action={{ text: '看看存款产品', onPress: () => switchTab('/productDetailsHomePage') }}
    />
  ) : (
    <Empty
      picture="sprout"
      text="未来90天没有到期、付息或到账"
      hint={`最近一笔存款${said(next)}到期`}
      action={{ text: '查看全部到期日', onPress: () => go('/renewList') }}
    />
  )
