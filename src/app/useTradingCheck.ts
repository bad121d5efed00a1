import { useEffect, useRef } from 'react'
import type { Route } from '../routes/names'
import type { Query } from '../routes/queryOf'
import { obstacle } from '../session/gate'
import { sessionAtom } from '../session/session'
import { useValue } from '../session/store'

const noCheck = (): void => undefined

/**
 * Asks once a page whether the account may trade, as soon as a customer with an account sees it.
 * @param shown the page is on top and its gates are passed
 */
export function useTradingCheck({ name, access, button }: Route, shown: boolean, query: Query): void {
  const asked = useRef(false)
  const entered = obstacle('trading', useValue(sessionAtom)) === undefined
  const due = shown && entered && (access === 'trading' || button === 'trading')
  useEffect(() => {
    if (!due || asked.current) return
    asked.current = true
    // Its code is loaded with the first trading page, because home doesn't need it. Without it the bank refuses the trade
    // itself.
    void import('./trading').then(({ checkTrading }) => checkTrading({ name, query }), noCheck)
    // The query belongs to the page instance and never changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- query is fixed for the life of a page
  }, [due, name])
}
