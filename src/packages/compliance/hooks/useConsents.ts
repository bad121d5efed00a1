import { askToWithdrawPolicy } from '@/app/leaving'
import { useShownAgain } from '@/app/useShownAgain'
import { queryConsents } from '@/contract/compliance/queryConsents'
import { updateConsent } from '@/contract/compliance/updateConsent'
import { call } from '@/session/bank'
import { forgetAnswers } from '@/session/memory'
import { ask } from '@/session/overlay'
import { useCall } from '@/session/useCall'
import { showToast } from '@/ui/Toast'
import { ENDS } from '../model/consents'
import type { Withdrawal } from '../model/consents'

/** The consents the person gave, and taking one back. */
export function useConsents() {
  const consents = useCall(queryConsents, {})
  useShownAgain(consents.reload)

  const withdraw = async ({ kind, version }: Withdrawal): Promise<void> => {
    if (kind === 'privacyPolicy') return askToWithdrawPolicy()
    const answer = await ask({
      ...ENDS[kind],
      showCancle: true,
      showClose: false,
      confirmText: '确认撤回',
    })
    if (answer !== 'confirm') return
    const outcome = await call(updateConsent, { kind, version, agreed: false })
    if (!outcome.ok) return showToast(outcome.error.message)
    forgetAnswers()
    consents.reload()
    showToast('已撤回')
  }

  return { consents, withdraw }
}
