import { go } from '@/app/navigate'
import { isSwitched } from '@/domain/campaign/campaign'
import type { CampaignKind } from '@/domain/campaign/kinds'
import { Empty } from '@/ui/Empty'

interface OverProps {
  readonly closed: boolean
  readonly kind: CampaignKind
  /** The look that its row names. */
  readonly look?: string | undefined
}

/** A page that is over, or a kind of marketing that is off; what promoters told of is led to where the bank tells of it. */
export const Over = ({ closed, kind, look }: OverProps) =>
  closed && !isSwitched(kind) ? (
    <Empty
      picture="lock"
      text="本行不通过达人推广产品"
      hint="产品由本行自己介绍，请以本行页面的信息为准"
      action={
        look === 'wealth'
          ? { text: '查看代销理财', onPress: () => go('/combineWealthStencil') }
          : { text: '查看全部存款', onPress: () => go('/combineDepositStencil') }
      }
    />
  ) : (
    <Empty
      picture="hourglass"
      text={closed ? '活动暂未开放' : '活动已结束'}
      hint="看看正在进行的活动"
      action={{ text: '查看活动中心', onPress: () => go('/promotionIndex') }}
    />
  )
