import { INSURED, PAID_OUT, SAME_DAY } from './common'
import { steppedDescription } from './stepped'

/** Exclusive smart deposits for invited customers: 20186, 20191. */
export const exclusive = steppedDescription({
  family: 'exclusive',
  name: '专享存',
  shelfGroup: 'flexible',
  nature: '专享存存款',
  features: [{ title: '受邀专享', text: '面向受邀客户，不在产品列表展示' }, INSURED, SAME_DAY, PAID_OUT],
})
