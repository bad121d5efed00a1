import * as v from 'valibot'
import { MATURITY_INSTRUCTIONS } from '@/domain/maturity/instruction'
import { code, dayOrNone, fenAmount, productType, rate, termType, text } from '../fields'

/** What is to be done with a deposit at maturity. */
export const maturityInstruction = /*#__PURE__*/ v.picklist(MATURITY_INSTRUCTIONS)

/** An instruction as it stands. */
export const standingInstruction = {
  instruction: maturityInstruction,
  /** The customer chose it; without a choice the deposit is paid out. */
  decided: /*#__PURE__*/ v.boolean(),
  /** Whether it may still be changed. */
  changeable: /*#__PURE__*/ v.boolean(),
}

/** One instruction that may be chosen, with its result under today's products and rates. */
export const maturityOption = /*#__PURE__*/ v.object({
  instruction: maturityInstruction,
  /** Why it can't be chosen now, for the customer; '' when it can. */
  unavailable: text,
  /** Kept for the new holding, and paid to the electronic account, in fen. */
  amount: fenAmount,
  paidOut: fenAmount,
  /** The product the money would go into. */
  target: v.optional(
    v.object({
      productType,
      productName: text,
      kind: v.picklist(['deposit', 'wealth']),
      rate,
      term: v.number(),
      termType,
      /** Maturity of the new deposit; '' for wealth. */
      endDate: dayOrNone,
      /** Interest of the new deposit's whole term at today's rate; the least it pays, 0 for wealth. */
      interest: fenAmount,
    }),
  ),
})

export type MaturityOption = v.InferOutput<typeof maturityOption>

/** What was done with a matured deposit that had an instruction. */
export const renewalRecord = /*#__PURE__*/ v.object({
  seqNo: code,
  prodType: productType,
  prodDesc: text,
  principal: fenAmount,
  instruction: maturityInstruction,
  outcome: v.picklist(['renewed', 'toWealth', 'paidOut']),
  /** Why the instruction wasn't followed, for the customer; '' when it was. */
  reason: text,
  amount: fenAmount,
  paidOut: fenAmount,
  /** The new holding; '' when paid out. */
  newSeqNo: code,
  /** '' when it was paid out. */
  newProdType: v.pipe(v.string(), v.regex(/^(?:[0-9A-Z]{3,12})?$/)),
  newProdDesc: text,
  newRate: rate,
  newEndDate: dayOrNone,
  date: dayOrNone,
})

export type RenewalRecord = v.InferOutput<typeof renewalRecord>
