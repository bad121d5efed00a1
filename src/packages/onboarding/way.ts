import type { OnboardingState } from '@/contract/onboarding/onboardingState'
import type { OnboardingStep } from '@/domain/onboarding/steps'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'
import type { MIDDLE_STEPS } from '@/routes/queries/onboarding'

/** A step as the customer counts it: handing the application in belongs to the agreements. */
export type ShownStep = Exclude<OnboardingStep, 'open'>

interface Shown {
  readonly step: ShownStep
  readonly name: string
  /** Its number as it is counted, from 1: what is done on one page, or without a pause, counts once. */
  readonly place: number
}

export const SHOWN_STEPS: readonly Shown[] = [
  { step: 'phone', name: '验证手机号', place: 1 },
  { step: 'idCard', name: '上传身份证', place: 2 },
  { step: 'face', name: '人脸识别', place: 3 },
  { step: 'personal', name: '个人信息', place: 4 },
  { step: 'tax', name: '税收居民身份', place: 4 },
  { step: 'card', name: '绑定银行卡', place: 5 },
  { step: 'password', name: '设置支付密码', place: 5 },
  { step: 'agreements', name: '签署协议', place: 5 },
]

const shownAs = (step: ShownStep): Shown | undefined => SHOWN_STEPS.find((each) => each.step === step)

export const placeOf = (step: ShownStep): number => shownAs(step)?.place ?? 1

export const nameOf = (step: ShownStep): string => shownAs(step)?.name ?? ''

/** One name for each number: of steps with the same number the one the customer is at, else the first. */
export const namesAt = (step: ShownStep): readonly string[] =>
  SHOWN_STEPS.filter(({ place }, index) => place !== SHOWN_STEPS[index - 1]?.place).map(({ place, name }) =>
    place === placeOf(step) ? nameOf(step) : name,
  )

/** Steps that are filled in at /OpenMiddle. */
export type MiddleStep = (typeof MIDDLE_STEPS)[number]

const PLACES: Readonly<Record<ShownStep, Link>> = {
  phone: link('/VerifiedPhone'),
  idCard: link('/VerifiedIdCard'),
  face: link('/liveDetection'),
  personal: link('/OpenMiddle', { step: 'personal' }),
  tax: link('/OpenMiddle', { step: 'tax' }),
  card: link('/bindbankcard'),
  password: link('/setPassword'),
  agreements: link('/OpenMiddle', { step: 'agreements' }),
}

/** Where a step is taken. */
export const stepPlace = (step: ShownStep): Link => PLACES[step]

/** Where a step that is behind the customer is shown: a bound card first, before another is asked for. */
export const donePlace = (step: ShownStep): Link => (step === 'card' ? link('/bandcardsuccess') : stepPlace(step))

/** What to do next: the bank's own step, but nobody is kept waiting for a person who looks at their face. */
export function nextStepOf({ step, done, allowed, face }: OnboardingState): ShownStep | 'done' {
  if (step === 'done') return 'done'
  if (step === 'open') return 'agreements'
  if (step !== 'face' || face.state !== 'REVIEW') return step
  const meanwhile = SHOWN_STEPS.find(
    (each) => each.step !== 'face' && allowed.includes(each.step) && !done.includes(each.step),
  )
  return meanwhile?.step ?? 'face'
}

/**
 * Where the customer goes on.
 * @param correcting they are mending what an application failed for: its failure is known and isn't shown again
 */
export function nextPlace(state: OnboardingState, { correcting = false } = {}): Link {
  const opening = state.opening?.state
  if (opening === 'SUBMITTED' || opening === 'PROCESSING') return link('/openLoading')
  const step = nextStepOf(state)
  if (step === 'done') return link('/success')
  // With everything filled in, what is left to see is why it failed.
  if (opening === 'FAILED' && !correcting && state.step === 'open') return link('/openAccountFail')
  return stepPlace(step)
}

/** Whether a step may be taken now: for the first time or again. */
export const mayTake = (step: ShownStep, { allowed }: OnboardingState): boolean => allowed.includes(step)

/** What comes before a card: a face still to be shown leads back to it, everything else is as it comes. */
export function beforeCard(state: OnboardingState): Link {
  const faceNow = state.allowed.includes('face') && state.face.state === 'NONE'
  return faceNow ? link('/publicFaceAddCard') : nextPlace(state)
}
