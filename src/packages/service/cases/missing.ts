import { go } from '@/app/navigate'
import { emptyFor } from '@/features/loaded/emptyFor'

/** What a page shows of a case that isn't the customer's; false for another failure. */
export const caseMissing = emptyFor('CaseUnknown', {
  action: { text: '查看我的反馈', onPress: () => go('/feedbackDetail', {}, { replace: true }) },
})
