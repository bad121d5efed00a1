import { go } from '@/app/navigate'
import { formatInstant } from '@/domain/dates/format'
import { PagedList } from '@/features/list/PagedList'
import { Cell, CellGroup } from '@/ui/Cell'
import { Skeleton } from '@/ui/Skeleton'
import { drawnText } from './campaign'
import { useMyDraws } from './useDraw'

/** The customer's draws in a campaign, each with its number. */
export function History({ actId }: { readonly actId: string }) {
  const list = useMyDraws(actId)
  return (
    <PagedList
      list={list}
      waiting={<Skeleton shape="list" count={2} />}
      empty={{ picture: 'ticket', text: '还没有抽过奖', hint: '参加活动、完成任务后即可抽奖' }}
    >
      {(draws, { participant = 0 }) => (
        <CellGroup title={`我的抽奖（参与编号${participant}）`}>
          {draws.map((one) => (
            <Cell
              key={one.drawId}
              label={drawnText(one)}
              hint={`第${one.chanceNo}次 · 号码${one.number}`}
              value={formatInstant(one.at)}
            />
          ))}
          <Cell label="我的奖励" onPress={() => go('/zhouMyPrize')} />
        </CellGroup>
      )}
    </PagedList>
  )
}
