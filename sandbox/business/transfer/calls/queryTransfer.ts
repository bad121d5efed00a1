import { and, desc, eq, isNull } from 'drizzle-orm'
import { queryTransfer as call } from '@/contract/transfer/queryTransfer'
import type { Day } from '@/domain/dates/day'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Queryable } from '@sandbox/kernel/db'
import { accountHandler } from '@sandbox/kernel/scope'
import { findTransfer } from '../machine'
import { transfers } from '../tables'
import type { Transfer } from '../tables'
import { wireTransfer } from '../wire'

export const queryTransfer = accountHandler(call, async ({ bank, customer, now, today }, { orderNo }) => {
  const on = bank.db.drizzle
  const transfer =
    orderNo === undefined ? await latestOut(on, customer.id, today) : await findTransfer(on, customer.id, orderNo)
  return transfer ? ok(await wireTransfer(on, transfer, now)) : fail(bankError('OrderUnknown'))
})

async function latestOut(on: Queryable, customerId: string, today: Day): Promise<Transfer | undefined> {
  const ordered = and(eq(transfers.direction, 'OUT'), isNull(transfers.originNo))
  const [latest] = await on
    .select()
    .from(transfers)
    .where(and(eq(transfers.customerId, customerId), eq(transfers.day, today), ordered))
    .orderBy(desc(transfers.orderNo))
    .limit(1)
  return latest
}
