import { useMemo } from 'react'
import { Frame } from '@/app/Frame'
import { useMemberArea } from '@/app/invitation'
import { go } from '@/app/navigate'
import { queryRewards } from '@/contract/campaign/queryRewards'
import { isInOneTap, oneTapRules } from '@/domain/campaign/oneTap'
import { useSharedPage } from '@/features/share/useSharedPage'
import type { Route } from '@/routes/names'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'

const SHARED = { title: '一键领取规则', description: '一次领完可领的奖励', query: {}, promoted: false } as const

/** /oneClickRule: what one tap takes, by the constants that it goes by, and what of one's own it would take now. */
export function Rule({ route }: { readonly route: Route }) {
  const { member } = useMemberArea(route)
  const mine = useCall(queryRewards, member ? { list: 'OPEN' } : undefined).data
  useSharedPage(
    route,
    useMemo(() => SHARED, []),
  )
  const taken = mine?.rewards.filter(isInOneTap).length ?? 0
  return (
    <Frame
      title={route.title}
      action={
        <Button onPress={() => (taken > 0 ? go('/oneClickArchived') : go('/promotionIndex'))}>
          {taken > 0 ? '去一键领取' : '查看活动中心'}
        </Button>
      }
    >
      {mine && (
        <CellGroup title="我的奖励">
          <Cell label="现在可一键领取" value={`${taken}份${mine.more ? '以上' : ''}`} />
          <Cell label="需逐一领取" value={`${mine.rewards.length - taken}份`} onPress={() => go('/zhouMyPrize')} />
        </CellGroup>
      )}
      <CellGroup title="领取规则">
        {oneTapRules().map(({ title, text }) => (
          <Cell key={title} label={title} hint={text} />
        ))}
      </CellGroup>
    </Frame>
  )
}
