import { useState } from 'react'
import type { CallError } from '@/api/errors'
import { refusedAs } from '@/features/identity/refusedAs'
import { refusalPlace } from '@/features/order/refusal'
import { sayMessage, sayRefusal } from '@/features/order/refusals'

export interface PasswordStep {
  readonly open: boolean
  readonly error: string | undefined
  readonly ask: () => void
  readonly close: () => void
  readonly complete: (password: string) => Promise<void>
}

/**
 * The payment password before something is done: a wrong one is said at the keyboard, which stays; every other refusal
 * closes it and is said with its way on.
 * @param send answers why it wasn't done, or nothing
 * @param said whether the page has said a refusal itself
 */
export function usePasswordStep(
  send: (password: string) => Promise<CallError | undefined>,
  said: (error: CallError) => Promise<boolean> = async () => false,
): PasswordStep {
  const [state, setState] = useState<{ readonly open: boolean; readonly error?: string }>({ open: false })
  const complete = async (password: string): Promise<void> => {
    const error = await send(password)
    const name = error && refusedAs(error)
    if (error && name === 'PasswordWrong') return setState({ open: true, error: error.message })
    setState({ open: false })
    if (!error || (await said(error))) return
    if (!(await sayRefusal(refusalPlace(error), error))) await sayMessage(error.message)
  }
  return {
    open: state.open,
    error: state.error,
    ask: () => setState({ open: true }),
    close: () => setState({ open: false }),
    complete,
  }
}
