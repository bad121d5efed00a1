import { Cell, CellGroup } from '@/ui/Cell'
import { Notice } from '@/ui/Notice'
import { bringsText } from '../texts'
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
        <Cell
          key={reward.rewardId}
          label={reward.name}
          hint={reward.state === 'CLAIMED' ? '核实后发放' : bringsText(reward)}
        />
      ))}
    </CellGroup>
  </>
)
