import { go } from '@/app/navigate'
import type { CallError } from '@/api/errors'
import { refusedAs } from '@/features/identity/refusedAs'
import { Empty } from '@/ui/Empty'

/** The way on from a campaign that isn't there. */
export const Gone = () => (
  <Empty
    picture="glasses"
    text="未找到该活动"
    hint="活动可能已下线，可以看看正在进行的活动"
    action={{ text: '查看活动中心', onPress: () => go('/promotionIndex') }}
  />
)

/** The same for a read that failed; undefined for any other failure. */
export const gone = (error: CallError) => refusedAs(error) === 'CampaignUnknown' && <Gone />
