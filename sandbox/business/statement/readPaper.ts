import { eq } from 'drizzle-orm'
import type { Capability } from '@sandbox/kernel/capability'
import { schema } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import { findOrder } from '@sandbox/kernel/orders/orders'
import { linesOf } from './lines'
import { balancePaper } from './paper/balancePaper'
import { interestPaper } from './paper/interestPaper'
import type { Holder, Paper } from './paper/paper'
import { receiptPaper } from './paper/receiptPaper'
import { statementPaper } from './paper/statementPaper'
import type { Statement } from './tables'

/** What a document that was asked for says, and about whom, by the books as they are. */
export async function readPaper(
  on: Queryable,
  capabilities: readonly Capability[],
  { customerId, kind, fromDay: from, toDay: to, orderNo }: Statement,
): Promise<{ readonly holder: Holder; readonly paper: Paper }> {
  const holder = await holderOf(on, customerId)
  const period = { from, to }
  switch (kind) {
    case 'STATEMENT':
      return { holder, paper: statementPaper(holder, period, await linesOf(on, capabilities, customerId, period)) }
    case 'BALANCE':
      return { holder, paper: await balancePaper(on, holder, to) }
    case 'INTEREST_YEAR':
      return { holder, paper: await interestPaper(on, capabilities, holder, period) }
    case 'RECEIPT': {
      const order = await findOrder(on, customerId, orderNo ?? '')
      if (!order) throw new Error(`order ${orderNo} of a receipt is gone`)
      return { holder, paper: await receiptPaper(on, capabilities, holder, order) }
    }
  }
}

async function holderOf(on: Queryable, customerId: string): Promise<Holder> {
  const { accounts, customers } = schema
  const [found] = await on
    .select({ name: customers.realName, acctNo: accounts.acctNo })
    .from(customers)
    .innerJoin(accounts, eq(accounts.customerId, customers.id))
    .where(eq(customers.id, customerId))
  if (!found) throw new Error(`customer ${customerId} of a document is gone`)
  return { customerId, name: found.name ?? '', acctNo: found.acctNo }
}
