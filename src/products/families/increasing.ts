import { INSURED, PAID_OUT, SAME_DAY } from './common'
import { steppedDescription } from './stepped'

/** Increasing deposit: 20200. The rate steps up with each year held. */
export const increasing = steppedDescription({
  family: 'increasing',
  name: '递增存',
  shelfGroup: 'flexible',
  nature: '利率递增存款',
  features: [{ title: '逐年递增', text: '每满一年，全部持有期适用更高一档利率' }, INSURED, SAME_DAY, PAID_OUT],
})
