import { View } from '@tarojs/components'
import { useState } from 'react'
import { Frame } from '@/app/Frame'
import { useMemberArea } from '@/app/invitation'
import { go } from '@/app/navigate'
import type { PageProps } from '@/app/page'
import type { ResponseOf } from '@/contract/call'
import { queryRewards } from '@/contract/campaign/queryRewards'
import { queryPrizeParcel } from '@/contract/draw/queryPrizeParcel'
import { receivePrize } from '@/contract/draw/receivePrize'
import { REWARD_STATE_NAMES } from '@/domain/campaign/reward'
import { claimUntilText } from '@/domain/campaign/labels'
import { INCIDENTAL_INCOME_PERCENT } from '@/domain/campaign/tax'
import { addDays } from '@/domain/dates/day'
import { formatDay, formatInstant } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import { PARCEL_STATE_NAMES } from '@/domain/draw/parcel'
import { fen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'
import { ADDRESS_KEPT_DAYS, SHIP_DAYS } from '@/domain/points/mall'
import { emptyFor } from '@/features/loaded/emptyFor'
import { Loaded } from '@/features/loaded/Loaded'
import { Locked } from '@/features/loaded/Locked'
import { ObstacleNotes } from '@/features/order/ObstacleNotes'
import { actKind } from '@/features/order/useObstacles'
import type { drawQuery } from '@/routes/queries/points'
import { callOrSay } from '@/session/callOrSay'
import { useAction } from '@/session/useAction'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Cell, CellGroup } from '@/ui/Cell'
import { ResultView } from '@/ui/ResultView'
import type { ResultViewProps } from '@/ui/ResultView'
import { Skeleton } from '@/ui/Skeleton'
import { DeliveryForm } from '../DeliveryForm'
import { usePrizeAddress } from './usePrize'
import './draw.scss'

type Reward = ResponseOf<typeof queryRewards>['rewards'][number]
type Parcel = ResponseOf<typeof queryPrizeParcel>

const toRewards = { text: '查看我的奖励', onPress: () => go('/zhouMyPrize', {}, { replace: true }) }

/** A thing that was won: claimed with its address, and followed until it is there. */
export function Prize({ route, query }: PageProps<typeof drawQuery>) {
  const { rewardId = '' } = query
  const { member, ...way } = useMemberArea(route, { rewardId })
  if (member) return <Mine title={route.title} rewardId={rewardId} />
  return (
    <Frame title={route.title}>
      <Locked {...way} />
    </Frame>
  )
}

const Waiting = () => (
  <>
    <Skeleton shape="card" count={1} />
    <Skeleton shape="list" count={4} />
  </>
)

function Mine({ title, rewardId }: { readonly title: string; readonly rewardId: string }) {
  const read = useCall(queryRewards, { list: 'ALL', rewardId })
  const reward = read.data?.rewards.find(({ kind }) => kind === 'GOODS')
  if (reward?.state === 'EARNED') return <Address title={title} reward={reward} onChanged={read.reload} />
  if (reward?.state === 'GRANTED') return <OnItsWay title={title} reward={reward} />
  return (
    <Frame title={title}>
      <Loaded
        read={read}
        waiting={<Waiting />}
        failed={emptyFor('RewardUnknown', { action: toRewards })}
        empty={() => ({
          picture: 'ticket',
          text: reward ? `${reward.name}：${REWARD_STATE_NAMES[reward.state]}` : '该奖励不需要配送',
          action: toRewards,
        })}
      >
        {() => null}
      </Loaded>
    </Frame>
  )
}

interface AddressProps {
  readonly title: string
  readonly reward: Reward
  readonly onChanged: () => void
}

