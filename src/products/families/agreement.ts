import { FIGURES } from '@/domain/figures'
import { AGREED_TERMS, DEPOSIT_AGREEMENT } from '../agreements'
import { COUNTING, depositDescription, INSURED, MATURITY_RULE, nature, SAME_DAY, START_RULE } from './common'

/** Agreement deposit, our own code: the demand rate up to a floor balance, the agreed rate on what is above it. */
export const agreement = depositDescription({
  family: 'agreement',
  name: '协定存款',
  shelfGroup: 'special',
  agreements: [DEPOSIT_AGREEMENT, AGREED_TERMS],
  withdraw: {
    action: '提前支取',
    title: '提前支取',
    confirm: '确认支取',
    notice:
      '支取后协定存款终止，留存额度以内按活期利率、超出部分按协定利率计至支取日，本息实时转入您的电子账户，不可撤销。',
    done: '支取成功',
    pending: '支取申请已受理',
  },
  index: {
    features: [
      { title: '分段计息', text: '{floorBalance}元以内按活期利率{demandRate}、超出部分按协定利率{agreedRate}计息' },
      INSURED,
      SAME_DAY,
      { title: '自动到账', text: '到期本息自动转入电子账户' },
    ],
    lifeCycle: '协定期{term}，{endDate}到期，本息自动转入您的电子账户。',
    productInfo: [
      nature('协定存款'),
      {
        title: '利率规则',
        content:
          '存入金额中，留存额度以内部分全程按活期利率计息，只有超出留存额度的部分按协定利率计息。留存额度和利率以存入时为准，写入您的存单，存期内不变。',
      },
      COUNTING,
      START_RULE,
      {
        title: '支取规则',
        content: `起息次日${FIGURES.incomeFrom}后可支取，仅支持一次性全额支取，同样分段计息至支取日。`,
      },
      MATURITY_RULE,
    ],
  },
})
