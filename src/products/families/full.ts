import { FIGURES } from '@/domain/figures'
import { COUNTING, depositDescription, INSURED, MATURITY_RULE, nature, SAME_DAY, START_RULE } from './common'

/** Full deposits: 20178-20181, 20505, 20507, 20528. Interest is paid out at the end of each full period. */
export const full = depositDescription({
  family: 'full',
  name: '按期付息存款',
  shelfGroup: 'payout',
  index: {
    features: [
      { title: '按期付息', text: '每满一个付息周期，利息自动转入电子账户' },
      INSURED,
      SAME_DAY,
      { title: '到期还本', text: '到期日本金与最后一期利息自动到账' },
    ],
    lifeCycle: '存期{term}，每满{period}付息一次，{endDate}到期归还本金。',
    productInfo: [
      nature('分期付息定期存款'),
      {
        title: '付息规则',
        content: '自起息日起，每满一个付息周期按年利率计算当期利息，四舍五入至分，转入您的电子账户。',
      },
      COUNTING,
      START_RULE,
      {
        title: '支取规则',
        content: `起息次日${FIGURES.incomeFrom}后可提前支取，仅支持一次性全额支取。已付利息不收回，最近一次付息日之后未满周期的部分按提前支取利率计息。`,
      },
      MATURITY_RULE,
    ],
  },
})
