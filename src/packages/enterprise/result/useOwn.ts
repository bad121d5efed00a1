import { submitApproval } from '@/contract/approval/submitApproval'
import { withdrawApproval } from '@/contract/approval/withdrawApproval'
import { sayMessage } from '@/features/order/refusals'
import { call } from '@/session/bank'
import { confirm } from '@/session/overlay'
import { useAction } from '@/session/useAction'
import { showToast } from '@/ui/Toast'
import type { Detail } from '../model'

/** What an applicant does about their own application. @param reload reads it again */
export function useOwn({ approvalId, payloadHash, state }: Detail, reload: () => void) {
  const submit = useAction(async () => {
    const done = await call(submitApproval, { approvalId, payloadHash })
    if (done.ok) return showToast('已提交审批')
    reload()
    await sayMessage(done.error.message)
  })
  const withdraw = useAction(async () => {
    const draft = state === 'DRAFT'
    const text = draft ? '删除后不能恢复，确定删除草稿吗？' : '撤回后审批终止，确定撤回吗？'
    if (!(await confirm({ text, yes: draft ? '删除' : '撤回' }))) return
    const done = await call(withdrawApproval, { approvalId })
    if (done.ok) return
    reload()
    await sayMessage(done.error.message)
  })
  return { submit, withdraw }
}
