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
} from './common'

/** Premium gain: 20158-20162. As the gain deposits, with a higher minimum. */
export const premium = depositDescription({
  family: 'premium',
  name: '尊享增益',
  shelfGroup: 'term',
  index: {
    features: [{ title: '大额专享', text: '{buyAmountDesc}元起存，额度有限' }, SAME_DAY, PAID_OUT, INSURED],
    lifeCycle: '存期{term}，{endDate}到期，本息自动转入您的电子账户。',
    productInfo: [
      nature('尊享增益定期存款'),
      COUNTING,
      START_RULE,
      EARLY_RULE,
      MATURITY_RULE,
      { title: '额度说明', content: '部分存期设有总额度，售完即止，以提交时的剩余额度为准。' },
    ],
  },
})
