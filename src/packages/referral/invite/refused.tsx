import { go, goHome } from '@/app/navigate'
import type { CallError } from '@/api/errors'
import { refusedAs } from '@/features/identity/refusedAs'
import { Empty } from '@/ui/Empty'

/** Why nothing may be sent at the moment, and the way on; undefined for a read that only failed. */
export function refused(error: CallError) {
  if (error.kind !== 'refused') return undefined
  const name = refusedAs(error)
  if (name === 'CampaignUnknown')
    return (
      <Empty
        picture="glasses"
        text="未找到该活动"
        hint="活动可能已下线，可以看看正在进行的活动"
        action={{ text: '查看活动中心', onPress: () => go('/promotionIndex') }}
      />
    )
  const action =
    name === 'PromotionLapsed'
      ? { text: '前往工作台', onPress: () => go('/clerkIndex', {}) }
      : { text: '返回首页', onPress: goHome }
  return <Empty picture="bridge" text={error.message} action={action} />
}
