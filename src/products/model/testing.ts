import type { ProductFacts } from '@/contract/product/productFacts'
import { basisPoints, fen } from '@/domain/money/fen'

/** A one-year deposit at 1.30 %, for tests; `changes` make another product of it. */
export const facts = (changes: Partial<ProductFacts> = {}): ProductFacts => ({
  productType: '20194',
  productName: '普通储蓄一年',
  kind: 'deposit',
  saleStatus: 'ON_SALE',
  appointRate: basisPoints(130),
  aheadRate: basisPoints(5),
  minAmt: fen(5_000),
  maxAmt: fen(200_000_000),
  stepAmt: fen(100),
  term: 1,
  termType: 'Y',
  startDate: '20261121',
  endDate: '20271121',
  riskLevel: '',
  rateSteps: [{ fromDays: 0, rate: basisPoints(130) }],
  ...changes,
})
