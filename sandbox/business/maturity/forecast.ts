import type { MaturityOption } from '@/contract/maturity/maturityFields'
import { compareDays } from '@/domain/dates/day'
import type { ErrorName } from '@/domain/errors/catalogue'
import type { MaturityInstruction } from '@/domain/maturity/instruction'
import { maturityObstacle, paidOutReason } from '@/domain/maturity/outcome'
import type { MaturityObstacle } from '@/domain/maturity/outcome'
import { fen } from '@/domain/money/fen'
import { maturityInterest } from '../deposit'
import type { Holding, Position } from '../deposit'
import { listProducts } from '../product'
import type { Queryable } from '@sandbox/kernel/db'
import { optionFacts, renewedPosition } from './facts'
import { instructionsOf, isChangeable, optionsAmong } from './instructions'
import { decide, eligibilityOf } from './settle'
import type { BuyerEligibility } from './settle'

/** What the day's end will do with a deposit if everything stays as it is, and what may be chosen in place of it. */
export interface Forecast {
  readonly holding: Holding
  readonly instruction: MaturityInstruction
  readonly decided: boolean
  readonly changeable: boolean
  /** What will happen; `unavailable` says why the instruction won't be followed. */
  readonly happens: MaturityOption
  /** What the customer can put right, where the instruction won't be followed. */
  readonly obstacle: MaturityObstacle
  /** The deposit that it will be renewed into. */
  readonly renewed?: Position
  /** The other instructions, three at most. */
  readonly instead: readonly MaturityOption[]
}

/** What a customer is asked for while choosing, so that it doesn't stand against a choice. */
const ASKED_WHILE_CHOOSING: readonly (ErrorName | undefined)[] = [
  'RiskTestMissing',
  'RiskTestExpired',
  'ManagerConsentMissing',
]

/**
 * What becomes of open deposits at maturity, in the order in which they mature: decided as the day's end decides it
 * (`decide`), on products and quotas as they are now, and on each customer's papers as they will be on the day.
 * @param now epoch ms by the bank's clock
 */
export async function forecast(on: Queryable, open: readonly Holding[], now: number): Promise<readonly Forecast[]> {
  const deposits = [...open].sort((a, b) => compareDays(a.endDay, b.endDay) || a.seqNo - b.seqNo)
  const given = await instructionsOf(
    on,
    deposits.map(({ seqNo }) => seqNo),
  )
  const products = await listProducts(on)
  const customers = await eligibilityOf(on, deposits)
  const standing = ({ customerId, endDay }: Holding): BuyerEligibility => customers(customerId, endDay)
  const left = new Map(
    products.flatMap(({ productType, quota, sold }) => (quota === null ? [] : [[productType, fen(quota - sold)]])),
  )
  const matured = deposits.map((holding) => ({ holding, interest: maturityInterest(holding) }))
  return decide(matured, { products, left, given, standing }).settled.map((settled): Forecast => {
    const { holding, instruction, decided, outcome, target } = settled
    const renewed = renewedPosition(holding, { outcome, target })
    const changeable = isChangeable(holding, now)
    const unavailable = outcome.reason && paidOutReason(outcome.reason)
    const others = optionsAmong(holding, products).filter((option) => option.instruction !== instruction)
    return {
      holding,
      instruction,
      decided,
      changeable,
      happens: optionFacts(holding, { instruction, outcome, target, unavailable }),
      obstacle: maturityObstacle(outcome.reason),
      ...(renewed && { renewed }),
      instead: !changeable
        ? []
        : others.map((option) => {
            const customer = standing(holding)
            const stands = customer.restriction ?? customer.unsuited(option.target, true)
            const refused =
              option.instruction === 'PAY_OUT' || ASKED_WHILE_CHOOSING.includes(stands) ? undefined : stands
            return optionFacts(holding, { ...option, ...(refused && { unavailable: paidOutReason(refused) }) })
          }),
    }
  })
}
