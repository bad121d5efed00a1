import { changeWxSyncUserInfo } from '@/contract/entry/changeWxSyncUserInfo'
import { checkRegisterUser } from '@/contract/entry/checkRegisterUser'
import type { ResponseOf } from '@/contract/call'
import { goToDestination } from '@/app/entry'
import { go, goBack } from '@/app/navigate'
import { refusedAs } from '@/features/identity/refusedAs'
import { checkCode, useSmsCode } from '@/features/identity/sms/useSmsCode'
import type { SmsCode } from '@/features/identity/sms/useSmsCode'
import { call } from '@/session/bank'
import { recheckSession, session } from '@/session/session'
import { useCall } from '@/session/useCall'
import type { Read } from '@/session/useCall'
import { showToast } from '@/ui/Toast'

/** Why the bank is asked (specification §7). */
export const SYNC_SCENE = 'sync'

/** Any six digits do where nothing is applied. */
const NO_CODE = '000000'

interface Sync {
  readonly found: Read<ResponseOf<typeof checkRegisterUser>>
  readonly sms: SmsCode
  readonly sync: () => Promise<void>
  /** On as the customer who was taken over before. */
  readonly enter: () => Promise<void>
  /** A cancelled sync does not apply (specification §9). */
  readonly cancel: () => Promise<void>
}

/** Takes over the account registered elsewhere, by a code to the number on record. */
export function useSync(mobileNo: string): Sync {
  const found = useCall(checkRegisterUser, { scene: SYNC_SCENE })
  const sms = useSmsCode({ purpose: 'syncAccount' })
  const sync = async (): Promise<void> => {
    if (!checkCode(sms)) return
    const outcome = await call(changeWxSyncUserInfo, { mobileNo, smsCode: sms.code, cancelled: false })
    const name = outcome.ok ? undefined : refusedAs(outcome.error)
    if (!outcome.ok && (name === 'SmsCodeWrong' || name === 'SmsCodeExpired'))
      return sms.setError(outcome.error.message)
    // Also after an answer that got lost: the bank may have taken it over all the same.
    await recheckSession()
    if (outcome.ok || session().visitor?.registerStatus === 'REGISTERED') {
      showToast('账户同步成功')
      return goToDestination()
    }
    showToast(outcome.error.message)
    if (name === 'NotRegistered') go('/VerifiedPhone', {}, { replace: true })
  }
  const enter = async (): Promise<void> => {
    await recheckSession()
    goToDestination()
  }
  const cancel = async (): Promise<void> => {
    // Said to the bank, not asked: whatever it answers, nothing is applied.
    await call(changeWxSyncUserInfo, { mobileNo, smsCode: NO_CODE, cancelled: true })
    goBack()
  }
  return { found, sms, sync, enter, cancel }
}
