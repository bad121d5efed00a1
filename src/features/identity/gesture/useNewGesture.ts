import { useState } from 'react'
import { IDENTITY_MESSAGES } from '@/domain/errors/identityMessages'
import { checkGesture } from '@/domain/validation/gesture'

export interface NewGesture {
  readonly repeating: boolean
  readonly error: string | undefined
  /** Resolves to false when the drawing wasn't taken. */
  readonly draw: (points: readonly number[]) => Promise<boolean>
  /** Forgets the first drawing. */
  readonly again: (problem?: string) => void
}

/**
 * A new gesture, drawn twice. The first drawing stays in memory only until the second.
 * @param onDrawn gives why the pattern wasn't accepted, or undefined
 */
export function useNewGesture(onDrawn: (pattern: string) => Promise<string | undefined>): NewGesture {
  const [first, setFirst] = useState<string>()
  const [error, setError] = useState<string>()
  const again = (problem?: string): void => {
    setFirst(undefined)
    setError(problem)
  }
  const draw = async (points: readonly number[]): Promise<boolean> => {
    const pattern = points.join('')
    if (!checkGesture(points).ok) {
      setError(IDENTITY_MESSAGES.GestureWeak)
      return false
    }
    if (first === undefined) {
      setFirst(pattern)
      setError(undefined)
      return true
    }
    if (first !== pattern) {
      again('两次绘制的图案不一致，请重新绘制')
      return false
    }
    const problem = await onDrawn(pattern)
    again(problem)
    return problem === undefined
  }
  return { repeating: first !== undefined, error, draw, again }
}
