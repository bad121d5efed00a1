import type { MaturityOption } from '@/contract/maturity/maturityFields'
import type { MaturityOutcome } from '@/domain/maturity/outcome'
import { ZERO_FEN } from '@/domain/money/fen'
import { newPosition, termInterest } from '../deposit'
import type { Holding, Position } from '../deposit'
import type { Product } from '../product'
import type { InstructionOption } from './instructions'

/** An instruction with its result, as the calls tell it. */
export const optionFacts = (
  holding: Pick<Holding, 'endDay'>,
  { instruction, outcome, target, unavailable = '' }: InstructionOption,
): MaturityOption => {
  const renewed = renewedPosition(holding, { outcome, target })
  return {
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
        endDate: renewed?.endDay ?? '',
        interest: renewed ? termInterest(renewed) : ZERO_FEN,
      },
    }),
  }
}

/** The deposit that the day's end would open by an outcome; undefined where it opens none. */
export const renewedPosition = (
  { endDay }: Pick<Holding, 'endDay'>,
  { outcome, target }: { readonly outcome: MaturityOutcome; readonly target?: Product | undefined },
): Position | undefined => (target?.kind === 'deposit' ? newPosition(target, outcome.amount, endDay) : undefined)
