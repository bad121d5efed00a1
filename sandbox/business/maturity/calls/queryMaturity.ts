import { queryMaturity as call } from '@/contract/maturity/queryMaturity'
import type { MaturityOption } from '@/contract/maturity/maturityFields'
import { bankError } from '@/domain/errors/catalogue'
import { instructionCutOff } from '@/domain/maturity/instruction'
import { ZERO_FEN } from '@/domain/money/fen'
import { fail, ok } from '@/domain/result'
import { findProduct } from '@sandbox/business/product'
import { couponOfHolding } from '@sandbox/business/voucher'
import { readFlag } from '@sandbox/kernel/flags'
import { accountHandler } from '@sandbox/kernel/scope'
import { findHolding, holdingFactsOf, newPosition, readSeqNo, termInterest } from '@sandbox/business/deposit'
import type { Holding, Position } from '@sandbox/business/deposit'
import { instructionOf, instructionOptions, isChangeable } from '../instructions'
import type { InstructionOption } from '../instructions'

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
      ...(target.kind === 'wealth'
        ? { endDate: '', interest: ZERO_FEN }
        : renewedTerm(newPosition(target, outcome.amount, holding.endDay))),
    },
  }),
})

/** When the new deposit ends, and what it earns until then. */
const renewedTerm = (position: Position) => ({ endDate: position.endDay, interest: termInterest(position) })
