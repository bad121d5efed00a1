import { askToWithdrawPolicy } from '@/app/leaving'
import { queryConsents } from '@/contract/compliance/queryConsents'
import { updateConsent } from '@/contract/compliance/updateConsent'
import { callOrSay } from '@/session/callOrSay'
import { confirm } from '@/session/overlay'
import { useCall } from '@/session/useCall'
import { showToast } from '@/ui/Toast'
import { endOf } from './consentLines'
import type { Withdrawal } from './consentLines'

/** The consents the person gave, and taking one back. */
export function useConsents() {
  const consents = useCall(queryConsents, {})

  const withdraw = async ({ kind, version }: Withdrawal): Promise<void> => {
    if (kind === 'privacyPolicy') return askToWithdrawPolicy()
    const sure = await confirm({ ...endOf(kind), yes: '确认撤回', closable: false })
    if (!sure) return
    if (await callOrSay(updateConsent, { kind, version, agreed: false }, showToast)) showToast('已撤回')
  }

  return { consents, withdraw }
}
