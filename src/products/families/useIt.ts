import { FIGURES } from '@/domain/figures'
import { INSURED, PAID_OUT, SAME_DAY } from './common'
import { steppedDescription } from './stepped'

/** Use-it deposit: 20117. The only family with a trial calculator (specification §9). */
export const useIt = steppedDescription({
  family: 'useIt',
  name: '随用存',
  shelfGroup: 'flexible',
  nature: '随用存存款',
  features: [
    { title: '随用随取', text: `起息次日${FIGURES.incomeFrom}后可支取，满7天即享更高档次利率` },
    INSURED,
    SAME_DAY,
    PAID_OUT,
  ],
})
