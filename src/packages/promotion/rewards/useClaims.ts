import { useState } from 'react'
import type { CallError } from '@/api/errors'
import { go } from '@/app/navigate'
import { claimAll } from '@/contract/campaign/claimAll'
import { claimReward } from '@/contract/campaign/claimReward'
import { declineReward } from '@/contract/campaign/declineReward'
import { useObstacles } from '@/features/order/useObstacles'
import { sayObstacle } from '@/features/order/refusals'
import { call } from '@/session/bank'
import { callOrSay } from '@/session/callOrSay'
import { confirm, tell } from '@/session/overlay'
import { useAction } from '@/session/useAction'
import { useClientId } from '@/session/useClientId'
import { showToast } from '@/ui/Toast'
import type { Reward } from '../campaigns'

/** What became of claiming several. */
export interface Claimed {
  readonly claimed: readonly Reward[]
  readonly refused: readonly { readonly rewardId: string; readonly reason: string }[]
}

const LABELS = { GRANTED: '领取成功', CLAIMED: '已领取，核实后发放' } as const

const isUnknown = (error: CallError): boolean => error.kind !== 'refused' && error.unresolved === true

/** Claiming one reward or several, as they are shown; one whose outcome nobody knows keeps its id. */
export function useClaims(reload: () => void) {
  const [claimed, setClaimed] = useState<Claimed>()
  const [packet, setPacket] = useState<{ readonly reward: Reward; readonly open: boolean }>()
  const ids = useClientId()
  const fail = async (error: CallError): Promise<void> => {
    if (isUnknown(error)) await tell({ text: '网络不稳定，领取结果正在核实，请以列表显示为准' })
    else await sayObstacle(error)
    reload()
  }
  const obstacles = useObstacles(claimReward, {})
  const ofAll = useObstacles(claimAll, {})
  const one = useAction(async ({ rewardId, net, kind: wanted }: Reward) => {
    if (obstacles.stop()) return
    // A thing is claimed with the address that it goes to.
    if (wanted === 'GOODS') return go('/realDrawPage', { rewardId })
    const outcome = await call(claimReward, { clientId: await ids.of(rewardId), rewardId, amount: net })
    ids.settle(outcome)
    if (!outcome.ok) return fail(outcome.error)
    const { state, kind } = outcome.value
    if (state === 'GRANTED' && kind === 'RED_PACKET') setPacket({ reward: outcome.value, open: true })
    else showToast(state === 'GRANTED' ? LABELS.GRANTED : LABELS.CLAIMED)
  })
  const all = useAction(async (rewards: readonly Reward[]) => {
    if (ofAll.stop()) return
    const wanted = rewards.map(({ rewardId, net }) => ({ rewardId, amount: net }))
    const clientId = await ids.of(wanted.map(({ rewardId }) => rewardId))
    const outcome = await call(claimAll, { clientId, rewards: wanted })
    ids.settle(outcome)
    if (!outcome.ok) return fail(outcome.error)
    setClaimed(outcome.value)
  })
  const leave = useAction(async ({ rewardId, name }: Reward) => {
    const text = `放弃后“${name}”不再发放给您，不能恢复。`
    if (!(await confirm({ title: '放弃奖励', text, yes: '确认放弃', no: '暂不放弃' }))) return
    if (await callOrSay(declineReward, { rewardId })) return showToast('已放弃')
    reload()
  })
  const opened = {
    packet: packet?.reward,
    open: packet?.open === true,
    onClose: () => setPacket((shown) => shown && { ...shown, open: false }),
  }
  return { claimed, opened, obstacles, one, all, leave }
}
