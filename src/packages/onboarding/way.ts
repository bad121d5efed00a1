import type { OnboardingState } from '@/contract/onboarding/onboardingState'
import type { OnboardingStep } from '@/domain/onboarding/steps'
import type { Query, RouteName } from '@/routes/link'

/** A step as the customer counts it: handing the application in belongs to the agreements. */
export type ShownStep = Exclude<OnboardingStep, 'open'>

export const SHOWN_STEPS: readonly { readonly step: ShownStep; readonly name: string }[] = [
  { step: 'phone', name: '验证手机号' },
  { step: 'idCard', name: '上传身份证' },
  { step: 'face', name: '人脸识别' },
  { step: 'personal', name: '个人信息' },
  { step: 'tax', name: '税收居民身份' },
  { step: 'card', name: '绑定银行卡' },
  { step: 'password', name: '设置支付密码' },
  { step: 'agreements', name: '签署协议' },
]

/** From 1. */
export const placeOf = (step: ShownStep): number => SHOWN_STEPS.findIndex((each) => each.step === step) + 1

export const nameOf = (step: ShownStep): string => SHOWN_STEPS[placeOf(step) - 1]?.name ?? ''

export interface Place {
  readonly name: RouteName
  readonly query: Query
}

const at = (name: RouteName, query: Query = {}): Place => ({ name, query })

/** Steps that the specification gives no route of their own: they are filled in at /OpenMiddle. */
export const MIDDLE_STEPS = ['personal', 'tax', 'agreements'] as const
export type MiddleStep = (typeof MIDDLE_STEPS)[number]

const PLACES: Readonly<Record<ShownStep, Place>> = {
  phone: at('/VerifiedPhone'),
  idCard: at('/VerifiedIdCard'),
  face: at('/liveDetection'),
  personal: at('/OpenMiddle', { step: 'personal' }),
  tax: at('/OpenMiddle', { step: 'tax' }),
  card: at('/bindbankcard'),
  password: at('/setPassword'),
  agreements: at('/OpenMiddle', { step: 'agreements' }),
}

/** Where a step is taken. */
export const stepPlace = (step: ShownStep): Place => PLACES[step]

/** Where a step that is behind the customer is shown: a bound card first, before another is asked for. */
export const donePlace = (step: ShownStep): Place => (step === 'card' ? at('/bandcardsuccess') : stepPlace(step))

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
export function nextPlace(state: OnboardingState, { correcting = false } = {}): Place {
  const opening = state.opening?.state
  if (opening === 'SUBMITTED' || opening === 'PROCESSING') return at('/openLoading')
  const step = nextStepOf(state)
  if (step === 'done') return at('/success')
  // With everything filled in, what is left to see is why it failed.
  if (opening === 'FAILED' && !correcting && state.step === 'open') return at('/openAccountFail')
  return stepPlace(step)
}

/** Whether a step may be taken now: for the first time or again. */
export const mayTake = (step: ShownStep, { allowed }: OnboardingState): boolean => allowed.includes(step)

/** What comes before a card: a face still to be shown leads back to it, everything else is as it comes. */
export function beforeCard(state: OnboardingState): Place {
  const faceNow = state.allowed.includes('face') && state.face.state === 'NONE'
  return faceNow ? at('/publicFaceAddCard') : nextPlace(state)
}
