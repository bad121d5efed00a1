import { useState } from 'react'
import { queryClosureReceipt } from '@/contract/closure/queryClosureReceipt'
import { submitClosure } from '@/contract/closure/submitClosure'
import { go } from '@/app/navigate'
import { checkCode, useSmsCode } from '@/features/identity/sms/useSmsCode'
import { refusalPlace } from '@/features/order/refusal'
import { sayObstacle, wayOf } from '@/features/order/refusals'
import { useOrderSteps } from '@/features/order/useOrderSteps'
import { callUntold, newClientId } from '@/session/bank'
import { forgetChanged } from '@/session/memory'
import { tell } from '@/session/overlay'
import { keepAsAnswer } from '@/session/useCall'
import type { Closing } from '../useClosing'

/** The last step: a code, what is about to happen, the payment password. */
export function useSubmit(facts: Pick<Closing, 'payout' | 'card'> | undefined, reload: () => void) {
  const sms = useSmsCode({ purpose: 'closeAccount' })
  const { change, ...order } = useOrderSteps(submitClosure, {})
  const [handedIn, setHandedIn] = useState(false)
  const send = async (password: string): Promise<void> => {
    if (facts === undefined) return
    const { payout, card } = facts
    const clientId = await newClientId()
    const outcome = await callUntold(submitClosure, {
      ...{ clientId, payout, smsCode: sms.code, password },
      ...(card && payout > 0 && { cardId: card.cardId }),
    })
    const toResult = () => {
      setHandedIn(true)
      go('/logoutAccountResult', { orderId: clientId }, { replace: true })
    }
    if (outcome.ok) {
      // Of a closed account no page may ask again: that would lead to signing in, away from the receipt.
      if (outcome.value.state !== 'CLOSED') forgetChanged('everything')
      keepAsAnswer(queryClosureReceipt, { clientId }, outcome.value)
      return toResult()
    }
    forgetChanged('everything')
    const { error } = outcome
    const place = refusalPlace(error)
    if (place === 'password') return change({ passwordError: error.message })
    if (place === 'unknown') return toResult()
    change({ step: 'form', passwordError: undefined })
    if (place === 'code') return sms.setError(error.message)
    if (wayOf(error)) await sayObstacle(error)
    else await tell({ text: error.message })
    // What keeps the closing from going on is shown here; one that is over, or elsewhere, has another page.
    reload()
  }
  const begin = (): void => {
    if (!order.obstacles.stop() && checkCode(sms)) order.review()
  }
  return { sms, order, begin, send, handedIn }
}
