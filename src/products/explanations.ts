import type { ExplanationPopup, ListCaption } from '../domain/product/families'
import { DISTRIBUTION_NOTICE } from './distribution'
import type { Explanation, IncomeCaptions } from './family'

/** What a list calls its incomes, by the caption its product code has (specification §9). */
export const CAPTIONS: Readonly<Record<ListCaption, IncomeCaptions>> = {
  todayAndMaturity: { now: '现在支取可得利息', end: '到期预计利息' },
  todayAndFloor: { now: '现在支取可得利息', end: '到期保底利息' },
  accumulated: { accumulated: '累计收益' },
  after13Months: { end: '满13个月利息' },
  at5Years: { now: '现在支取可得利息', end: '满5年利息' },
  estimateAt5Years: { now: '现在支取可得利息', end: '满5年预计利息' },
  todayOnly: { now: '现在支取可得利息' },
  wealthIncome: { yesterday: '昨日收益', accumulated: '累计收益' },
}

/** Every explanation ends with it (specification §9). */
const ESTIMATE = '以上收益均为预估，仅供参考，实际收益以到账为准；因计算过程四舍五入，可能存在细微差异。'

const TODAY = '现在支取可得利息：按现在支取适用的利率，自起息日起计算至今日的利息。'

/** Explanation popups (specification §9). */
export const EXPLANATIONS: Readonly<Record<ExplanationPopup, Explanation>> = {
  accumulatedInterest: {
    title: '累计收益说明',
    paragraphs: [
      '累计收益：自起息日起，每满一个计息周期支付到电子账户的利息之和，支取时不收回。',
      '现在支取共得利息：累计收益，加上现在支取时支付的利息（最近一次付息日之后，按提前支取利率计算）。',
      '到期预计利息：持有至到期日，全部付息之和，含已支付的累计收益。',
      ESTIMATE,
    ],
  },
  todayAndMaturity: {
    title: '收益说明',
    paragraphs: [TODAY, '到期预计利息：持有至到期日，按约定利率计算的利息。', ESTIMATE],
  },
  floorAndFloating: {
    title: '收益说明',
    paragraphs: [
      '现在支取可得利息：按提前支取利率，自起息日起计算至今日的利息，不含浮动利息。',
      '到期保底利息：持有至到期日，按保底利率计算的利息，是到期时最少得到的；观察日挂钩标的满足约定条件的，另付浮动利息。最高利率不是约定利率，可能无法实现。',
      ESTIMATE,
    ],
  },
  byBalance: {
    title: '收益说明',
    paragraphs: [
      '现在支取可得利息：自起息日起，留存额度以内部分按活期利率、超出部分按协定利率，计算至今日的利息。',
      '到期预计利息：持有至到期日，留存额度以内部分按活期利率、超出部分按协定利率计算的利息。',
      ESTIMATE,
    ],
  },
  withdrawalAnd5Years: {
    title: '收益说明',
    paragraphs: [TODAY, '满5年利息（满5年预计利息）：持有满5年，按对应档次利率计算的利息。', ESTIMATE],
  },
  todayOnly: { title: '收益说明', paragraphs: [TODAY, ESTIMATE] },
  after13Months: {
    title: '收益说明',
    paragraphs: [
      '满13个月利息：持有满13个月，按约定利率计算的利息。',
      `未满13个月支取的，支取页面显示现在支取可得利息。${TODAY}`,
      ESTIMATE,
    ],
  },
  distributedProduct: {
    title: DISTRIBUTION_NOTICE.title,
    paragraphs: [
      ...DISTRIBUTION_NOTICE.paragraphs,
      '昨日收益：最近一个已确认收益日的收益，按当日每万份收益与持有份额计算，不足一分的部分舍去。',
      '累计收益：自首次申购以来每日收益之和。',
      ESTIMATE,
    ],
  },
}
