import { useEffect } from 'react'
import type { Destination } from './entry'
import { checkTrading } from './trading'

/** Asks once a page whether the account may trade, as soon as the gates before it are passed. */
export function useTradingCheck(due: boolean, { name, query }: Destination): void {
  useEffect(() => {
    if (due) void checkTrading({ name, query })
    // The query belongs to the page instance and never changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- query is fixed for the life of a page
  }, [due, name])
}