/** What was won, what it is worth, and where it shall go. */
function Address({ title, reward, onChanged }: AddressProps) {
  const { form, action, obstacles } = usePrizeAddress(reward, onChanged)
  const { name, tax, net, state, claimUntil } = reward
  return (
    <Frame
      title={title}
      action={
        <Button kind={actKind(obstacles)} busy={action.busy} onPress={action.run}>
          {state === 'EARNED' ? '领取并寄出' : '提交地址'}
        </Button>
      }
    >
      <ObstacleNotes obstacles={obstacles} />
      <Card>
        <Heading level={2} className="draw__title">
          {name}
        </Heading>
        <View className="draw__hint">{reward.title}</View>
      </Card>
      <CellGroup>
        <Cell label="价值" value={`${formatAmount(fen(net))}元`} />
        <Cell
          label="个人所得税"
          hint={`按税前${formatAmount(fen(net + tax))}元的${INCIDENTAL_INCOME_PERCENT}%计算，由本行缴纳，您无需支付`}
          value={`${formatAmount(fen(tax))}元`}
        />
        {state === 'EARNED' && <Cell label="领取期限" value={claimUntilText(claimUntil)} />}
      </CellGroup>
      <DeliveryForm {...form} />
    </Frame>
  )
}

function OnItsWay({ title, reward }: { readonly title: string; readonly reward: Reward }) {
  const read = useCall(queryPrizeParcel, { rewardId: reward.rewardId })
  const [again, setAgain] = useState(false)
  const state = read.data?.state
  if (state === 'ASKED' || (again && state === 'ORDERED'))
    return (
      <Address
        title={title}
        reward={reward}
        onChanged={() => {
          setAgain(false)
          read.reload()
        }}
      />
    )
  return (
    <Frame title={title}>
      <Loaded read={read} waiting={<Waiting />}>
        {(parcel) => <Following parcel={parcel} onAgain={() => setAgain(true)} />}
      </Loaded>
    </Frame>
  )
}

const LOOKS: Readonly<Record<Parcel['state'], ResultViewProps['state']>> = {
  ASKED: 'pending',
  ORDERED: 'success',
  SHIPPED: 'pending',
  DELIVERED: 'success',
  LAPSED: 'cancelled',
}

const HINTS: Readonly<Record<Parcel['state'], (parcel: Parcel) => string>> = {
  ASKED: () => '请填写收货地址',
  ORDERED: () => `地址已提交，${SHIP_DAYS}天内发货，发货前可以修改`,
  SHIPPED: () => '包裹正在配送，收到后请确认',
  DELIVERED: addressHint,
  LAPSED: () => '账户已注销，奖品失效',
}

/** How long the bank keeps where it was sent. */
function addressHint({ delivery, endedAt }: Parcel): string {
  if (!delivery) return '收货地址已删除'
  return endedAt === undefined
    ? `收货地址在签收${ADDRESS_KEPT_DAYS}天后删除`
    : `收货地址保留至${formatDay(addDays(dayOfInstant(endedAt), ADDRESS_KEPT_DAYS))}，之后删除`
}

function rowsOf({ name, delivery, shippedAt, carrier, parcelNo, grantedAt }: Parcel) {
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['奖品', name],
    ['领取时间', formatInstant(grantedAt)],
    ['收件人', delivery && `${delivery.name} ${delivery.mobileNo}`],
    ['收货地址', delivery && `${delivery.region} ${delivery.street}`],
    ['发货时间', shippedAt === undefined ? undefined : formatInstant(shippedAt)],
    ['快递', carrier === undefined ? undefined : `${carrier} ${parcelNo ?? ''}`],
  ]
  return rows.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]))
}

function Following({ parcel, onAgain }: { readonly parcel: Parcel; readonly onAgain: () => void }) {
  const { rewardId, state } = parcel
  const receive = useAction(() => callOrSay(receivePrize, { rewardId }))
  return (
    <ResultView
      state={LOOKS[state]}
      title={PARCEL_STATE_NAMES[state]}
      hint={HINTS[state](parcel)}
      rows={rowsOf(parcel)}
    >
      {state === 'SHIPPED' && (
        <Button onPress={receive.run} busy={receive.busy}>
          确认收货
        </Button>
      )}
      {state === 'ORDERED' && (
        <Button kind="secondary" onPress={onAgain}>
          修改地址
        </Button>
      )}
      <Button kind="text" onPress={toRewards.onPress}>
        {toRewards.text}
      </Button>
    </ResultView>
  )
}
