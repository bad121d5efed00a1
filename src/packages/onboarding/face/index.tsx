import { useState } from 'react'
import { HomeButton } from '@/app/HomeButton'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import type { OnboardingState } from '@/contract/onboarding/onboardingState'
import { BRAND } from '@/domain/brand'
import { FaceIntro } from '@/features/identity/face/FaceIntro'
import { FaceUsedUp } from '@/features/identity/face/FaceUsedUp'
import { faceLook } from '@/features/identity/face/outcome'
import type { FaceCheck } from '@/features/identity/face/useFaceCheck'
import { byReview } from '@/features/identity/face/withoutFace'
import { faceStepQuery } from '@/routes/queries/onboarding'
import { Button } from '@/ui/Button'
import { ResultView } from '@/ui/ResultView'
import { askToTick } from '@/ui/RequiredCheckbox'
import { StepFrame } from '../StepFrame'
import { useFaceStep } from './useFaceStep'
import { goToStep } from '../useOnboarding'
import { nameOf, nextPlace, nextStepOf } from '../way'

/** What is to be done next, in the customer's words. */
const nextName = (state: OnboardingState): string => {
  const next = nextStepOf(state)
  return next === 'done' ? '等待开户结果' : nameOf(next)
}

interface OutcomeProps {
  readonly state: OnboardingState
  readonly onRetry: () => void
  readonly onReview: () => Promise<void>
}

/** What the bank knows of the face already. */
function Known({ state, onRetry, onReview }: OutcomeProps) {
  const waits = nextStepOf(state) === 'face'
  const { attemptsLeft } = state.face
  const retry = attemptsLeft > 0 && (
    <Button kind="secondary" onPress={onRetry}>
      改用人脸识别
    </Button>
  )
  switch (state.face.state) {
    case 'PASSED':
      return (
        <ResultView
          state="success"
          title="人脸识别通过"
          hint="已确认是您本人，无需再次识别"
          rows={[{ label: '接下来', value: nextName(state) }]}
        >
          <Button onPress={() => goToStep(nextPlace(state))}>下一步</Button>
        </ResultView>
      )
    case 'REVIEW':
      return (
        <ResultView
          state="pending"
          title="人工审核中"
          hint={
            waits ? '其他步骤均已完成，审核通过后再次进入即可继续开户' : '通常在1个工作日内完成，您可以先完成其他步骤'
          }
        >
          {waits ? <HomeButton only /> : <Button onPress={() => goToStep(nextPlace(state))}>先完成其他步骤</Button>}
          {retry}
        </ResultView>
      )
    default:
      return (
        <ResultView
          state="failure"
          title="人工审核未通过"
          hint={`请改用人脸识别，或携带身份证到网点办理。如有疑问请致电客服${BRAND.hotline}`}
        >
          {retry}
          <Button kind="text" onPress={onReview}>
            再次申请人工审核
          </Button>
        </ResultView>
      )
  }
}

function Failed({ check, onReview }: { readonly check: FaceCheck; readonly onReview: () => Promise<void> }) {
  const { failure, start } = check
  if (!failure) return null
  return (
    <ResultView {...faceLook(failure)} title={failure.title} hint={failure.hint}>
      {failure.retry && <Button onPress={() => start(true)}>重新识别</Button>}
      <Button kind={failure.retry ? 'secondary' : 'primary'} onPress={onReview}>
        改用人工审核
      </Button>
    </ResultView>
  )
}

/** /liveDetection, /publicFace and /publicFaceAddCard: consent to and check of the face, or a person instead. */
function Face({ route, query }: PageProps<typeof faceStepQuery>) {
  const { onboarding, check, again, tryAgain, review } = useFaceStep(route.name, query)
  const [agreed, setAgreed] = useState(false)
  const face = onboarding.data?.face
  const beginning = face !== undefined && !check.failure && (face.state === 'NONE' || again)
  const begin = (): Promise<void> | void => {
    if (!face?.consented && !agreed) return askToTick()
    return check.start(face?.consented ?? false)
  }
  return (
    <StepFrame
      title={route.title}
      step="face"
      onboarding={onboarding}
      action={
        beginning &&
        face.attemptsLeft > 0 && (
          <>
            <Button onPress={begin} busy={check.checking}>
              开始识别
            </Button>
            <Button kind="text" onPress={review}>
              不使用人脸，改用人工审核
            </Button>
          </>
        )
      }
    >
      {(state) => (
        <>
          {beginning && state.face.attemptsLeft === 0 && <FaceUsedUp without={byReview(review)} />}
          {beginning && state.face.attemptsLeft > 0 && (
            <FaceIntro
              consented={state.face.consented}
              former={state.face.formerVersion}
              agreed={agreed}
              onAgree={setAgreed}
            />
          )}
          {check.failure && <Failed check={check} onReview={review} />}
          {!beginning && !check.failure && <Known state={state} onRetry={tryAgain} onReview={review} />}
        </>
      )}
    </StepFrame>
  )
}

export default definePage(Face, { query: faceStepQuery })
