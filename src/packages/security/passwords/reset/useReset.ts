import { useEffect, useState } from 'react'
import type { CallError } from '@/api/errors'
import { useCaptureGuard } from '@/app/useCaptureGuard'
import { queryCredentialReset } from '@/contract/security/queryCredentialReset'
import { requestCredentialReview } from '@/contract/security/requestCredentialReview'
import { resetGesture } from '@/contract/security/resetGesture'
import { resetPayPassword } from '@/contract/security/resetPayPassword'
import type { ResettableCredential } from '@/domain/credentials/changes'
import { useConsentedFace } from '@/features/identity/face/useConsentedFace'
import { awaitReview, byReview } from '@/features/identity/face/withoutFace'
import { useNewGesture } from '@/features/identity/gesture/useNewGesture'
import { useNewPassword } from '@/features/identity/password/useNewPassword'
import { refusedAs } from '@/features/identity/refusedAs'
import { sayNoCode } from '@/features/identity/sms/sayNoCode'
import { checkCode, useSmsCode } from '@/features/identity/sms/useSmsCode'
import { useObstacles } from '@/features/order/useObstacles'
import { device } from '@/platform/device'
import { call } from '@/session/bank'
import { tell } from '@/session/overlay'
import { signedIn } from '@/session/session'
import { useCall } from '@/session/useCall'
import { sayWayOn } from '../sayWayOn'
import { RESETS } from './credentials'

/** What the customer does now, where the bank's word doesn't say it. */
type Doing = 'waiting' | 'proving' | 'asking' | 'entering' | 'done'

/** A forgotten or locked password: a face or a person, a code, a new one twice. */
export function useReset(credential: ResettableCredential, bizToken: string | undefined) {
  const { purpose, here } = RESETS[credential]
  const read = useCall(queryCredentialReset, { credential })
  const obstacles = useObstacles(credential === 'gesture' ? resetGesture : resetPayPassword, {})
  const [doing, setDoing] = useState<Doing>(bizToken === undefined ? 'waiting' : 'proving')
  const sms = useSmsCode({ purpose })
  const face = useConsentedFace({ scene: purpose, returnTo: here, bizToken, onPassed: async () => read.reload() })
  useCaptureGuard(doing === 'entering')
  // A gesture that is set here signs in, and the device is trusted by its lasting id.
  useEffect(() => device.keepCookieId(), [])

  const refused = async (error: CallError): Promise<void> => {
    setDoing('proving')
    const name = refusedAs(error)
    if (name === 'SmsCodeWrong' || name === 'SmsCodeExpired') return sms.setError(error.message)
    if (name === 'FaceMissing') read.reload()
    await sayWayOn(error)
  }
  const gesture = useNewGesture(async (pattern) => {
    const outcome = await call(resetGesture, { smsCode: sms.code, pattern })
    if (outcome.ok) {
      signedIn(outcome.value.sessionToken)
      setDoing('done')
    } else if (refusedAs(outcome.error) === 'GestureWeak') return outcome.error.message
    else await refused(outcome.error)
    return undefined
  })
  const password = useNewPassword(async (newPassword) => {
    const outcome = await call(resetPayPassword, { smsCode: sms.code, newPassword })
    if (outcome.ok) setDoing('done')
    else if (refusedAs(outcome.error) === 'PasswordWeak') return outcome.error
    else await refused(outcome.error)
    return undefined
  })
  const review = useReview(credential, async () => {
    setDoing('waiting')
    read.reload()
  })
  const reviewing = read.data?.standing === 'REVIEW'
  const waits = reviewing && doing === 'waiting'
  return {
    read,
    /** What stands against a new one, however it is proved. */
    obstacles,
    face,
    sms,
    gesture,
    password,
    review,
    doing,
    /** A person hasn't decided, and the face isn't shown instead. */
    waits,
    without: reviewing ? awaitReview(() => setDoing('waiting')) : byReview(() => setDoing('asking')),
    prove: () => setDoing('proving'),
    begin: () => {
      if (!checkCode(sms)) return
      gesture.again()
      password.again()
      setDoing('entering')
    },
  }
}

/** A person asked in place of a face, with a code of its own. */
function useReview(credential: ResettableCredential, onAsked: () => Promise<void>) {
  const sms = useSmsCode({ purpose: 'credentialReview' })
  const ask = async (): Promise<void> => {
    if (!checkCode(sms)) return
    const outcome = await call(requestCredentialReview, { credential, smsCode: sms.code })
    if (outcome.ok) return onAsked()
    const name = refusedAs(outcome.error)
    if (name === 'SmsCodeWrong' || name === 'SmsCodeExpired') return sms.setError(outcome.error.message)
    if (!sayNoCode(outcome.error)) await tell({ text: outcome.error.message })
  }
  return { sms, ask }
}
