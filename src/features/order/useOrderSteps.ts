import { useState } from 'react'
import type { Call } from '@/contract/call'
import { useObstacles } from './useObstacles'
import type { AskedOf, Obstacles } from './useObstacles'
import { passwordOfOrder } from './useWithPassword'
import type { AskedPassword } from './useWithPassword'

/** How far the customer has come: the form, the summary, the payment password. */
export type OrderStep = 'form' | 'confirm' | 'password'

/** Where the customer is between form and password, and the ways on and back. */
export interface OrderSteps {
  readonly step: OrderStep
  /** What stands against the order. */
  readonly obstacles: Obstacles
  readonly password: AskedPassword
  readonly askPassword: () => void
  readonly close: () => void
}

const IDLE = { step: 'form' as OrderStep, sending: false, passwordError: undefined as string | undefined }

/**
 * The steps of an order that is reviewed and confirmed by the payment password, as a page shows them; none is taken while
 * something stands against the order.
 * @param asked of the order as much as its form knows; undefined while nobody is signed in
 */
export function useOrderSteps(contract: Call, asked: AskedOf | undefined) {
  const [{ step, sending, passwordError }, setState] = useState(IDLE)
  const obstacles = useObstacles(contract, asked)
  const change = (part: Partial<typeof IDLE>) => setState((before) => ({ ...before, ...part }))
  const enter = (next: OrderStep) => change({ step: next, passwordError: undefined })
  const enterUnlessStopped = (next: OrderStep) => {
    if (!obstacles.stop()) enter(next)
  }
  const close = () => enter('form')
  return {
    step,
    sending,
    obstacles,
    password: passwordOfOrder(step === 'password', passwordError, close),
    change,
    review: () => enterUnlessStopped('confirm'),
    askPassword: () => enterUnlessStopped('password'),
    close,
  }
}
