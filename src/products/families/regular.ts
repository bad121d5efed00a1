import {
  COUNTING,
  depositDescription,
  EARLY_RULE,
  INSURED,
  MATURITY_RULE,
  nature,
  PAID_OUT,
  SAME_DAY,
  START_RULE,
  WITHDRAWABLE,
} from './common'

/** Regular savings deposits: 20194, 20520-20524. The bank's own fixed deposits, shown as 普通储蓄 (specification §1). */
export const regular = depositDescription({
  family: 'regular',
  name: '普通储蓄',
  shelfGroup: 'term',
  index: {
    features: [SAME_DAY, WITHDRAWABLE, PAID_OUT, INSURED],
    lifeCycle: '存期{term}，{endDate}到期，本息自动转入您的电子账户。',
    productInfo: [nature('整存整取定期存款'), COUNTING, START_RULE, EARLY_RULE, MATURITY_RULE],
  },
})
