import type { ReactNode } from 'react'
import type { CallError } from '@/api/errors'
import { go } from '@/app/navigate'
import { refusedAs } from '@/features/identity/refusedAs'
import { Empty } from '@/ui/Empty'

/** What a page shows of an application that isn't this person's to see, or not as who they act for; false otherwise. */
export function approvalMissing(error: CallError): ReactNode {
  const name = refusedAs(error)
  if (name === 'OrgNotActing')
    return (
      <Empty picture="bridge" text={error.message} action={{ text: '前往企业入口', onPress: () => go('/qiyeLogin') }} />
    )
  return (
    name === 'ApprovalUnknown' && (
      <Empty
        picture="bridge"
        text={error.message}
        action={{ text: '查看审批列表', onPress: () => go('/approvalList', {}, { replace: true }) }}
      />
    )
  )
}
