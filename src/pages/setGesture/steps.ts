import { IDENTITY_MESSAGES } from '@/domain/errors/identityMessages'
import { checkGesture } from '@/domain/validation/gesture'

/** How far the person has come: draws it, draws it again, proves by the payment password that it is their own. */
export type SetGestureState =
  | { readonly step: 'draw'; readonly problem?: string }
  | { readonly step: 'repeat'; readonly pattern: readonly number[]; readonly problem?: string }
  | { readonly step: 'password'; readonly pattern: readonly number[]; readonly problem?: string }

export type SetGestureEvent =
  | { readonly type: 'drawn'; readonly points: readonly number[] }
  /** The bank refused; `weak`: the pattern, not the password. */
  | { readonly type: 'refused'; readonly message: string; readonly weak: boolean }
  | { readonly type: 'again' }

export const FIRST_STEP: SetGestureState = { step: 'draw' }

export const MISMATCH = '两次绘制的图案不一致，请重新设置'

/** What a drawing or an answer leads to; a pattern is kept only until it is set. */
export function nextStep(state: SetGestureState, event: SetGestureEvent): SetGestureState {
  switch (event.type) {
    case 'again':
      return FIRST_STEP
    case 'refused':
      if (event.weak) return { step: 'draw', problem: event.message }
      return { ...state, problem: event.message }
    case 'drawn':
      return afterDrawing(state, event.points)
  }
}

function afterDrawing(state: SetGestureState, points: readonly number[]): SetGestureState {
  if (!checkGesture(points).ok) return { ...state, problem: IDENTITY_MESSAGES.GestureWeak }
  if (state.step === 'draw') return { step: 'repeat', pattern: points }
  if (state.step === 'password') return state
  if (points.join() !== state.pattern.join()) return { step: 'draw', problem: MISMATCH }
  return { step: 'password', pattern: points }
}

/** Whether the pad should show that the last drawing was wrong. */
export const wasWrong = (before: SetGestureState, after: SetGestureState): boolean =>
  after.problem !== undefined && (after.step === 'draw' || after.step === before.step)
