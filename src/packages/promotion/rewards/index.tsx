import { View } from '@tarojs/components'
import { useState } from 'react'
import type * as v from 'valibot'
import { useMemberArea } from '@/app/invitation'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryRewards } from '@/contract/campaign/queryRewards'
import { isInOneTap, MAX_CLAIMED } from '@/domain/campaign/oneTap'
import { REWARD_STATE_NAMES, REWARD_STATES } from '@/domain/campaign/reward'
import type { RewardState } from '@/domain/campaign/reward'
import { RED_PACKET_TAX_TEXT } from '@/domain/campaign/tax'
import { fen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'
import { Frame } from '@/app/Frame'
import { ListFilter } from '@/features/list/ListFilter'
import { PagedList } from '@/features/list/PagedList'
import { usePages } from '@/features/list/usePages'
import type { PageReader } from '@/features/list/usePages'
import { Locked } from '@/features/loaded/Locked'
import { ObstacleNotes } from '@/features/order/ObstacleNotes'
import { emptyFor } from '@/features/loaded/emptyFor'
import { rewardsQuery } from '@/routes/queries/campaign'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { role } from '@/ui/role'
import { Skeleton } from '@/ui/Skeleton'
import type { Reward } from '../campaigns'
import { Fine } from '../Fine'
import { OpenedPacket } from './OpenedPacket'
import { Outcome } from './Outcome'
import { RewardCard } from './RewardCard'
import { Rule } from './Rule'
import { useClaims } from './useClaims'

const STATES: readonly { readonly key: RewardState | 'ALL'; readonly label: string }[] = [
  { key: 'ALL', label: '全部' },
  ...REWARD_STATES.map((key) => ({ key, label: REWARD_STATE_NAMES[key] })),
]

type Query = v.InferOutput<typeof rewardsQuery>

/** What waits for its owner before what is settled, each in the bank's order. */
const waitingFirst = (rewards: readonly Reward[]): readonly Reward[] => [
  ...rewards.filter(({ state }) => state === 'EARNED'),
  ...rewards.filter(({ state }) => state !== 'EARNED'),
]

const READER: PageReader<typeof queryRewards, Reward> = {
  items: ({ rewards }) => rewards,
  more: ({ more }) => more,
  key: ({ rewardId }) => rewardId,
}

/** What each view asks for. */
function askedFor({ view, rewardId }: Query, state: RewardState | undefined) {
  if (view === 'packets') return { list: 'ALL', kind: 'RED_PACKET', ...(state && { state }) } as const
  if (view === 'claim') return { list: 'OPEN' } as const
  return view === 'one' && rewardId !== undefined ? ({ list: 'ALL', rewardId } as const) : ({ list: 'ALL' } as const)
}

/** The way on from a reward that isn't there, or is somebody else's; undefined for any other failure. */
const unknown = emptyFor('RewardUnknown', {
  picture: 'glasses',
  text: '未找到该奖励',
  hint: '可能已不在您的账户中，可在“我的奖励”查看全部',
  action: { text: '查看我的奖励', onPress: () => go('/zhouMyPrize') },
})

/** /zhouMyPrize and its fellows; anybody may come by a link, and signs in to see what is theirs. */
function Rewards({ route, query }: PageProps<typeof rewardsQuery>) {
  return query.view === 'rule' ? <Rule route={route} /> : <Own route={route} query={query} />
}

function Own({ route, query }: Pick<PageProps<typeof rewardsQuery>, 'route' | 'query'>) {
  const { rewardId } = query
  const { member, ...way } = useMemberArea(route, rewardId === undefined ? {} : { rewardId })
  if (member) return <Mine title={route.title} query={query} />
  return (
    <Frame title={route.title}>
      <Locked {...way} />
    </Frame>
  )
}

/** What the customer has earned, each claimed by itself or all in one tap. */
function Mine({ title, query }: { readonly title: string; readonly query: Query }) {
  const [state, setState] = useState<RewardState>()
  const list = usePages(queryRewards, askedFor(query, state), READER)
  const claims = useClaims(list.first.reload)
  const open = list.items.filter(isInOneTap).slice(0, MAX_CLAIMED)
  const inOneTap = query.view === 'claim'
  const action = inOneTap ? (
    open.length > 0 &&
    !claims.claimed && (
      <Button busy={claims.all.busy} onPress={() => claims.all.run(open)}>
        {`领取${open.length}份奖励`}
      </Button>
    )
  ) : open.length > 1 ? (
    <Button onPress={() => go('/oneClickArchived')}>一键领取</Button>
  ) : undefined
  return (
    <Frame title={title} action={action}>
      {list.items.some((one) => one.state === 'EARNED') && <ObstacleNotes obstacles={claims.obstacles} />}
      {claims.claimed && <Outcome {...claims.claimed} />}
      {inOneTap && (
        <CellGroup>
          <Cell label="一键领取规则" onPress={() => go('/oneClickRule')} />
        </CellGroup>
      )}
      {query.view === 'packets' && (
        <View className="reward-card__filters">
          <ListFilter
            label="按状态查看"
            items={STATES}
            current={state ?? 'ALL'}
            onSelect={(key) => setState(key === 'ALL' ? undefined : key)}
          />
        </View>
      )}
      <PagedList
        list={list}
        waiting={<Skeleton shape="list" count={3} />}
        failed={unknown}
        empty={{
          picture: 'lantern',
          text: inOneTap ? '没有待领取的奖励' : state ? `没有${REWARD_STATE_NAMES[state]}的红包` : '还没有奖励',
          hint: '参加活动、完成任务后，奖励会放在这里',
          action: { text: '查看活动中心', onPress: () => go('/promotionIndex') },
        }}
      >
        {(rewards, { balance }) => (
          <>
            {!inOneTap && (
              <CellGroup>
                <Cell
                  label="红包余额"
                  value={`${formatAmount(fen(balance))}元`}
                  onPress={() => go('/withDrawalActicity')}
                />
              </CellGroup>
            )}
            <View className="ui-block" {...role('list')} aria-label="奖励">
              {waitingFirst(rewards).map((reward) => (
                <View key={reward.rewardId} className="ui-block" {...role('listitem')}>
                  <RewardCard
                    reward={reward}
                    alone={query.view === 'one'}
                    busy={claims.one.busy || claims.leave.busy}
                    onClaim={inOneTap && isInOneTap(reward) ? undefined : () => claims.one.run(reward)}
                    onDecline={query.view === 'one' ? () => claims.leave.run(reward) : undefined}
                  />
                </View>
              ))}
            </View>
          </>
        )}
      </PagedList>
      <OpenedPacket {...claims.opened} />
      <Fine>{RED_PACKET_TAX_TEXT}。未在期限内领取的奖励自动失效。</Fine>
    </Frame>
  )
}

export default definePage(Rewards, { query: rewardsQuery })
