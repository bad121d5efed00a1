import {
  COUNTING,
  depositDescription,
  EARLY_RULE,
  INSURED,
  MATURITY_RULE,
  nature,
  PAID_OUT,
  WITHDRAWABLE,
} from './common'

/** What a matured deposit is rolled over into, our own code. Nobody buys it by itself. */
export const renewed = depositDescription({
  family: 'renewed',
  name: '到期续存',
  shelfGroup: 'term',
  index: {
    features: [{ title: '当日起息', text: '原存款到期当日转入并起息' }, INSURED, WITHDRAWABLE, PAID_OUT],
    lifeCycle: '续存{term}，{endDate}到期，本息自动转入您的电子账户。',
    productInfo: [
      nature('到期续存定期存款'),
      {
        title: '续存规则',
        content: '原存款到期日，您选择续存的本金或本息转入本产品，年利率为当日挂牌利率，当日起息。',
      },
      COUNTING,
      EARLY_RULE,
      MATURITY_RULE,
    ],
    notSold: '本产品由到期存款续存而来，不单独销售',
  },
})
