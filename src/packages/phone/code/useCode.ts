import { go } from '@/app/navigate'
import { provePhone } from '@/contract/phone/provePhone'
import { awaitedCode, namedIn } from '@/domain/phone/change'
import { refusedAs } from '@/features/identity/refusedAs'
import { checkCode, useSmsCode } from '@/features/identity/sms/useSmsCode'
import { call } from '@/session/bank'
import { nextStep, noteDone, sayPhoneRefusal, usePhoneStanding } from '../steps'
import type { PhoneChange } from '../steps'

/** Whether a change waits for a code, to a number that was named. */
export const waitsForCode = ({ state, method, newNo }: PhoneChange): boolean => {
  const awaited = awaitedCode(state, method)
  return awaited === 'old' || (awaited === 'new' && newNo !== undefined)
}

/** The code a change waits for: of the number on record, or of the new one. */
export function useCode() {
  const read = usePhoneStanding()
  const change = read.data?.change
  const old = change !== undefined && awaitedCode(change.state, change.method) === 'old'
  const sms = useSmsCode({ purpose: old ? 'changePhoneOld' : 'changePhoneNew' })
  const submit = async (): Promise<void> => {
    if (!change || !checkCode(sms)) return
    const proved = await call(provePhone, { changeId: change.changeId, smsCode: sms.code })
    if (proved.ok) {
      noteDone(proved.value)
      // The end is shown here, where it was reached.
      if (proved.value.state !== 'DONE') go(nextStep(proved.value), { replace: true })
      return
    }
    const name = refusedAs(proved.error)
    if (name === 'SmsCodeWrong' || name === 'SmsCodeExpired') return sms.setError(proved.error.message)
    await sayPhoneRefusal(proved.error, change)
    if (name === 'PhoneTaken' && namedIn(change.state, change.method)) go('/newPhone', {}, { replace: true })
    // The code was right, and only the carriers weren't asked.
    if (name === 'TooManyTries') go('/realUserPhone', {}, { replace: true })
  }
  return { read, old, sms, submit }
}
