import { View } from '@tarojs/components'
import { callHotline } from '@/app/callHotline'
import { goHome } from '@/app/navigate'
import type { queryFrozen } from '@/contract/account/queryFrozen'
import type { ResponseOf } from '@/contract/call'
import { FREEZE_TEXTS } from '@/domain/account/freezes'
import type { FreezeState } from '@/domain/account/freezes'
import { BRAND } from '@/domain/brand'
import { isDay } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { Amount } from '@/ui/Amount'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Empty } from '@/ui/Empty'
import { GroupTitle } from '@/ui/Cell/GroupTitle'
import { Tag } from '@/ui/Tag'
import './FreezeList.scss'

type Freeze = ResponseOf<typeof queryFrozen>['freezes'][number]

const STATES: Readonly<Record<FreezeState, string>> = { ACTIVE: '冻结中', LIFTED: '已解除', EXPIRED: '已到期解除' }

const dayText = (day: string): string => (isDay(day) ? formatDay(day) : '')

/** Who froze how much, since when and until when, and what helps. */
function FreezeCard({ freeze }: { readonly freeze: Freeze }) {
  const [hidden] = useAmountsHidden()
  const { kind, state, asked, captured, from, until, endedOn, authority, document } = freeze
  const { name, help } = FREEZE_TEXTS[kind]
  const active = state === 'ACTIVE'
  const rows = [
    ...(asked === captured || !active
      ? []
      : [{ label: '应冻结金额', value: <Amount value={asked} hidden={hidden} /> }]),
    { label: '冻结日期', value: dayText(from) },
    { label: active ? '冻结至' : '原定截止日', value: dayText(until) },
    ...(endedOn === undefined ? [] : [{ label: '解除日期', value: dayText(endedOn) }]),
    ...(authority === undefined ? [] : [{ label: '执行机关', value: authority }]),
    ...(document === undefined ? [] : [{ label: '文书尾号', value: document }]),
  ]
  return (
    <Card>
      <View className="freeze-list__head">
        <View className="freeze-list__name">{name}</View>
        <Tag tone={active ? 'warning' : 'plain'}>{STATES[state]}</Tag>
        <Amount className="freeze-list__amount" value={active ? captured : asked} hidden={hidden} size="title" />
      </View>
      <View className="freeze-list__rows">
        {rows.map(({ label, value }) => (
          <Cell key={label} label={label} value={value} />
        ))}
      </View>
      {active && (
        <View className="freeze-list__help">
          {captured < asked && '账户余额不足，后续入账资金将先用于补足冻结金额。'}
          {`${help}。`}
        </View>
      )}
    </Card>
  )
}

const cards = (freezes: readonly Freeze[]) => freezes.map((freeze, index) => <FreezeCard key={index} freeze={freeze} />)

/** Freezes that hold, then the ended ones. */
export function FreezeList({ freezes }: { readonly freezes: readonly Freeze[] }) {
  const active = freezes.filter(({ state }) => state === 'ACTIVE')
  const ended = freezes.filter(({ state }) => state !== 'ACTIVE')
  if (freezes.length === 0) {
    return (
      <Empty
        picture="tea"
        text="没有冻结的资金"
        hint="如有冻结，原因和期限会显示在这里"
        action={{ text: '返回首页', onPress: goHome }}
      />
    )
  }
  return (
    <>
      {cards(active)}
      {active.length > 0 && (
        <CellGroup>
          <Cell icon="phone" label="打电话问客服" value={BRAND.hotline} onPress={callHotline} />
        </CellGroup>
      )}
      {ended.length > 0 && <GroupTitle title="已结束的冻结" />}
      {cards(ended)}
    </>
  )
}
