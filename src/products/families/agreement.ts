import { depositDescription, INSURED, MATURITY_RULE, nature, SAME_DAY, START_RULE } from './common'

/** Agreement deposit, our own code: the demand rate up to a floor balance, the agreed rate on what is above it. */
export const agreement = depositDescription({
  family: 'agreement',
  name: '协定存款',
  shelfGroup: 'special',
  withdraw: {
    action: '提前支取',
    title: '提前支取',
    confirm: '确认支取',
    notice: '支取后协定存款终止，按已存天数分段计息，本息实时转入您的电子账户，不可撤销。',
    done: '支取成功',
    pending: '支取申请已受理',
  },
  index: {
    rateCaption: '协定年利率',
    features: [
      { title: '分段计息', text: '留存额度以内按活期利率、超出部分按协定利率计息' },
      INSURED,
      SAME_DAY,
      { title: '自动到账', text: '到期本息自动转入电子账户' },
    ],
    lifeCycle: '协定期{term}，{endDate}到期，本息自动转入您的电子账户。',
    productInfo: [
      nature('协定存款'),
      {
        title: '计息规则',
        content:
          '每日余额中，留存额度（{floorBalance}元）以内部分按活期利率计息，超出部分按协定利率计息；按实际天数计算，年利率以360天折算。',
      },
      START_RULE,
      { title: '支取规则', content: '起息次日01:00后可支取，仅支持一次性全额支取，按实际天数分段计息。' },
      MATURITY_RULE,
    ],
  },
})
