import type { ReactNode } from 'react'
import type { CallError } from '@/api/errors'
import { go } from '@/app/navigate'
import { refusedAs } from '@/features/identity/refusedAs'
import { Empty } from '@/ui/Empty'

/** What a page shows of a case that isn't the customer's; false for another failure. */
export const caseMissing = (error: CallError): ReactNode =>
  refusedAs(error) === 'CaseUnknown' && (
    <Empty
      picture="bridge"
      text={error.message}
      action={{ text: '查看我的反馈', onPress: () => go('/feedbackDetail', {}, { replace: true }) }}
    />
  )
