import { useState } from 'react'
import type * as v from 'valibot'
import type { OnboardingState } from '@/contract/onboarding/onboardingState'
import { queryOnboarding } from '@/contract/onboarding/queryOnboarding'
import { requestFaceReview } from '@/contract/onboarding/requestFaceReview'
import { useFaceCheck } from '@/features/identity/face/useFaceCheck'
import type { FaceCheck } from '@/features/identity/face/useFaceCheck'
import type { BuiltRouteName } from '@/routes/link'
import type { faceStepQuery } from '@/routes/queries/onboarding'
import { call } from '@/session/bank'
import { confirm } from '@/session/overlay'
import type { Read } from '@/session/useCall'
import { keepAsAnswer } from '@/session/useCall'
import { showToast } from '@/ui/Toast'
import { mayTake, stepPlace } from '../way'
import { advance, goTo, leadOn, useStep } from '../useOnboarding'

interface FaceStep {
  readonly onboarding: Read<OnboardingState>
  readonly check: FaceCheck
  /** Shows the beginning again although a person is looking at the papers. */
  readonly again: boolean
  readonly tryAgain: () => void
  readonly review: () => Promise<void>
}

type FaceStepQuery = v.InferOutput<typeof faceStepQuery>

const REVIEW = '工作人员将核对您提交的身份证件，通常在1个工作日内完成，期间您可以先完成其他步骤。'

/** Passed: on the way to a card there first, else to what comes next. */
const goOnPast = (next: FaceStepQuery['next'], state: OnboardingState): void => {
  const toCard = next === 'card' && mayTake('card', state) && !state.done.includes('card')
  if (!toCard) return advance(state)
  keepAsAnswer(queryOnboarding, {}, state)
  goTo(stepPlace('card'))
}

/** The face check of opening an account, and the other way: a person. */
export function useFaceStep(here: BuiltRouteName, { bizToken, next }: FaceStepQuery): FaceStep {
  const onboarding = useStep('face')
  const [again, setAgain] = useState(false)
  const onPassed = async (): Promise<void> => {
    const fresh = await call(queryOnboarding, {})
    if (fresh.ok && fresh.value.face.state === 'PASSED') goOnPast(next, fresh.value)
    else onboarding.reload()
  }
  const check = useFaceCheck({
    scene: 'openAccount',
    returnTo: { name: here, query: {} },
    bizToken,
    onPassed,
    onRefused: (error) => {
      void leadOn(error).then((unsettled) => unsettled && showToast(unsettled.message))
    },
  })
  const review = async (): Promise<void> => {
    if (!(await confirm({ title: '人工审核', text: REVIEW, yes: '申请人工审核' }))) return
    const outcome = await call(requestFaceReview, {})
    if (outcome.ok) return advance(outcome.value)
    const unsettled = await leadOn(outcome.error)
    if (unsettled) showToast(unsettled.message)
  }
  return { onboarding, check, again, tryAgain: () => setAgain(true), review }
}
