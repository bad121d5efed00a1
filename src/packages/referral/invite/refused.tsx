import { go, goHome } from '@/app/navigate'
import type { CallError } from '@/api/errors'
import { refusedAs } from '@/features/identity/refusedAs'
import { Empty } from '@/ui/Empty'

/** Why nothing may be sent at the moment, and the way on; undefined for a read that only failed. */
export function refused(error: CallError) {
  if (error.kind !== 'refused') return undefined
  const lapsed = refusedAs(error) === 'PromotionLapsed'
  const action = lapsed
    ? { text: '前往工作台', onPress: () => go('/clerkIndex', {}) }
    : { text: '返回首页', onPress: goHome }
  return <Empty picture="bridge" text={error.message} action={action} />
}
