import type { ProductDescription } from '../family'
import {
  depositDescription,
  MATURITY_RULE,
  nature,
  START_RULE,
  STEP_COUNTING,
  STEP_EARLY_RULE,
  STEP_WITHDRAWAL,
} from './common'

interface Stepped extends Pick<ProductDescription, 'family' | 'name' | 'shelfGroup'> {
  readonly nature: string
  readonly features: ProductDescription['index']['features']
}

/** A deposit whose rate steps by the time held. */
export const steppedDescription = ({ nature: kind, features, ...own }: Stepped): ProductDescription =>
  depositDescription({
    ...own,
    withdraw: STEP_WITHDRAWAL,
    index: {
      termCaption: '最长存期',
      features,
      lifeCycle: '最长可存{term}，{endDate}到期，本息自动转入您的电子账户。',
      productInfo: [nature(kind), STEP_COUNTING, START_RULE, STEP_EARLY_RULE, MATURITY_RULE],
    },
  })
