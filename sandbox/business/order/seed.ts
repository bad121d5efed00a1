import { addDays } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import { basisPoints, yuan } from '@/domain/money/fen'
import { fail } from '@/domain/result'
import { buyDeposit } from '@sandbox/business/deposit'
import { findProduct, issueAgreementCode, noteCodeUsed, productOfOffer, redeemCode } from '@sandbox/business/product'
import type { SeedAct } from '@sandbox/kernel/seed'

const TERMS = { rate: basisPoints(55), floorBalance: yuan(10_000), term: 1, termType: 'Y' } as const

/** The seeds' purchase of an agreement deposit by a code: given, typed and bought with on one day. */
export const buyByCode: SeedAct = async (tx, { customerId, productType, amount, now }) => {
  const today = dayOfInstant(now)
  const given = {
    customerId,
    productType,
    lastDay: addDays(today, 30),
    issuedBy: '零售部0103',
    code: 'HQ23AGRDEP45',
    now,
  }
  const issued = await issueAgreementCode(tx, { ...TERMS, ...given })
  if (!issued.ok) throw new Error(`a seed's code is refused: ${issued.error}`)
  const { code, offerId } = issued.value
  const redeemed = await redeemCode(tx, { customerId, now, today }, code)
  if (!redeemed.ok) return redeemed
  const product = await findProduct(tx, productType)
  if (!product) return fail(bankError('ProductUnknown'))
  const offered = await productOfOffer(tx, product, offerId, { customerId, today }, true)
  if (!offered.ok) return offered
  const bought = await buyDeposit(tx, { customerId, productType, amount, offered: offered.value, now })
  if (bought.ok) await noteCodeUsed(tx, offerId, bought.value.holding.seqNo, now)
  return bought
}
