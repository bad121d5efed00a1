import { go } from '@/app/navigate'
import { activateAccount } from '@/contract/identity/activateAccount'
import { refusedAs } from '@/features/identity/refusedAs'
import { checkCode, useSmsCode } from '@/features/identity/sms/useSmsCode'
import type { SmsCode } from '@/features/identity/sms/useSmsCode'
import { call } from '@/session/bank'
import { tell } from '@/session/overlay'
import { showToast } from '@/ui/Toast'
import { showFaceFirst } from '../finish'

/** Waking a dormant account, after the face: a code to the number on record. */
export function useActivation(): { readonly sms: SmsCode; readonly activate: () => Promise<void> } {
  const sms = useSmsCode({ purpose: 'activateAccount' })
  const activate = async (): Promise<void> => {
    if (!checkCode(sms)) return
    const outcome = await call(activateAccount, { smsCode: sms.code })
    const name = outcome.ok ? undefined : refusedAs(outcome.error)
    if (outcome.ok || name === 'AccountNotDormant') {
      return go('/activationSuccess', {}, { replace: true })
    }
    const { message } = outcome.error
    if (name === 'SmsCodeWrong' || name === 'SmsCodeExpired') return sms.setError(message)
    if (name === 'FaceMissing') {
      showToast('人脸识别已超过10分钟，请重新识别')
      return showFaceFirst('activateAccount')
    }
    if (name !== 'IdCardExpired' && name !== 'IdCardLost') return showToast(message)
    await tell({ text: message, ok: '去更新', closable: false })
    go('/SettingIdCard', {}, { replace: true })
  }
  return { sms, activate }
}
