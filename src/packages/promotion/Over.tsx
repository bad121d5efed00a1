import { go } from '@/app/navigate'
import { isSwitched } from '@/domain/campaigns/campaign'
import type { CampaignKind } from '@/domain/campaigns/kinds'
import { Empty } from '@/ui/Empty'

/** A page that is over, or a kind of marketing that is off. */
export const Over = ({ closed, kind }: { readonly closed: boolean; readonly kind: CampaignKind }) =>
  closed && !isSwitched(kind) ? (
    <Empty
      text="本行不通过达人推广产品"
      hint="产品由本行自己介绍，请以本行页面的信息为准"
      action={{ text: '查看本行产品', onPress: () => go('/combineDepositStencil') }}
    />
  ) : (
    <Empty
      text={closed ? '活动暂未开放' : '活动已结束'}
      hint="看看正在进行的活动"
      action={{ text: '查看活动中心', onPress: () => go('/promotionIndex') }}
    />
  )
