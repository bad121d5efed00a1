import { and, desc, eq } from 'drizzle-orm'
import { bankError } from '@/domain/errors/catalogue'
import { fail } from '@/domain/result'
import { readFlag } from '@sandbox/kernel/flags'
import type { SeedAct } from '@sandbox/kernel/seed'
import { holdings } from '../deposit'
import { setInstruction } from './instructions'

/** What somebody holds of a product, bought last, is to be kept for another term, interest and all. */
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
