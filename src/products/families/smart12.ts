import type { ProductDescription } from '../family'
import { INSURED, PAID_OUT, SAME_DAY } from './common'
import { steppedDescription } from './stepped'

/** 12-month smart deposit: 20208. The rate steps by time held, to 12 months. */
export const smart12: ProductDescription = {
  ...steppedDescription({
    family: 'smart12',
    name: '智能存12个月',
    shelfGroup: 'flexible',
    nature: '智能存款',
    features: [SAME_DAY, { title: '靠档计息', text: '持有越久，适用的利率档次越高' }, PAID_OUT, INSURED],
  }),
  presentRate: true,
}
