import { STRUCTURED_AGREEMENT } from '../agreements'
import { COUNTING, depositDescription, EARLY_RULE, MATURITY_RULE, SAME_DAY, START_RULE } from './common'

/** Structured deposits, our own codes: a floor for certain, a floating rate by an observed index. */
export const structured = depositDescription({
  family: 'structured',
  name: '结构性存款',
  shelfGroup: 'special',
  agreements: [STRUCTURED_AGREEMENT],
  index: {
    features: [
      { title: '保底利率', text: '本金纳入存款保险，到期至少按保底利率付息' },
      { title: '浮动利息', text: '挂钩标的满足约定条件时另享浮动利息' },
      SAME_DAY,
      { title: '风险匹配', text: '购买前需完成风险承受能力测评' },
    ],
    lifeCycle: '存期{term}，{endDate}到期，按挂钩标的观察结果确定利率，本息自动转入您的电子账户。',
    productInfo: [
      { title: '产品性质', content: '结构性存款是嵌入金融衍生产品的存款，本金纳入存款保险，浮动利息不作保证。' },
      {
        title: '利率确定',
        content: '到期利率为保底利率加浮动利率。观察日挂钩标的满足约定条件时支付浮动利率，否则浮动利率为零。',
      },
      COUNTING,
      START_RULE,
      EARLY_RULE,
      MATURITY_RULE,
    ],
    riskNotice: [
      '结构性存款不同于一般性存款，具有投资风险，您应当充分认识投资风险，谨慎投资。',
      '测算利率不等于实际利率，最不利情况下仅能获得按保底利率计算的利息。',
    ],
    bottomNotice: '结构性存款不同于一般性存款，投资须谨慎',
  },
})
