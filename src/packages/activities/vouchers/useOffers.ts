import { useMemberArea } from '@/app/invitation'
import type { MemberArea } from '@/app/invitation'
import type { ResponseOf } from '@/contract/call'
import { claimOffer } from '@/contract/campaign/claimOffer'
import { queryCityOffers } from '@/contract/campaign/queryCityOffers'
import { queryMyCampaign } from '@/contract/campaign/queryMyCampaign'
import { REWARD_STATE_NAMES } from '@/domain/campaign/reward'
import type { RewardState } from '@/domain/campaign/reward'
import type { Route } from '@/routes/names'
import { useObstacles } from '@/features/order/useObstacles'
import type { Obstacles } from '@/features/order/useObstacles'
import { call } from '@/session/bank'
import { tell } from '@/session/overlay'
import { useAction } from '@/session/useAction'
import { useClientId } from '@/session/useClientId'
import { useCall } from '@/session/useCall'
import type { Read } from '@/session/useCall'
import { showToast } from '@/ui/Toast'
import { useQueue } from '../queue/useQueue'
import type { Queue } from '../queue/useQueue'

export type Offers = ResponseOf<typeof queryCityOffers>
export type Offer = Offers['offers'][number]
type Standing = ResponseOf<typeof queryMyCampaign>

/** What is offered, and what the customer has had of it; without `mine` for who isn't signed in. */
export interface Offered {
  readonly offers: Offers
  readonly mine: Standing | undefined
}

/** What became of an offer that was taken, this month or ever: it may be looked at before it is given, or taken back. */
export function takenAs({ offerKey }: Offer, { mine }: Offered): RewardState | undefined {
  const task = mine?.tasks.find(({ taskKey }) => taskKey === offerKey)
  return task?.had === true ? (task.reward ?? 'GRANTED') : undefined
}

/** What became of it in a word. @param given the word for what is among the vouchers */
export const takenText = (taken: RewardState, given: string): string =>
  taken === 'GRANTED' ? given : REWARD_STATE_NAMES[taken]

export interface Offering {
  readonly area: MemberArea
  readonly read: Read<Offered>
  readonly take: (offerKey: string) => void
  readonly busy: boolean
  readonly obstacles: Obstacles
  readonly queue: Queue
}

/** What a campaign offers, and taking it in one tap; a tap whose outcome nobody knows keeps its id. */
export function useOffers(route: Route, actId: string): Offering {
  const area = useMemberArea(route)
  const all = useCall(queryCityOffers, { actId })
  const mine = useCall(queryMyCampaign, area.member ? { actId } : undefined)
  const ids = useClientId()
  const obstacles = useObstacles(claimOffer, area.member ? {} : undefined)
  const queue = useQueue()
  const take = useAction(async (offerKey: string) => {
    if (obstacles.stop()) return
    const rulesVersion = all.data?.rulesVersion
    if (rulesVersion === undefined) return
    const clientId = await ids.of(offerKey)
    const done = await queue.through(
      () => call(claimOffer, { clientId, actId, offerKey, rulesVersion }),
      (answer) => (answer.ok ? answer.value.queue : undefined),
    )
    if (!done) return
    ids.settle(done)
    const unknown = !done.ok && done.error.kind !== 'refused' && done.error.unresolved === true
    if (done.ok) return showToast(done.value.state === 'GRANTED' ? '已放入我的卡券' : '已领取，核实后发放')
    await tell({ text: unknown ? '网络不稳定，领取结果正在核实，请稍后查看我的卡券' : done.error.message })
    all.reload()
    mine.reload()
  })
  return { area, read: together(all, mine, area), take: take.run, busy: take.busy, obstacles, queue }
}

/** Both answers as one, so that nothing of a card changes after it was drawn. */
function together(all: Read<Offers>, mine: Read<Standing>, { member, invitation }: MemberArea): Read<Offered> {
  const reload = (): void => {
    all.reload()
    if (member) mine.reload()
  }
  const known = invitation !== undefined || mine.data !== undefined
  if (all.data && known) return { state: 'ready', data: { offers: all.data, mine: mine.data }, reload }
  const error = all.error ?? mine.error
  return error ? { state: 'failed', error, reload } : { state: 'loading', reload }
}
