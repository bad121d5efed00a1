import { BRAND } from '@/domain/brand'
import { FIGURES } from '@/domain/figures'
import { DEPOSIT_AGREEMENT } from '../agreements'
import { COUNTING_RULE } from '../countingRule'
import type { InfoEntry, ProductDescription } from '../family'

/** What all deposits have in common (specification §4, products.md); a family's file adds what is its own. */

type Feature = ProductDescription['index']['features'][number]

export const INSURED: Feature = {
  title: '存款保险',
  text: `依法纳入存款保险，同一存款人本息${FIGURES.insuranceLimit}以内全额保障`,
}
export const SAME_DAY: Feature = { title: '当日起息', text: `${FIGURES.cutOff}前存入，当日起息` }
export const WITHDRAWABLE: Feature = { title: '可提前支取', text: '一次性全额支取，按{demandRate}计息' }
export const PAID_OUT: Feature = { title: '自动到账', text: '到期本息自动转入电子账户' }

export const nature = (kind: string): InfoEntry => ({
  title: '产品性质',
  content: `本产品为${BRAND.legalName}发行的${kind}，属于储蓄存款。`,
})

export const COUNTING: InfoEntry = {
  title: '计息规则',
  content: COUNTING_RULE,
}

/** The rate of a stepped product is that of the days held, for the whole time; what it earns is counted as all deposits are. */
export const STEP_COUNTING: InfoEntry = {
  title: '计息规则',
  content: `适用利率按实际持有天数对应的档次确定，达到更高档次时，全部持有期按新档次利率计息。${COUNTING_RULE}`,
}

export const START_RULE: InfoEntry = {
  title: '起息规则',
  content: `每日${FIGURES.cutOff}前存入当日起息，${FIGURES.cutOff}及以后存入次日起息。`,
}

export const EARLY_RULE: InfoEntry = {
  title: '支取规则',
  content: `起息次日${FIGURES.incomeFrom}后可提前支取，仅支持一次性全额支取，按提前支取利率计息。`,
}

export const STEP_EARLY_RULE: InfoEntry = {
  title: '支取规则',
  content: `起息次日${FIGURES.incomeFrom}后可支取，仅支持一次性全额支取，按已持有时间对应档次的利率计息。`,
}

export const MATURITY_RULE: InfoEntry = { title: '到期处理', content: '到期日本金和利息自动转入您的电子账户。' }

export const ESTIMATE_NOTICE = '以上利率仅供参考，以实际存入时为准。'

const INDEX: Pick<
  ProductDescription['index'],
  'minAmountCaption' | 'termCaption' | 'featuresCaption' | 'timeline' | 'bottomNotice'
> = {
  minAmountCaption: '起存金额',
  termCaption: '存期',
  featuresCaption: '产品特点',
  timeline: true,
  bottomNotice: ESTIMATE_NOTICE,
}

type Own = Pick<ProductDescription, 'family' | 'name' | 'shelfGroup'> & {
  readonly index: Pick<ProductDescription['index'], 'features' | 'lifeCycle' | 'productInfo'> &
    Partial<ProductDescription['index']>
} & Partial<Pick<ProductDescription, 'agreements' | 'buy' | 'holdList' | 'holdInfo' | 'withdraw'>>

/** A deposit's description: what it shares with the others, and what is its own. */
export const depositDescription = (own: Own): ProductDescription => ({
  kind: 'deposit',
  buy: { title: '存入', action: '立即存入', amountCaption: '存入金额', done: '存入成功', pending: '存入申请已受理' },
  holdList: { title: `我的${own.name}` },
  holdInfo: { title: '存款详情' },
  withdraw: {
    action: '提前支取',
    title: '提前支取',
    confirm: '确认支取',
    notice: '提前支取将按提前支取利率计息，利息会少于持有到期。支取后本息实时转入您的电子账户。',
    done: '支取成功',
    pending: '支取申请已受理',
  },
  agreements: [DEPOSIT_AGREEMENT],
  ...own,
  index: { ...INDEX, ...own.index },
})

/** What withdrawing a stepped product means: the rate of the time held, not a penalty rate. */
export const STEP_WITHDRAWAL: ProductDescription['withdraw'] = {
  action: '支取',
  title: '支取',
  confirm: '确认支取',
  notice: '支取将按已持有时间对应档次的利率计息。支取后本息实时转入您的电子账户，不可撤销。',
  done: '支取成功',
  pending: '支取申请已受理',
}
