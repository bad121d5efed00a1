import { useState } from 'react'

/** How far the customer has come: the form, the summary, the payment password. */
export type OrderStep = 'form' | 'confirm' | 'password'

/** Where the customer is between form and password, and the ways on and back. */
export interface OrderSteps {
  readonly step: OrderStep
  readonly passwordError: string | undefined
  readonly askPassword: () => void
  readonly close: () => void
}

const IDLE = { step: 'form' as OrderStep, sending: false, passwordError: undefined as string | undefined }

/** The steps of an order that is reviewed and confirmed by the payment password, as a page shows them. */
export function useOrderSteps() {
  const [state, setState] = useState(IDLE)
  const change = (part: Partial<typeof IDLE>) => setState((before) => ({ ...before, ...part }))
  return {
    ...state,
    change,
    review: () => change({ step: 'confirm', passwordError: undefined }),
    askPassword: () => change({ step: 'password', passwordError: undefined }),
    close: () => change({ step: 'form', passwordError: undefined }),
  }
}
