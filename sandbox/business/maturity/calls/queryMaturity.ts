import { queryMaturity as call } from '@/contract/maturity/queryMaturity'
import { bankError } from '@/domain/errors/catalogue'
import { instructionCutOff } from '@/domain/maturity/instruction'
import { fail, ok } from '@/domain/result'
import { findProduct } from '@sandbox/business/product'
import { couponOfHolding } from '@sandbox/business/voucher'
import { readFlag } from '@sandbox/kernel/flags'
import { accountHandler } from '@sandbox/kernel/scope'
import { findHolding, holdingFactsOf, readSeqNo } from '@sandbox/business/deposit'
import { optionFacts } from '../facts'
import { choiceOf, instructionOptions, isChangeable } from '../instructions'

export const queryMaturity = accountHandler(call, async ({ bank, customer, now }, request) => {
  const on = bank.db.drizzle
  const seqNo = readSeqNo(request.seqNo)
  const holding = seqNo === undefined ? undefined : await findHolding(on, customer.id, seqNo)
  const product = holding && (await findProduct(on, holding.productType))
  if (!holding || !product) return fail(bankError('HoldingUnknown'))
  const coupon = await couponOfHolding(on, holding)
  return ok({
    holding: holdingFactsOf(holding, product.name, now),
    ...(await choiceOf(on, holding.seqNo)),
    changeable: isChangeable(holding, now),
    changeableUntil: instructionCutOff(holding.endDay),
    options: (await instructionOptions(on, holding)).map((option) => optionFacts(holding, option)),
    agreementVersion: await readFlag(on, 'productAgreementVersion'),
    ...(coupon && { coupon }),
  })
})
