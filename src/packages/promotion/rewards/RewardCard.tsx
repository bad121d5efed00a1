import { View } from '@tarojs/components'
import { go } from '@/app/navigate'
import { WayTo } from '@/app/WayTo'
import { day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import { FRAUD } from '@/domain/campaign/fraud'
import { REWARD_STATE_NAMES } from '@/domain/campaign/reward'
import { claimUntilText } from '@/domain/campaign/labels'
import { campaignLink } from '@/routes/draws'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Pressable } from '@/ui/Pressable'
import { Tag } from '@/ui/Tag'
import type { Reward } from '../campaigns'
import { gotText, taxText } from '../texts'
import './RewardCard.scss'

const TONES = {
  EARNED: 'brand',
  CLAIMED: 'warning',
  GRANTED: 'success',
  EXPIRED: 'plain',
  REVOKED: 'plain',
  DECLINED: 'plain',
} as const

/** When something is due with a reward, or what became of it. */
function whenOf({ state, claimUntil, grantedAt, heldUntil, revokedBy }: Reward): string {
  const last = formatDay(dayOfInstant(claimUntil))
  switch (state) {
    case 'EARNED':
      return `请于${claimUntilText(claimUntil)}领取，逾期自动失效`
    case 'CLAIMED':
      return heldUntil === undefined ? '正在核实' : `正在核实，最晚${formatDay(day(heldUntil))}发放或说明原因`
    case 'GRANTED':
      return grantedAt === undefined ? '' : `${formatDay(dayOfInstant(grantedAt))}发放`
    case 'EXPIRED':
      return `已于${last}失效`
    case 'REVOKED':
      return revokedBy === undefined ? '' : `原因：${FRAUD[revokedBy].says}`
    case 'DECLINED':
      return '您已放弃，不再发放'
  }
}

interface RewardCardProps {
  readonly reward: Reward
  /** The only one on its page, which its name needn't open. */
  readonly alone?: boolean
  /** Undefined where it isn't claimed by itself. */
  readonly onClaim?: (() => void) | undefined
  /** Undefined where it isn't left: only on its own page, away from what claims it. */
  readonly onDecline?: (() => void) | undefined
  readonly busy?: boolean
}

/** Where what was granted is now. */
const PLACES: Readonly<Partial<Record<Reward['kind'], { readonly text: string; readonly to: Link }>>> = {
  RED_PACKET: { text: '去提现', to: link('/withDrawalActicity') },
  POINTS: { text: '查看积分', to: link('/integralIndex') },
  VOUCHER: { text: '查看卡券', to: link('/myVoucher') },
  COUPON: { text: '查看优惠券', to: link('/couponList') },
}

const Granted = ({ reward: { rewardId, kind, name } }: { readonly reward: Reward }) => {
  const place = kind === 'GOODS' ? { text: '查看配送', to: link('/realDrawPage', { rewardId }) } : PLACES[kind]
  return (
    place && (
      <Button kind="secondary" size="small" label={`${place.text}，${name}`} onPress={() => go(place.to)}>
        {place.text}
      </Button>
    )
  )
}

/** A reward with what it brings after tax, and its button while it can be claimed. */
export const RewardCard = ({ reward, alone = false, onClaim, onDecline, busy = false }: RewardCardProps) => (
  <Card>
    <View className="reward-card__head">
      {alone ? (
        <View className="reward-card__name">{reward.name}</View>
      ) : (
        <Pressable
          role="link"
          className="reward-card__name"
          onPress={() => go('/activiteGift', { rewardId: reward.rewardId })}
        >
          {reward.name}
        </Pressable>
      )}
      <Tag tone={TONES[reward.state]}>{REWARD_STATE_NAMES[reward.state]}</Tag>
    </View>
    {reward.kind !== 'GOODS' && <View className="reward-card__brings">{gotText(reward)}</View>}
    {reward.kind === 'RED_PACKET' && reward.tax > 0 && <View className="reward-card__facts">{taxText(reward)}</View>}
    {reward.kind === 'GOODS' && <View className="reward-card__facts">{gotText(reward)}</View>}
    <View className="reward-card__facts">{whenOf(reward)}</View>
    {reward.task !== undefined && <View className="reward-card__facts">{`任务：${reward.task}`}</View>}
    {alone && reward.shareNo !== undefined && (
      <View className="reward-card__facts">{`本活动的第${reward.shareNo}份，金额事先算定`}</View>
    )}
    <View className="reward-card__foot">
      <View className="reward-card__from">
        <WayTo text={`来自活动“${reward.title}”`} to={campaignLink(reward.actId)} />
      </View>
      <View className="reward-card__ways">
        {reward.state === 'EARNED' && onClaim && (
          <Button kind="secondary" size="small" label={`领取${reward.name}`} busy={busy} onPress={onClaim}>
            领取
          </Button>
        )}
        {reward.state === 'GRANTED' && <Granted reward={reward} />}
        {reward.state === 'EARNED' && onDecline && (
          <Button kind="text" size="small" label={`放弃${reward.name}`} busy={busy} onPress={onDecline}>
            放弃
          </Button>
        )}
        {reward.state === 'REVOKED' && (
          <Button
            kind="secondary"
            size="small"
            label={`对${reward.name}提出申诉`}
            onPress={() => go('/Complaint', { kind: 'COMPLAINT' })}
          >
            申诉
          </Button>
        )}
      </View>
    </View>
  </Card>
)
