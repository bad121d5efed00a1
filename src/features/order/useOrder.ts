import type { CallError } from '@/api/errors'
import { go } from '@/app/navigate'
import type { RequestOf } from '@/contract/call'
import type { RouteFamily } from '@/routes/families'
import { call, newClientId, prepare } from '@/session/bank'
import type { Order } from './outcome'
import { refusalPlace } from './refusal'
import type { RefusalPlace } from './refusal'
import { keepOperation } from './operation'
import { sayRefusal } from './refusals'
import type { RiskTestOrigin } from './refusals'
import { useOrderSteps } from './useOrderSteps'

/** A refusal that only the page can handle. */
export interface PageRefusal {
  readonly place: Extract<RefusalPlace, 'elder' | 'consent' | 'amount' | 'changed' | 'agreement' | 'coupon' | 'gone'>
  readonly error: CallError
}

/** Where a family's orders end. */
type ResultRoute = `/${RouteFamily}${'Result' | 'RedeemResult'}`

type ClientId = Awaited<ReturnType<typeof newClientId>>

interface OrderOptions {
  /** The query with which the risk test leads back here. */
  readonly riskTest?: RiskTestOrigin
  /** Whether somebody is signed in. */
  readonly entered?: boolean
}

/**
 * The steps of any order: summary, password, the call, its result page. Refusals that no page handles itself are shown
 * here.
 */
export function useOrder<C extends Order>(
  contract: C,
  result: ResultRoute,
  { riskTest = {}, entered = true }: OrderOptions = {},
) {
  const { change, ...steps } = useOrderSteps(contract, entered ? {} : undefined)

  /**
   * Sends an order under a new client id: the one before was refused for good, or its outcome led to the result page.
   * Resolves with a refusal that is left to the page.
   */
  const send = async (request: (clientId: ClientId) => RequestOf<C>): Promise<PageRefusal | undefined> => {
    change({ sending: true })
    const clientId = await newClientId()
    const outcome = await call(contract, request(clientId))
    change({ sending: false })
    const toResult = () => go(result, { orderId: clientId }, { replace: true })
    if (outcome.ok) {
      keepOperation(clientId, contract.name, outcome.value as object)
      toResult()
      return undefined
    }
    const { error } = outcome
    const place = refusalPlace(error)
    if (place === 'password') {
      change({ passwordError: error.message })
      return undefined
    }
    if (place === 'unknown') {
      toResult()
      return undefined
    }
    change({ step: 'form', passwordError: undefined })
    return (await sayRefusal(place, error, riskTest)) ? undefined : ({ place, error } as PageRefusal)
  }

  return {
    ...steps,
    send,
    /** Shows the summary; meanwhile what the call needs is fetched. */
    review: () => {
      steps.review()
      void prepare(contract)
    },
  }
}
