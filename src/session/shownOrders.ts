import { useEffect } from 'react'
import { pendingMoney } from './bank'

/** The client ids of orders whose outcome a page shows by itself, once for each place that shows it. */
const shown: string[] = []

export const isShown = (clientId: string): boolean => shown.includes(clientId)

/**
 * Says that this page shows what became of an order, so that the customer isn't told of it beside the page, nor later.
 * @param clientId undefined: the page shows no order by its id
 * @param known whether the page has the outcome
 */
export function useShownOrder(clientId: string | undefined, known: boolean): void {
  useEffect(() => {
    if (clientId === undefined) return undefined
    shown.push(clientId)
    return () => void shown.splice(shown.indexOf(clientId), 1)
  }, [clientId])
  useEffect(() => {
    if (clientId !== undefined && known) pendingMoney.end(clientId)
  }, [clientId, known])
}
