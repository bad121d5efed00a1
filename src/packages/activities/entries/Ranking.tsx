import { View } from '@tarojs/components'
import { useState } from 'react'
import { Frame } from '@/app/Frame'
import { useMemberArea } from '@/app/invitation'
import { go } from '@/app/navigate'
import type { ResponseOf } from '@/contract/call'
import { queryRanking } from '@/contract/points/queryRanking'
import { setRanking } from '@/contract/points/setRanking'
import { formatMonth, isMonth } from '@/domain/dates/month'
import { formatPoints } from '@/domain/points/entries'
import {
  BOARD_NAMES,
  RANKING_BOARDS,
  RANKING_PERIOD_NAMES,
  RANKING_PERIODS,
  RANKING_TOP,
} from '@/domain/points/ranking'
import type { RankingBoard, RankingPeriod } from '@/domain/points/ranking'
import { ListFilter } from '@/features/list/ListFilter'
import { Loaded } from '@/features/loaded/Loaded'
import { Locked } from '@/features/loaded/Locked'
import type { Route } from '@/routes/names'
import { callOrSay } from '@/session/callOrSay'
import { confirm } from '@/session/overlay'
import { useCall } from '@/session/useCall'
import { Cell, CellGroup } from '@/ui/Cell'
import { Empty } from '@/ui/Empty'
import { Skeleton } from '@/ui/Skeleton'
import { Switch } from '@/ui/Switch'
import { Tabs } from '@/ui/Tabs'
import { pointsOff } from '../pointsOff'

type Standing = ResponseOf<typeof queryRanking>

const BOARDS = RANKING_BOARDS.map((key) => ({ key, label: BOARD_NAMES[key] }))
const PERIODS = RANKING_PERIODS.map((key) => ({ key, label: RANKING_PERIOD_NAMES[key] }))

/** /rankingList: who learned, checked in and took part most, among those who want to be seen. */
export function Ranking({ route }: { readonly route: Route }) {
  const { member, invitation, accept } = useMemberArea(route)
  return (
    <Frame title={route.title}>
      {member ? <Boards /> : <Locked invitation={invitation} accept={accept} />}
      <CellGroup title="榜单说明">
        <Cell label="只按学习、签到和服务获得的积分排列，与存款、理财、交易和资产无关" />
        <Cell label="自愿参加，可随时退出；退出后不再展示" />
        <Cell label={`展示前${RANKING_TOP}位的姓氏和积分，积分相同名次相同；名次没有奖励`} />
      </CellGroup>
    </Frame>
  )
}

const waiting = (
  <>
    <Skeleton shape="list" count={2} />
    <Skeleton shape="list" count={5} />
  </>
)

function Boards() {
  const [board, setBoard] = useState<RankingBoard>('LEARN')
  const [period, setPeriod] = useState<RankingPeriod>('THIS_MONTH')
  const read = useCall(queryRanking, { board, period })
  return (
    <>
      <Tabs label="榜单" items={BOARDS} current={board} onSelect={setBoard} />
      <View className="point-entries__periods">
        <ListFilter label="月份" items={PERIODS} current={period} onSelect={setPeriod} />
      </View>
      <Loaded read={read} waiting={waiting} failed={pointsOff}>
        {(standing) => <Places standing={standing} />}
      </Loaded>
    </>
  )
}

const AGREE = {
  title: '在榜单中展示',
  text: '其他客户会看到您的姓氏和该月的学习、签到与服务积分，看不到其他信息。您可随时退出。',
  yes: '同意展示',
  no: '暂不',
}

async function choose(shown: boolean): Promise<void> {
  if (shown && !(await confirm(AGREE))) return
  await callOrSay(setRanking, { shown })
}

/** Where the customer stands, in a few words. */
function placeText({ shown, mine }: Standing): string {
  if (!shown) return '未参加'
  return mine.place === undefined ? '暂无积分' : `第${mine.place}名`
}

function Places({ standing }: { readonly standing: Standing }) {
  const { month, rows, of, shown, mine } = standing
  return (
    <>
      <CellGroup title={isMonth(month) ? formatMonth(month) : ''}>
        <Cell label="我的积分" value={formatPoints(mine.points)} />
        <Cell label="我的名次" value={placeText(standing)} />
        <Cell
          label="在榜单中展示我"
          hint="仅展示姓氏和积分"
          value={<Switch label="在榜单中展示我" checked={shown} onChange={choose} />}
        />
      </CellGroup>
      {rows.length === 0 ? (
        <Empty
          picture="teapot"
          text="榜单还没有人"
          hint="获得积分并同意展示后会出现在这里"
          action={{ text: '去获得积分', onPress: () => go('/integralIndex') }}
        />
      ) : (
        <CellGroup title={`共${of}位`}>
          {rows.map((row, at) => (
            <Cell
              key={at}
              label={
                <View className="point-entries__rank">
                  <View className="point-entries__portrait" aria-hidden="true">
                    {row.name.slice(0, 1)}
                  </View>
                  <View className="point-entries__who">
                    {`${row.place}. ${row.name}${row.mine ? '（我）' : ''}`}
                    <View
                      className="point-entries__bar"
                      style={{ width: `${(row.points / Math.max(...rows.map(({ points }) => points), 1)) * 100}%` }}
                    />
                  </View>
                </View>
              }
              strong={row.mine}
              value={`${formatPoints(row.points)}积分`}
            />
          ))}
        </CellGroup>
      )}
    </>
  )
}
