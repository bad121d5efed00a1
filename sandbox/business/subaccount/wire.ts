import type { ResponseOf } from '@/contract/call'
import type { querySubAccounts } from '@/contract/subaccount/querySubAccounts'
import type { Day } from '@/domain/dates/day'
import { maskCard } from '@/domain/masks/mask'
import { dueInterest, subOf } from '@sandbox/business/interest'
import type { Queryable } from '@sandbox/kernel/db'
import { subMoney } from './accounts'
import { receives } from './merchants'
import { subBalance } from './move'
import type { SubAccount } from './tables'
import { readUse } from './uses'

type Wire = ResponseOf<typeof querySubAccounts>['accounts'][number]

interface Shown {
  /** The bank's day. */
  readonly day: Day
  /** The numbers of the customer's lost accounts. */
  readonly lost: ReadonlySet<string>
}

/** An account as its page shows it. */
export async function wireSub(on: Queryable, sub: SubAccount, { day, lost }: Shown): Promise<Wire> {
  const { acctId, acctNo, alias, customerId, state, openedAt } = sub
  const account = subMoney(sub)
  return {
    acctId,
    acctNo: maskCard(acctNo),
    alias,
    state,
    lost: lost.has(acctNo),
    balance: await subBalance(on, sub),
    accrued: await dueInterest(on, subOf(customerId, account.id), day),
    receives: receives(sub),
    useIn: await readUse(on, { account, kind: 'IN', day }),
    useOut: await readUse(on, { account, kind: 'OUT', day }),
    openedAt,
  }
}
