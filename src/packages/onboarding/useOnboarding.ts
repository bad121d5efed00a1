import { useEffect } from 'react'
import type { CallError } from '@/api/errors'
import { go } from '@/app/navigate'
import type { OnboardingState } from '@/contract/onboarding/onboardingState'
import { queryOnboarding } from '@/contract/onboarding/queryOnboarding'
import type { ErrorName } from '@/domain/errors/catalogue'
import type { Result } from '@/domain/result'
import { refusedAs } from '@/features/identity/refusedAs'
import type { Link } from '@/routes/link'
import { choose } from '@/session/overlay'
import { recheckSession } from '@/session/session'
import { keepAsAnswer, useCall } from '@/session/useCall'
import type { Read } from '@/session/useCall'
import { showToast } from '@/ui/Toast'
import { mayTake, nextPlace, stepPlace } from './way'
import type { ShownStep } from './way'

/** To a step of the opening, in this one's place: nobody goes back through what is done. */
export const goToStep = (place: Link): void => go(place, { replace: true })

/** How far the person is, as the bank kept it. */
export function useOnboardingState(): Read<OnboardingState> {
  return useCall(queryOnboarding, {})
}

/** The bank's new word on how far the person is: on to the next step. */
export function advance(state: OnboardingState, how: { readonly correcting: boolean } = { correcting: true }): void {
  keepAsAnswer(queryOnboarding, {}, state)
  goToStep(nextPlace(state, how))
}

/** Refusals that say that the person stands somewhere else than this page thinks. */
const ELSEWHERE = new Set<ErrorName | undefined>([
  'OnboardingOutOfOrder',
  'AccountExists',
  'OpeningUnderWay',
  'NotRegistered',
  'AlreadyRegistered',
])

const toIdCard = (): void => goToStep(stepPlace('idCard'))

/**
 * Takes the person to where they stand; an error that isn't about that is given back for the page to show.
 * @param changeIdCard how the page lets them give another ID card; the page of its own by default
 */
export async function goWhereTheyStand(error: CallError, changeIdCard = toIdCard): Promise<CallError | undefined> {
  const name = refusedAs(error)
  if (name === 'IdCardTaken') {
    const chosen = await choose({ text: error.message, yes: '查看办理方式', no: '更换身份证' })
    if (chosen === 'confirm') go('/syncoropenaccount')
    if (chosen === 'cancel') changeIdCard()
    return undefined
  }
  if (!ELSEWHERE.has(name)) return error
  showToast(error.message)
  await recheckSession()
  go('/OpenMiddle', {}, { replace: true })
  return undefined
}

/** What a step's call came to: on to the next, or why not. */
export async function settle(
  outcome: Result<OnboardingState, CallError>,
  changeIdCard?: () => void,
): Promise<CallError | undefined> {
  if (!outcome.ok) return goWhereTheyStand(outcome.error, changeIdCard)
  advance(outcome.value)
  return undefined
}

/**
 * How far the person is, for the page of a step: who may not take it now is taken to where they stand.
 * @param elsewhere where that is, when it isn't simply what comes next
 * @param done the step has just been taken here, and this page leads on by itself
 */
export function useStep(
  step: ShownStep,
  elsewhere: (state: OnboardingState) => Link = nextPlace,
  done = false,
): Read<OnboardingState> {
  const state = useOnboardingState()
  const { data } = state
  const astray = data !== undefined && !done && !mayTake(step, data)
  useEffect(() => {
    if (astray) goToStep(elsewhere(data))
    // A function made anew is the same way.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- elsewhere is fixed for a step
  }, [astray, data])
  return state
}
