import { eq } from 'drizzle-orm'
import { queryClosureReceipt as call } from '@/contract/closure/queryClosureReceipt'
import { RECEIPT_MS, UNFINISHED_RECEIPT_MS } from '@/domain/closure/machine'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { publicHandler } from '@sandbox/kernel/scope'
import { closures } from '../tables'
import { receiptOf } from '../wire'

/** The id of an order is 128 bits that only the phone that gave it and the bank know. */
export const queryClosureReceipt = publicHandler(call, async ({ bank, now, realNow }, { clientId }) => {
  const on = bank.db.drizzle
  const [found] = await on.select().from(closures).where(eq(closures.clientId, clientId))
  // Its owner, who has an account until then, reads of one that takes longer when signed in.
  const isOver =
    found?.realEndedAt === null
      ? now - (found.submittedAt ?? found.startedAt) > UNFINISHED_RECEIPT_MS
      : found && realNow - found.realEndedAt > RECEIPT_MS
  return found && !isOver ? ok(await receiptOf(on, found)) : fail(bankError('ClosureUnknown'))
})
