import { useState } from 'react'
import type { CallError } from '@/api/errors'
import type { Call } from '@/contract/call'
import type { Result } from '@/domain/result'
import { askAnew } from '@/session/bank'
import { refusalPlace } from './refusal'
import { sayLocked } from './refusals'
import { useObstacles } from './useObstacles'
import type { AskedOf, Obstacles } from './useObstacles'

/** Kept in this file: what asks for a payment password is made by this hook, or by that of orders, which uses it. */
const BY_HOOK = Symbol('payment password')

/** A payment password being asked for, as its sheet shows it. */
export interface AskedPassword {
  readonly [BY_HOOK]: true
  readonly open: boolean
  readonly error: string | undefined
  readonly close: () => void
  /** What to do about a forgotten one where a reset is no way on. */
  readonly onForgotten?: (() => void) | undefined
}

export interface WithPassword extends AskedPassword {
  /** What stands against the call. */
  readonly obstacles: Obstacles
  /** Opens the keyboard, unless something stands against the call: then that is said. */
  readonly ask: () => void
  readonly complete: (password: string) => Promise<void>
  /** Says at the keyboard that the password was wrong, or that it is locked; false for any other refusal. */
  readonly answer: (error: CallError) => Promise<boolean>
}

interface Use {
  /** Of the call as much as is known before the password; `nobody` while nobody is signed in. */
  readonly asked?: AskedOf | 'nobody'
  /** The call; undefined when the password is kept for a later step. */
  readonly send: (password: string) => Promise<Result<unknown, CallError> | undefined>
  /** Any other refusal, or an answer that never came. */
  readonly onRefused: (error: CallError) => Promise<void> | void
  /** Where a reset isn't the way on. */
  readonly onLocked?: ((message: string) => Promise<void>) | undefined
  readonly onForgotten?: (() => void) | undefined
}

/**
 * Asks for the payment password before a call, once nothing else stands against it. A wrong one stays at the keyboard; a
 * locked one, known beforehand or heard from the call, is said with the way to another.
 */
export function useWithPassword(
  contract: Call,
  { asked = {}, send, onRefused, onLocked = sayLocked, onForgotten }: Use,
): WithPassword {
  const [{ open, error }, setState] = useState<{ open: boolean; error?: string }>({ open: false })
  const obstacles = useObstacles(contract, asked === 'nobody' ? undefined : asked)
  const close = (): void => setState({ open: false })
  const ask = (): void => {
    const [first] = obstacles.found
    if (first?.name === 'PasswordLocked') void onLocked(first.message)
    else if (!obstacles.stop()) setState({ open: true })
  }
  const answer = async (refused: CallError): Promise<boolean> => {
    const place = refusalPlace(refused)
    if (place === 'password') {
      setState({ open: true, error: refused.message })
      return true
    }
    close()
    askAnew(contract, refused)
    if (place === 'locked') await onLocked(refused.message)
    return place === 'locked'
  }
  const complete = async (password: string): Promise<void> => {
    const outcome = await send(password)
    if (!outcome || outcome.ok) return close()
    if (!(await answer(outcome.error))) await onRefused(outcome.error)
  }
  return { [BY_HOOK]: true, open, error, close, onForgotten, obstacles, ask, complete, answer }
}

/** The same of an order, whose password comes after its summary (`useOrderSteps`). */
export const passwordOfOrder = (open: boolean, error: string | undefined, close: () => void): AskedPassword => ({
  [BY_HOOK]: true,
  open,
  error,
  close,
})
