import type { ProductFacts } from '@/contract/product/productFacts'
import { isDay } from '@/domain/dates/day'
import { formatChineseDay, formatTerm } from '@/domain/dates/format'
import { formatRate, formatShortAmount } from '@/domain/money/format'
import { familyOf, familyRule } from '@/domain/product/families'
import { LEVELS_RISE } from '@/domain/risk/levels'
import type { ProductDescription } from '../family'

/** The product's level and what its code means, for the risk disclosure: a headline says the code alone. */
export const levelSentence = (facts: ProductFacts | undefined): readonly string[] =>
  facts === undefined || facts.riskLevel === '' ? [] : [`本产品的风险等级为${facts.riskLevel}。${LEVELS_RISE}。`]

/** Blanks of a description's sentences, as far as the bank has answered. */
export function blanksOf(facts: ProductFacts | undefined): Readonly<Record<string, string | undefined>> {
  if (!facts) return {}
  const { productName, productType, riskLevel, issuerLevel, sellerLevel } = facts
  return {
    productName,
    productType,
    riskLevel: riskLevel === '' ? undefined : riskLevel,
    issuerLevel,
    sellerLevel,
    buyAmountDesc: formatShortAmount(facts.minAmt),
    stepAmount: formatShortAmount(facts.stepAmt),
    maxAmount: formatShortAmount(facts.maxAmt),
    term: formatTerm(facts),
    endDate: isDay(facts.endDate) ? formatChineseDay(facts.endDate) : undefined,
    period: facts.payoutPeriod ? formatTerm(facts.payoutPeriod) : undefined,
    floorBalance: facts.floorBalance === undefined ? undefined : formatShortAmount(facts.floorBalance),
    demandRate: formatRate(facts.aheadRate),
    agreedRate: formatRate(facts.appointRate),
  }
}

type SaleStatus = ProductFacts['saleStatus']

/** What stands at a product that isn't on sale. */
export const SALE_TAGS: Readonly<Record<SaleStatus, string | undefined>> = {
  ON_SALE: undefined,
  PAUSED: '暂停购买',
  SOLD_OUT: '已售罄',
  CLOSED: '已停售',
}

const SALE_REASONS: Readonly<Record<SaleStatus, string | undefined>> = {
  ON_SALE: undefined,
  PAUSED: '该产品暂停购买，请稍后再来或选择其他产品',
  SOLD_OUT: '该产品额度已售罄，请选择其他产品',
  CLOSED: '该产品已停售，已持有的不受影响',
}

/** Why a product can't be bought now, in a sentence; undefined when it can. */
export function notBuyableReason(facts: ProductFacts, description: ProductDescription): string | undefined {
  const family = familyOf(facts.productType)
  if (!family || !familyRule(family).showBuyBut) return description.index.notSold ?? '该产品不支持在线购买'
  return SALE_REASONS[facts.saleStatus]
}
