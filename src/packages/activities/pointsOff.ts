import { goHome } from '@/app/navigate'
import { emptyFor } from '@/features/loaded/emptyFor'

/** While the bank has switched points off. */
export const pointsOff = emptyFor('PointsOff', { action: { text: '返回首页', onPress: goHome } })
