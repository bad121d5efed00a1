import { useEffect, useState } from 'react'
import { useMemberArea } from '@/app/invitation'
import { joinCampaign } from '@/contract/campaign/joinCampaign'
import { queryCampaign } from '@/contract/campaign/queryCampaign'
import { queryMyCampaign } from '@/contract/campaign/queryMyCampaign'
import { isJoinable } from '@/domain/campaign/campaign'
import { refusedAs } from '@/features/identity/refusedAs'
import type { Route } from '@/routes/names'
import { call } from '@/session/bank'
import { orderSource } from '@/session/source'
import { keepAsAnswer, useCall } from '@/session/useCall'
import { showToast } from '@/ui/Toast'

/** After these what is shown is out of date. */
const OUT_OF_DATE = ['CampaignRulesChanged', 'CampaignNotRunning', 'PlacesTaken', 'RewardBudgetUsedUp']

const NOTHING = { tasks: [] } as const

/**
 * A campaign, where the customer stands in it, and joining it.
 * @param own the row's; '' for the row that shows what an address names
 */
export function useDetail(route: Route, own: string, named: string | undefined) {
  const read = useCall(queryCampaign, { actId: own || (named ?? '') })
  const actId = read.data?.campaign.actId
  const area = useMemberArea(route, own === '' && named !== undefined ? { actId: named } : {})
  const mine = useCall(
    queryMyCampaign,
    area.member && actId !== undefined && isJoinable(read.data ?? NOTHING) ? { actId } : undefined,
  )
  const [joined, setJoined] = useState<typeof mine.data>()
  const [complaint, setComplaint] = useState<string>()
  // What the bank says later replaces what it answered.
  useEffect(() => setJoined(undefined), [mine.data])
  const join = async (): Promise<void> => {
    if (!read.data || actId === undefined) return
    const { rulesVersion, variant } = read.data
    const outcome = await call(joinCampaign, { actId, rulesVersion, variant, ...orderSource() })
    if (outcome.ok) {
      setComplaint(undefined)
      keepAsAnswer(queryMyCampaign, { actId }, outcome.value)
      setJoined(outcome.value)
      return showToast('已参加活动')
    }
    setComplaint(outcome.error.message)
    if (OUT_OF_DATE.includes(refusedAs(outcome.error) ?? '')) read.reload()
    mine.reload()
  }
  const unread = mine.state === 'failed' && joined === undefined ? mine : undefined
  const standing = joined ?? mine.data
  const waits = area.member && standing === undefined && !unread
  return { read, area, standing, unread, waits, complaint, join }
}
