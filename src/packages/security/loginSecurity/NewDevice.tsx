import { Frame } from '@/app/Frame'
import { goToDestination } from '@/app/entry'
import { go } from '@/app/navigate'
import type { CallError } from '@/api/errors'
import { trustDevice } from '@/contract/security/trustDevice'
import { BRAND } from '@/domain/brand'
import { refusedAs } from '@/features/identity/refusedAs'
import { NumberGone } from '@/features/identity/sms/NumberGone'
import { SmsCodeField } from '@/features/identity/sms/SmsCodeField'
import { sayNoCode } from '@/features/identity/sms/sayNoCode'
import { checkCode, hasCode, useSmsCode } from '@/features/identity/sms/useSmsCode'
import { call } from '@/session/bank'
import { tell } from '@/session/overlay'
import { signedIn } from '@/session/session'
import { Button } from '@/ui/Button'
import { readyKind } from '@/ui/Button/readyKind'
import { Card } from '@/ui/Card'
import { Notice } from '@/ui/Notice'
import { showToast } from '@/ui/Toast'

/** Too long ago, or in another session: the gesture comes first again. */
function drawAgain(error: CallError): boolean {
  if (refusedAs(error) !== 'SignInExpired') return false
  showToast(error.message)
  go('/gesture', {}, { replace: true })
  return true
}

/** The code that signs in on a device the bank doesn't trust yet. */
function useNewDevice() {
  const sms = useSmsCode({ purpose: 'newDevice', onRefused: drawAgain })
  const submit = async (): Promise<void> => {
    if (!checkCode(sms)) return
    const outcome = await call(trustDevice, { smsCode: sms.code })
    if (outcome.ok) {
      signedIn(outcome.value.sessionToken)
      // What else has happened meanwhile is read before going on.
      return outcome.value.changed === true ? go('/accountChanged', {}, { replace: true }) : goToDestination()
    }
    const { error } = outcome
    if (drawAgain(error)) return
    const name = refusedAs(error)
    if (name === 'SmsCodeWrong' || name === 'SmsCodeExpired') return sms.setError(error.message)
    if (!sayNoCode(error)) await tell({ text: error.message })
  }
  return { sms, submit }
}

export function NewDevice() {
  const { sms, submit } = useNewDevice()
  return (
    <Frame
      title="新设备验证"
      action={
        <Button kind={readyKind(hasCode(sms))} onPress={submit}>
          验证并登录
        </Button>
      }
    >
      <Notice>首次在这台设备上登录，请输入短信验证码。验证后，在这台设备上登录只需手势密码</Notice>
      <Card>
        <SmsCodeField sms={sms} />
      </Card>
      <Notice tone="warning">{`验证码只在本页输入，我行工作人员不会向您索要。如有疑问，请致电${BRAND.hotline}`}</Notice>
      <NumberGone />
    </Frame>
  )
}
