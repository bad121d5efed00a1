import { useEffect } from 'react'
import { checkTrading } from './trading'

/** Asks once a page whether the account may trade, as soon as the gates before it are passed. */
export function useTradingCheck(due: boolean): void {
  useEffect(() => {
    if (due) void checkTrading()
  }, [due])
}
