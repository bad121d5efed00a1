import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { useLeaveGuard } from '@/app/useLeaveGuard'
import { confirmIdCard } from '@/contract/onboarding/confirmIdCard'
import { IdCardFields } from '@/features/identity/idCard/IdCardFields'
import { IdCardPhotos } from '@/features/identity/idCard/IdCardPhotos'
import { useIdCardForm } from '@/features/identity/idCard/useIdCardForm'
import { useIdCardReading } from '@/features/identity/idCard/useIdCardReading'
import { call } from '@/session/bank'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { ButtonRow } from '@/ui/Button/ButtonRow'
import { readyKind } from '@/ui/Button/readyKind'
import { StepFrame } from '../StepFrame'
import { settle, useStep } from '../useOnboarding'

const LEAVING = '身份证信息尚未提交，退出后需要重新拍摄，确定退出吗？'

/** /VerifiedIdCard: both sides of the ID card, then what was read from them, confirmed or corrected. */
function IdCard({ route }: PageProps) {
  const onboarding = useStep('idCard')
  const reading = useIdCardReading()
  const form = useIdCardForm(reading.reading, async (confirmed) =>
    settle(await call(confirmIdCard, confirmed), reading.retake),
  )
  useLeaveGuard(form !== undefined && !form.submitted, LEAVING)
  return (
    <StepFrame
      title={route.title}
      step="idCard"
      onboarding={onboarding}
      action={
        form && (
          <ButtonRow>
            <Button kind="secondary" onPress={reading.retake}>
              重新拍摄
            </Button>
            <Button kind={readyKind(form.ready)} onPress={form.submit}>
              确认无误
            </Button>
          </ButtonRow>
        )
      }
    >
      {() =>
        form ? (
          <>
            {reading.problem !== undefined && <Notice tone="warning">{reading.problem}</Notice>}
            {reading.reading?.demo && <Notice>演示环境：以下信息由系统模拟，并非从您的照片中识别</Notice>}
            <Notice>请逐项核对，如与身份证不一致请修改</Notice>
            <IdCardFields form={form} photos={reading.photos} />
          </>
        ) : (
          <IdCardPhotos reading={reading} />
        )
      }
    </StepFrame>
  )
}

export default definePage(IdCard)
