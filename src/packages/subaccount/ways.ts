import type { AccountClass } from '@/domain/accountClasses/classes'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'

/** Where the pages of a class are. */
export const homeOf = (accountClass: AccountClass, query: { readonly step?: 'open' } = {}): Link =>
  accountClass === 'II' ? link('/IICardIdex', query) : link('/lzhCardIdex', query)

export const listOf = (accountClass: AccountClass): Link =>
  accountClass === 'II' ? link('/IICardlist') : link('/lzhCardlist')

export const passwordOf = (accountClass: AccountClass, acctId: string): Link =>
  accountClass === 'II' ? link('/IIPassword', { acctId }) : link('/lzhPassword', { acctId })

/** One page for both: the specification names it for one class alone. */
export const resetOf = (acctId: string): Link => link('/lzhResetPassword', { acctId })
