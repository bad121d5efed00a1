import { useState } from 'react'
import { useMemberArea } from '@/app/invitation'
import { go } from '@/app/navigate'
import type { ResponseOf } from '@/contract/call'
import { askHelp } from '@/contract/campaign/askHelp'
import { queryCampaign } from '@/contract/campaign/queryCampaign'
import { queryMyCampaign } from '@/contract/campaign/queryMyCampaign'
import { day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { copyText, webAddress } from '@/features/share/copying'
import { link } from '@/routes/link'
import type { Route } from '@/routes/names'
import { callOrSay } from '@/session/callOrSay'
import { useAction } from '@/session/useAction'
import { useCall } from '@/session/useCall'
import { Cell, CellGroup } from '@/ui/Cell'

interface FriendsProps {
  readonly route: Route
  /** The campaign in which friends' help counts, where the bank has one. */
  readonly actId: string
}

/** Inviting friends, whose page says what an account brings, and while the bank lets friends' help count, this week's link for it. */
export function Friends({ route, actId }: FriendsProps) {
  const facts = useCall(queryCampaign, { actId }).data
  const isOpen = facts !== undefined && !facts.closed && facts.campaign.state === 'RUNNING'
  return (
    <>
      <CellGroup title="邀请好友" note="分享不计奖励，是否参加由好友决定。">
        <Cell label="邀请好友一起学" hint="生成我的邀请码" onPress={() => go('/inviteFriends', {})} />
      </CellGroup>
      {isOpen && <Help route={route} actId={actId} />}
    </>
  )
}

function Help({ route, actId }: FriendsProps) {
  const { member } = useMemberArea(route)
  const mine = useCall(queryMyCampaign, member ? { actId } : undefined).data
  const [asked, setAsked] = useState<ResponseOf<typeof askHelp>>()
  const ask = useAction(async () => {
    const outcome = await callOrSay(askHelp, { actId })
    if (!outcome) return
    setAsked(outcome)
    await copyText(webAddress(link('/zhouHelpFriends', { code: outcome.helpCode })), '助力链接')
  })
  const had = mine?.tasks.find(({ inSpan }) => inSpan !== undefined)?.inSpan ?? 0
  return (
    <CellGroup title="周周助力">
      <Cell label="活动规则" onPress={() => go('/promotionDetail', { actId })} />
      {mine?.joined && <Cell label="本周已获助力" value={`${had}次`} />}
      {mine?.joined && (
        <Cell
          label="请好友助力"
          hint={asked ? `链接有效期至${formatDay(day(asked.until))}` : '复制本周的助力链接，发给好友'}
          onPress={ask.run}
        />
      )}
    </CellGroup>
  )
}
