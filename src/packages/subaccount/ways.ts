import type { AccountClass } from '@/domain/subaccount/classes'
import { ANY_ACCOUNT } from '@/routes/queries/subaccount'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'

/** Where the pages of a class are. */
export const homeOf = (accountClass: AccountClass, acctId: string): Link =>
  accountClass === 'II' ? link('/IICardIdex', { acctId }) : link('/lzhCardIdex', { acctId })

/** Opening another account of a class. */
export const openingOf = (accountClass: AccountClass): Link => {
  const query = { acctId: ANY_ACCOUNT, step: 'open' } as const
  return accountClass === 'II' ? link('/IICardIdex', query) : link('/lzhCardIdex', query)
}

export const listOf = (accountClass: AccountClass, acctId: string): Link =>
  accountClass === 'II' ? link('/IICardlist', { acctId }) : link('/lzhCardlist', { acctId })

export const passwordOf = (accountClass: AccountClass, acctId: string): Link =>
  accountClass === 'II' ? link('/IIPassword', { acctId }) : link('/lzhPassword', { acctId })

/** One page for both: the specification names it for one class alone. */
export const resetOf = (acctId: string): Link => link('/lzhResetPassword', { acctId })
