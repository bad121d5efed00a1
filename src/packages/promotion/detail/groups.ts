import type { ResponseOf } from '@/contract/call'
import type { queryMyCampaigns } from '@/contract/campaign/queryMyCampaigns'
import { isComing, isTaken } from './facts'
import type { Summary } from '../campaigns'

/** Where a member stands in a campaign. */
export type Own = ResponseOf<typeof queryMyCampaigns>['campaigns'][number]

/** A campaign in the list. */
export interface Listed {
  readonly campaign: Summary
  /** Instead of the campaign's state. */
  readonly standing?: string
  /** Whether something waits for the member. */
  readonly waits?: boolean
  /** Why the member may not join. */
  readonly refusal?: string
}

interface Group {
  readonly title: string
  readonly listed: readonly Listed[]
  /** Whether nobody who looks can take part in these any more. */
  readonly past?: boolean
}

/** Whether a group is shown by its campaigns' pictures: those that somebody may take part in. */
export const isPictured = ({ past = false }: Group): boolean => !past

/** Joined, may be joined, to come or paused, may not be joined, nothing left, over; without a member what can be joined, and what is over. Empty ones aren't there. */
export function groupsOf(campaigns: readonly Summary[], own: readonly Own[] | undefined): readonly Group[] {
  const over = campaigns.filter((one) => !isComing(one))
  const coming = campaigns.filter(isComing)
  const all = own
    ? personal(coming, over, own)
    : [
        { title: '进行中与即将开始', listed: plain(coming.filter((one) => !isTaken(one))) },
        taken(coming),
        ended(plain(over)),
      ]
  return all.filter(({ listed }) => listed.length > 0)
}

const plain = (campaigns: readonly Summary[]): readonly Listed[] => campaigns.map((campaign) => ({ campaign }))

const taken = (campaigns: readonly Summary[]): Group => ({
  title: '已领完',
  past: true,
  listed: campaigns.filter(isTaken).map((campaign) => ({ campaign, standing: '已领完' })),
})

const ended = (listed: readonly Listed[]): Group => ({ title: '已结束', listed, past: true })

function personal(coming: readonly Summary[], over: readonly Summary[], own: readonly Own[]): readonly Group[] {
  const ownOf = ({ actId }: Summary) => own.find((one) => one.actId === actId)
  const isOpen = (one: Summary): boolean => (ownOf(one)?.claimable ?? 0) > 0
  // What waits to be claimed is the member's business also after a campaign has ended.
  const mine = [...coming, ...over].filter((one) => isOpen(one) || (isComing(one) && ownOf(one)?.joined))
  const others = coming.filter((one) => !mine.includes(one) && !isTaken(one))
  const refused = others.filter((one) => ownOf(one)?.refusal !== undefined)
  const [open, waiting] = [true, false].map((runs) =>
    plain(others.filter((one) => !refused.includes(one) && (one.state === 'RUNNING') === runs)),
  )
  return [
    { title: '我参加的', listed: mine.map((campaign) => standing(campaign, ownOf(campaign))) },
    { title: '我可参加的', listed: open ?? [] },
    { title: '即将开始与暂停的', listed: waiting ?? [] },
    {
      title: '暂不能参加',
      past: true,
      listed: refused.map((campaign) => ({ campaign, standing: '不可参加', refusal: ownOf(campaign)?.refusal ?? '' })),
    },
    taken(coming.filter((one) => !mine.includes(one))),
    ended(plain(over.filter((one) => !mine.includes(one)))),
  ]
}

const standing = (campaign: Summary, { claimable = 0 }: Partial<Own> = {}): Listed =>
  claimable > 0 ? { campaign, standing: `${claimable}份待领取`, waits: true } : { campaign, standing: '已参加' }
