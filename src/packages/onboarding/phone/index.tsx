import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { SmsCodeField } from '@/features/identity/sms/SmsCodeField'
import { hasCode } from '@/features/identity/sms/useSmsCode'
import { Button } from '@/ui/Button'
import { readyKind } from '@/ui/Button/readyKind'
import { Card } from '@/ui/Card'
import { TextField } from '@/ui/TextField'
import { StepFrame } from '../StepFrame'
import { useStep } from '../useOnboarding'
import { Preparation } from './Preparation'
import { usePhone } from './usePhone'

/** /VerifiedPhone: the first step, for who isn't registered yet. */
function Phone({ route }: PageProps) {
  const { mobileNo, setMobileNo, error, sms, submit, registered } = usePhone()
  const onboarding = useStep('phone', undefined, registered)
  return (
    <StepFrame
      title={route.title}
      step="phone"
      onboarding={onboarding}
      action={
        <Button kind={readyKind(hasCode(sms))} onPress={submit}>
          下一步
        </Button>
      }
    >
      {() => (
        <>
          <Preparation />
          <Card>
            <TextField
              label="手机号"
              name="mobileNo"
              value={mobileNo}
              kind="digits"
              maxLength={11}
              placeholder="请输入本人手机号"
              onChange={setMobileNo}
              error={error}
            />
            <SmsCodeField sms={sms} />
          </Card>
        </>
      )}
    </StepFrame>
  )
}

export default definePage(Phone)
