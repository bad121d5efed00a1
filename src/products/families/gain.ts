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

/** Gain deposits: 20122-20126, 20213, 20215, 20506, 20508, 20529. The agreed rate at maturity, from 7 days to 5 years. */
export const gain = depositDescription({
  family: 'gain',
  name: '增益存',
  shelfGroup: 'term',
  index: {
    features: [{ title: '存期丰富', text: '短至7天、长至5年，按资金安排选择' }, SAME_DAY, PAID_OUT, INSURED],
    lifeCycle: '存期{term}，{endDate}到期，本息自动转入您的电子账户。',
    productInfo: [nature('增益存定期存款'), COUNTING, START_RULE, EARLY_RULE, MATURITY_RULE],
  },
})
