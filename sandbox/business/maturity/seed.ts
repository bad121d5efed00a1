import { and, desc, eq } from 'drizzle-orm'
import { bankError } from '@/domain/errors/catalogue'
import { fail } from '@/domain/result'
import { readFlag } from '@sandbox/kernel/flags'
import type { SeedAct } from '@sandbox/kernel/seed'
import { holdings } from '../deposit'
import { setInstruction } from './instructions'

/** Sets the customer's latest holding of a product to be renewed with its interest. */
export const renewAll: SeedAct = async (tx, { customerId, productType, now }) => {
  const [held] = await tx
    .select({ seqNo: holdings.seqNo })
    .from(holdings)
    .where(and(eq(holdings.customerId, customerId), eq(holdings.productType, productType)))
    .orderBy(desc(holdings.seqNo))
    .limit(1)
  if (!held) return fail(bankError('HoldingUnknown'))
  const agreementVersion = await readFlag(tx, 'productAgreementVersion')
  return setInstruction(tx, {
    customerId,
    seqNo: held.seqNo,
    instruction: 'RENEW_ALL',
    agreementVersion,
    elderConfirmed: false,
    now,
  })
}
