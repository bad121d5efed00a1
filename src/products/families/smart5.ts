import { INSURED, PAID_OUT, SAME_DAY } from './common'
import { steppedDescription } from './stepped'

/** 5-year smart deposit: 20130. The rate steps by time held, to 5 years. */
export const smart5 = steppedDescription({
  family: 'smart5',
  name: '智能存五年',
  shelfGroup: 'flexible',
  nature: '智能存款',
  features: [SAME_DAY, { title: '靠档计息', text: '持有越久，适用的利率档次越高，最长5年' }, PAID_OUT, INSURED],
})
