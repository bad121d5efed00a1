import { useState } from 'react'
import type { CallError } from '@/api/errors'
import type { Result } from '@/domain/result'
import { refusalPlace } from './refusal'
import { sayLocked } from './refusals'

/** The payment password for something that moves no money. */
export interface WithPassword {
  readonly open: boolean
  readonly error: string | undefined
  readonly ask: () => void
  readonly close: () => void
  readonly complete: (password: string) => Promise<void>
}

/**
 * Asks for the payment password and sends what it is for. A wrong one stays at the keyboard, a locked one is said.
 * @param send the call
 * @param onRefused any other refusal, or an answer that never came
 * @param onLocked where a reset isn't the way on
 */
export function useWithPassword(
  send: (password: string) => Promise<Result<unknown, CallError>>,
  onRefused: (error: CallError) => Promise<void> | void,
  onLocked: (message: string) => Promise<void> = sayLocked,
): WithPassword {
  const [{ open, error }, setState] = useState<{ open: boolean; error?: string }>({ open: false })
  const close = (): void => setState({ open: false })
  const complete = async (password: string): Promise<void> => {
    const outcome = await send(password)
    if (outcome.ok) return close()
    const place = refusalPlace(outcome.error)
    if (place === 'password') return setState({ open: true, error: outcome.error.message })
    close()
    if (place === 'locked') await onLocked(outcome.error.message)
    else await onRefused(outcome.error)
  }
  return { open, error, ask: () => setState({ open: true }), close, complete }
}
