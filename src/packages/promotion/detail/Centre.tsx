import { useMemo } from 'react'
import { Frame } from '@/app/Frame'
import { useMemberArea } from '@/app/invitation'
import { go } from '@/app/navigate'
import type { PageProps } from '@/app/page'
import { queryCampaigns } from '@/contract/campaign/queryCampaigns'
import { queryMyCampaigns } from '@/contract/campaign/queryMyCampaigns'
import { Loaded } from '@/features/loaded/Loaded'
import { useSharedPage } from '@/features/share/useSharedPage'
import { link } from '@/routes/link'
import { useCall } from '@/session/useCall'
import { Cell, CellGroup } from '@/ui/Cell'
import { Skeleton } from '@/ui/Skeleton'
import { CampaignList } from './CampaignList'

const SHARED = {
  title: '活动中心',
  description: '看看正在进行的活动',
  query: {},
  opens: link('/marketActLtlSharePage', {}),
  promoted: false,
} as const

/**
 * /promotionIndex: what a member has joined, may join and may not with the reason, then what is over; their rewards below.
 * Whoever isn't known, or of whom the bank can't say, sees what can be joined now or soon, then what is over. The list waits for
 * what the member has joined, because it would be sorted anew under a finger.
 */
export function Centre({ route }: PageProps) {
  const read = useCall(queryCampaigns, {})
  const { member } = useMemberArea(route)
  const own = useCall(queryMyCampaigns, member ? {} : undefined)
  const waiting = <Skeleton shape="list" count={4} />
  useSharedPage(
    route,
    useMemo(() => SHARED, []),
  )
  return (
    <Frame title={route.title}>
      <Loaded
        read={read}
        waiting={waiting}
        empty={({ campaigns }) =>
          campaigns.length === 0 && { picture: 'lantern', text: '暂时没有活动', hint: '有新活动时会在这里展示' }
        }
      >
        {({ at, campaigns }) =>
          member && own.state === 'loading' ? (
            waiting
          ) : (
            <>
              <CampaignList at={at} campaigns={campaigns} own={own.data?.campaigns} />
              {member && (
                <CellGroup>
                  <Cell label="我的奖励" onPress={() => go('/zhouMyPrize')} />
                  <Cell label="我的红包" onPress={() => go('/redActivityLists', {})} />
                  <Cell label="红包活动" onPress={() => go('/redEnvelopeLoading', {})} />
                  <Cell label="红包提现" onPress={() => go('/withDrawalActicity')} />
                  <Cell label="活动海报" hint="分享给朋友的图片" onPress={() => go('/promotionPoster', {})} />
                </CellGroup>
              )}
            </>
          )
        }
      </Loaded>
    </Frame>
  )
}
