import { queryMaturity as call } from '../../../src/contract/holding/queryMaturity'
import type { MaturityOption } from '../../../src/contract/holding/maturityFields'
import { bankError } from '../../../src/domain/errors/catalogue'
import { maturityDay } from '../../../src/domain/interest/valueDate'
import { instructionCutOff } from '../../../src/domain/maturity/instruction'
import { fail, ok } from '../../../src/domain/result'
import { findProduct } from '../../catalogue'
import { couponOfHolding } from '../../coupons'
import type { Holding } from '../../db/schema/products'
import { findHolding, holdingFactsOf } from '../../deposits'
import { instructionOf, instructionOptions, isChangeable, type InstructionOption } from '../../renewal'
import { readFlag } from '../flags'
import { readSeqNo } from '../holding/seqNo'
import { accountHandler } from '../scope'

export const queryMaturity = accountHandler(call, async ({ bank, customer, now }, request) => {
  const on = bank.db.drizzle
  const seqNo = readSeqNo(request.seqNo)
  const holding = seqNo === undefined ? undefined : await findHolding(on, customer.id, seqNo)
  const product = holding && (await findProduct(on, holding.productType))
  if (!holding || !product) return fail(bankError('HoldingUnknown'))
  const coupon = await couponOfHolding(on, holding)
  return ok({
    holding: holdingFactsOf(holding, product.name, now),
    instruction: await instructionOf(on, holding.seqNo),
    changeable: isChangeable(holding, now),
    changeableUntil: instructionCutOff(holding.endDay),
    options: (await instructionOptions(on, holding)).map((option) => optionOf(holding, option)),
    agreementVersion: await readFlag(on, 'productAgreementVersion'),
    ...(coupon && { coupon }),
  })
})

const optionOf = (
  holding: Holding,
  { instruction, outcome, target, unavailable = '' }: InstructionOption,
): MaturityOption => ({
  instruction,
  unavailable,
  amount: outcome.amount,
  paidOut: outcome.paidOut,
  ...(target && {
    target: {
      productType: target.productType,
      productName: target.name,
      kind: target.kind,
      rate: target.appointRate,
      term: target.term,
      termType: target.termType,
      endDate: target.kind === 'wealth' ? '' : maturityDay(holding.endDay, target),
    },
  }),
})
