import { lookupTable } from './table'

/** Yearly income before tax, 100–107 and 000 (specification §3, codes only: the bands are ours). */
export const INCOME_BANDS = /*#__PURE__*/ lookupTable(`
  000 无固定收入
  100 5万元以下
  101 5万元至10万元
  102 10万元至15万元
  103 15万元至20万元
  104 20万元至30万元
  105 30万元至50万元
  106 50万元至100万元
  107 100万元以上
`)
