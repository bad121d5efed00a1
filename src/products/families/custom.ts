import { INSURED, PAID_OUT, SAME_DAY } from './common'
import { steppedDescription } from './stepped'

/** Custom smart deposits: 20182, 20183, 20218. */
export const custom = steppedDescription({
  family: 'custom',
  name: '定制存',
  shelfGroup: 'flexible',
  nature: '定制存存款',
  features: [SAME_DAY, { title: '靠档计息', text: '提前支取按已持有时间对应档次计息' }, PAID_OUT, INSURED],
})
