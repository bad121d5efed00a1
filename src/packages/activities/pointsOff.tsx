import type { CallError } from '@/api/errors'
import { goHome } from '@/app/navigate'
import { refusedAs } from '@/features/identity/refusedAs'
import { Empty } from '@/ui/Empty'

/** While the bank has switched points off. */
export const pointsOff = (error: CallError) =>
  refusedAs(error) === 'PointsOff' && (
    <Empty picture="bridge" text={error.message} action={{ text: '返回首页', onPress: goHome }} />
  )
