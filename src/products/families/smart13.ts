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

/** 13-month smart deposit: 20134. Its income is whole once 13 months are completed. */
export const smart13 = depositDescription({
  family: 'smart13',
  name: '智能存13个月',
  shelfGroup: 'flexible',
  index: {
    features: [SAME_DAY, WITHDRAWABLE, PAID_OUT, INSURED],
    lifeCycle: '持有满{term}按约定利率计息，{endDate}到期，本息自动转入您的电子账户。',
    productInfo: [nature('智能存款'), COUNTING, START_RULE, EARLY_RULE, MATURITY_RULE],
  },
})
