import type { CallError } from '@/api/errors'
import { go } from '@/app/navigate'
import { refusedAs } from '@/features/identity/refusedAs'
import { Empty } from '@/ui/Empty'

/** The way on from a draw that isn't there; undefined for any other failure. @param error undefined: it is no draw */
export const gone = (error: CallError | undefined) =>
  (error === undefined || refusedAs(error) === 'CampaignUnknown') && (
    <Empty
      picture="glasses"
      text="未找到该抽奖"
      hint="活动可能已下线，可以看看正在进行的活动"
      action={{ text: '查看活动中心', onPress: () => go('/promotionIndex') }}
    />
  )
