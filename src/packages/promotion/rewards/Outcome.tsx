import { Cell, CellGroup } from '@/ui/Cell'
import { Notice } from '@/ui/Notice'
import { netText, taxText } from '../texts'
import type { Reward } from '../campaigns'
import type { Claimed } from './useClaims'

/** What became of each that was claimed in one tap. */
export const Outcome = ({ claimed, refused }: Claimed) => (
  <>
    <Notice tone={refused.length === 0 ? 'success' : 'warning'}>
      {refused.length === 0
        ? `已领取${claimed.length}份奖励`
        : `已领取${claimed.length}份奖励，${refused.length}份未领取：${refused.map(({ reason }) => reason).join('；')}`}
    </Notice>
    <CellGroup title="本次领取">
      {claimed.map((reward) => (
        <Cell key={reward.rewardId} label={reward.name} {...hintOf(reward)} value={netText(reward) || undefined} />
      ))}
    </CellGroup>
  </>
)

const hintOf = (reward: Reward) => {
  if (reward.state === 'CLAIMED') return { hint: '核实后发放' }
  return reward.kind === 'RED_PACKET' && reward.tax > 0 ? { hint: taxText(reward) } : {}
}
