import { useEffect } from 'react'
import type { Link } from '../routes/link'

const noCheck = (): void => undefined

/** Asks once a page whether the account may trade, as soon as the gates before it are passed. */
export function useTradingCheck(due: boolean, { name, query }: Link): void {
  useEffect(() => {
    // Its code comes with the first trading page: home needs none of it. Without it the bank refuses the trade itself.
    if (due) void import('./trading').then(({ checkTrading }) => checkTrading({ name, query }), noCheck)
    // The query belongs to the page instance and never changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- query is fixed for the life of a page
  }, [due, name])
}
