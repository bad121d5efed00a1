import { useEffect, useRef, useState } from 'react'
import type { CallError } from '@/api/errors'
import { MISMATCH, weaknessOf } from './newPassword'

export interface NewPassword {
  readonly repeating: boolean
  readonly error: string | undefined
  readonly enter: (digits: string) => Promise<void>
  readonly again: () => void
}

/**
 * A payment password, entered twice. The first entry stays in memory only until the second.
 * @param onSet gives why the bank didn't accept it, or undefined
 */
export function useNewPassword(onSet: (password: string) => Promise<CallError | undefined>): NewPassword {
  const first = useRef<string>()
  const [repeating, setRepeating] = useState(false)
  const [error, setError] = useState<string>()
  const begin = (problem?: string): void => {
    first.current = undefined
    setRepeating(false)
    setError(problem)
  }
  useEffect(
    () => () => {
      first.current = undefined
    },
    [],
  )
  const enter = async (digits: string): Promise<void> => {
    if (first.current === undefined) {
      const weakness = weaknessOf(digits)
      if (weakness !== undefined) return begin(weakness)
      first.current = digits
      setRepeating(true)
      return setError(undefined)
    }
    if (first.current !== digits) return begin(MISMATCH)
    const refused = await onSet(digits)
    if (refused === undefined) return
    begin(refused.message)
  }
  return { repeating, error, enter, again: () => begin() }
}
