import type { ProductFacts } from '@/contract/product/productFacts'
import { FIGURES } from '@/domain/figures'
import { addFen, fen, subtractFen, yuan } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { formatRate, formatShortAmount } from '@/domain/money/format'
import { formatTerm } from '@/domain/dates/format'
import { familyRule } from '@/domain/product/families'
import type { FamilyKey, InterestMethod } from '@/domain/product/families'
import { interestMethod } from '@/domain/interest/told'
import { checkPurchaseAmount, limitsOf } from '@/domain/order/purchase'
import type { PurchaseRefusal } from '@/domain/order/purchase'
import { ORDINARY_REDEMPTION } from '@/domain/wealth/redemption'
import { interestAtEnd, isLeastInterest } from './estimate'
import { figureCaptionOf, minimumCaptionOf, minimumTextOf, termTextOf } from './figure'
import { agreedRateText } from './rates'
import type { ShelfProduct } from './shelfProduct'

/** More columns can't be read on a phone. */
export const MAX_COMPARED = 3
export const LEAST_COMPARED = 2

/** The codes of an address, each once, in their order. */
export const comparedCodes = (text: string | undefined): readonly string[] => [
  ...new Set((text ?? '').split(',').filter((code) => code !== '')),
]

/** Takes a product in or out; undefined when there is no room for it. */
export function togglePick(picks: readonly string[], code: string): readonly string[] | undefined {
  if (picks.includes(code)) return picks.filter((each) => each !== code)
  return picks.length < MAX_COMPARED ? [...picks, code] : undefined
}

const EXAMPLE = /*#__PURE__*/ yuan(10_000)

/** The amount a comparison begins with: 10,000 yuan, or the largest minimum where that is more. */
export const firstPrincipal = (products: readonly Pick<ShelfProduct, 'facts'>[]): Fen =>
  fen(Math.max(EXAMPLE, ...products.map(({ facts }) => facts.minAmt)))

/** What leaving early brings, by the way a product earns; in the words of its agreement, without figures it lacks. */
const EARLY_RULES: Readonly<Record<InterestMethod, (facts: ProductFacts) => string>> = {
  fixedTerm: ({ aheadRate }) => `可全额提前支取一次，按${formatRate(aheadRate)}计息`,
  fullPeriod: ({ aheadRate }) => `可全额提前支取一次，已付利息不扣回，未满期部分按${formatRate(aheadRate)}计息`,
  stepped: () => '可全额提前支取一次，按已存天数对应档次的利率计息',
  structured: ({ aheadRate }) => `可全额提前支取一次，按${formatRate(aheadRate)}计息`,
  agreement: (facts) => `可全额支取一次，${agreedRateText(facts, facts.aheadRate)}，计至支取日`,
  netValue: () => `可随时赎回：普通赎回${ORDINARY_REDEMPTION}，快速赎回每日限${FIGURES.fastRedemption}`,
}

export const earlyRuleOf = (facts: ProductFacts): string => {
  const method = interestMethod(facts.productType)
  return method ? EARLY_RULES[method](facts) : '--'
}

/** When interest is paid. */
export function payingRuleOf({ kind, payoutPeriod }: ProductFacts): string {
  if (kind === 'wealth') return '每日计算收益，计入份额'
  return payoutPeriod ? `每满${formatTerm(payoutPeriod)}付息一次` : '到期一次付息'
}

/** Whether one may lose: a deposit is insured, a wealth product has its level and nobody's promise. */
export const safetyOf = ({ kind, riskLevel, floorRate }: ProductFacts): string => {
  if (kind === 'wealth') return `风险等级${riskLevel || '--'}，非存款，不受存款保险保障`
  return floorRate === undefined
    ? '受存款保险保障'
    : `受存款保险保障，收益浮动${riskLevel ? `，风险等级${riskLevel}` : ''}`
}

/** What the same amount comes to at the end of term. */
export type AtEnd =
  | {
      readonly kind: 'amount'
      readonly total: Fen
      readonly interest: Fen
      /** More depends on an observed index. */
      readonly least: boolean
    }
  /** Nothing may be promised, or the product doesn't take this amount. */
  | { readonly kind: 'none'; readonly why: string }

const WHY_NOT: Readonly<Record<PurchaseRefusal, (facts: ProductFacts) => string>> = {
  BelowMinimum: (facts) => `${minimumTextOf(facts)}起存`,
  AboveMaximum: ({ maxAmt }) => `单笔最高${formatShortAmount(maxAmt)}元`,
  NotAStep: ({ stepAmt }) => `以${formatShortAmount(stepAmt)}元递增`,
  // Asked without what the account has.
  InsufficientFunds: () => '--',
}

export function atEnd(facts: ProductFacts, principal: Fen): AtEnd {
  if (facts.kind === 'wealth') return { kind: 'none', why: '收益随净值浮动，不作预估' }
  const checked = checkPurchaseAmount({ ...limitsOf(facts), amount: principal })
  if (!checked.ok) return { kind: 'none', why: WHY_NOT[checked.error](facts) }
  const interest = interestAtEnd(facts, principal)
  if (interest === undefined) return { kind: 'none', why: '--' }
  return { kind: 'amount', total: addFen(principal, interest), interest, least: isLeastInterest(facts) }
}

/**
 * By how much the interest of one product is above every other's, for the product that it is; undefined where several bring
 * the same, and where another may still bring more than is certain of it.
 */
export function mostOf(
  products: readonly ProductFacts[],
  principal: Fen,
): { readonly code: string; readonly name: string; readonly more: Fen } | undefined {
  const known = products
    .flatMap((facts) => {
      const outcome = atEnd(facts, principal)
      return outcome.kind === 'amount' ? [{ code: facts.productType, name: facts.productName, ...outcome }] : []
    })
    .sort((a, b) => b.interest - a.interest)
  const [first, second] = known
  if (!first || !second || first.interest === second.interest || known.slice(1).some(({ least }) => least))
    return undefined
  return { code: first.code, name: first.name, more: subtractFen(first.interest, second.interest) }
}

/** A line of the comparison that is words: what it is about, and each product's. */
export interface CompareLine {
  readonly label: string
  readonly texts: readonly string[]
}

/** What the least amount is called of all that are compared: into a deposit, of shares, or of both. */
function minimumCaption(products: readonly ShelfProduct[]): string {
  const captions = [...new Set(products.map(({ family }) => minimumCaptionOf(family)))]
  return captions.length === 1 ? (captions[0] ?? '') : '起存、起购金额'
}

/**
 * What a product's figure is called below it: nothing where the line's own name says it, which is so for one agreed rate
 * that is paid on every yuan.
 */
export function comparedCaption(family: FamilyKey, facts: ProductFacts): string | undefined {
  const { interest, rateCaption } = familyRule(family)
  const plain = rateCaption === undefined && (interest === 'fixedTerm' || interest === 'fullPeriod')
  return plain ? undefined : figureCaptionOf(family, facts)
}

/** What is compared in words, besides rate and amount; the order in which people ask. */
export function compareLines(products: readonly ShelfProduct[]): readonly CompareLine[] {
  const line = (label: string, text: (facts: ProductFacts) => string): CompareLine => ({
    label,
    texts: products.map(({ facts }) => text(facts)),
  })
  return [
    line('期限', termTextOf),
    line(minimumCaption(products), minimumTextOf),
    line('付息方式', payingRuleOf),
    line('提前支取', earlyRuleOf),
    line('风险与保障', safetyOf),
  ]
}
