import type { ProductFacts } from '@/contract/product/productFacts'
import { yuan } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { formatShortAmount } from '@/domain/money/format'
import { checkPurchaseAmount, largestPurchase, limitsOf } from '@/domain/order/purchase'

type LimitFacts = Pick<ProductFacts, 'kind' | 'minAmt' | 'maxAmt' | 'stepAmt'>

const SMALLEST_STEP = 1
const WHOLE_YUAN = /*#__PURE__*/ yuan(1)

/** `50元起存`; a wealth product is bought: `1元起购`. */
const fromText = ({ kind, minAmt }: LimitFacts): string =>
  `${formatShortAmount(minAmt)}元${kind === 'wealth' ? '起购' : '起存'}`

/** What is said of an amount between two steps. */
const stepText = ({ minAmt, stepAmt }: LimitFacts): string =>
  stepAmt === WHOLE_YUAN && minAmt % WHOLE_YUAN === 0
    ? '请输入整数金额'
    : `超过${formatShortAmount(minAmt)}元的部分须为${formatShortAmount(stepAmt)}元的整数倍`

/** What may be bought, before anything is typed: `50元起存，以1元递增，单笔最高2,000,000元`. */
export function limitsSentence(facts: LimitFacts): string {
  const { maxAmt, stepAmt } = facts
  const parts = [fromText(facts)]
  if (stepAmt > SMALLEST_STEP) parts.push(`以${formatShortAmount(stepAmt)}元递增`)
  if (maxAmt > 0) parts.push(`单笔最高${formatShortAmount(maxAmt)}元`)
  return parts.join('，')
}

const atMost = (maximum: Fen): string => `单笔最高${formatShortAmount(maximum)}元`

/** The most that one purchase may be; undefined where there is no maximum. */
export const maximumSentence = ({ maxAmt }: Pick<LimitFacts, 'maxAmt'>): string | undefined =>
  maxAmt > 0 ? atMost(maxAmt) : undefined

export interface AmountProblem {
  readonly sentence: string
  /** The account has too little: turning money in would help. */
  readonly lacksFunds: boolean
}

/**
 * Why an amount can't be bought; undefined when it can. Of two bounds that it passes the nearer one is named, because
 * an amount within the farther would still be too much. `available` undefined: only the bank knows.
 */
export function amountProblem(facts: LimitFacts, amount: Fen, available: Fen | undefined): AmountProblem | undefined {
  const checked = checkPurchaseAmount({ ...limitsOf(facts), amount, available })
  if (checked.ok) return undefined
  const lacksFunds = checked.error !== 'BelowMinimum' && available !== undefined && amount > available
  if (lacksFunds && (checked.error !== 'AboveMaximum' || available < facts.maxAmt))
    return { sentence: '电子账户可用余额不足', lacksFunds }
  const sentences: Readonly<Record<typeof checked.error, string>> = {
    BelowMinimum: fromText(facts),
    AboveMaximum: atMost(facts.maxAmt),
    InsufficientFunds: '电子账户可用余额不足',
    NotAStep: stepText(facts),
  }
  return { sentence: sentences[checked.error], lacksFunds: false }
}

/** The most that can be bought with what is there, a whole number of steps; undefined when it isn't enough. */
export const mostAffordable = (facts: LimitFacts, available: Fen): Fen | undefined =>
  largestPurchase(limitsOf(facts), available)

/** The amount that somebody meant before this product was chosen, as far as it can be put into it: a deposit within its limits. */
export const meantFor = (facts: LimitFacts, meant: Fen | undefined): Fen | undefined =>
  meant !== undefined && facts.kind === 'deposit' && amountProblem(facts, meant, undefined) === undefined
    ? meant
    : undefined

const ROUND_AMOUNTS = [100, 1_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000]
const MAX_CHIPS = 4

/** Round amounts that may be bought: those the account can pay when they are known, the smallest four otherwise. */
export function quickAmounts(facts: LimitFacts, available: Fen | undefined): readonly Fen[] {
  const amounts = ROUND_AMOUNTS.map(yuan).filter((amount) => checkPurchaseAmount({ ...limitsOf(facts), amount }).ok)
  const affordable = available === undefined ? [] : amounts.filter((amount) => amount <= available)
  return affordable.length > 0 ? affordable.slice(-MAX_CHIPS) : amounts.slice(0, MAX_CHIPS)
}
