import { BRAND } from '../domain/brand'
import { FIGURES } from '../domain/figures'

/** A part of a long document, under its own heading. */
export interface AgreementSection {
  readonly title: string
  readonly paragraphs: readonly string[]
}

/**
 * A document the customer can read before agreeing to it. Its blanks (`{productName}`) are the product's facts, filled
 * in when it is read (./model/documents). All of them carry PRODUCT_AGREEMENT_VERSION, which changes with any of them.
 */
export interface Agreement {
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly sections?: readonly AgreementSection[]
}

/**
 * How interest is counted (central bank's notice 129 of 2005): clause 4 of the deposit agreement, and what every
 * deposit's page says of it; src/domain/interest/position reckons by it, before maturity and at it.
 */
export const COUNTING_RULE = `整年、整月部分按对年对月计息，零头天数按实际天数计息；存期以天约定的，按实际天数计息。年利率以${FIGURES.rateYear}折算日利率，支付时四舍五入至分，提前支取同样如此。`

export const DEPOSIT_AGREEMENT: Agreement = {
  title: '储蓄存款服务协议',
  paragraphs: [
    `本协议由您与${BRAND.legalName}（以下简称“本行”）订立，适用于您通过本行线上渠道办理的储蓄存款业务。`,
    '一、您应使用本人电子账户资金办理存入，并确保资金来源合法。存入成功后，存款的币种、金额、利率、存期、起息日和到期日以本行系统记录为准。',
    `二、每日${FIGURES.cutOff}前存入的，当日起息；${FIGURES.cutOff}及以后存入的，次日起息。存期内遇利率调整，不分段计息。`,
    '三、持有至到期的，按存入时约定的利率计息；提前支取的，按产品页面载明的提前支取规则计息。提前支取仅支持一次性全额支取。',
    `四、${COUNTING_RULE}`,
    '五、到期日本金和利息自动转入您的电子账户。因账户状态异常导致无法入账的，本行在账户恢复后办理。',
    `六、本行已依法投保存款保险，同一存款人在本行所有存款账户的本金和利息合并计算，最高偿付限额为人民币${FIGURES.insuranceLimit}。`,
    '七、您应妥善保管支付密码。凡凭支付密码验证通过的交易，均视为您本人办理。',
    `八、如对本协议或业务办理有疑问，请致电客服${FIGURES.hotline}。`,
  ],
}

export const STRUCTURED_AGREEMENT: Agreement = {
  title: '结构性存款协议及风险揭示书',
  paragraphs: [
    '结构性存款不同于一般性存款，具有投资风险，您应当充分认识投资风险，谨慎投资。',
    '一、本产品保障本金，并按保底利率支付利息；浮动利息取决于挂钩标的在观察日的表现，可能为零。',
    '二、最不利情况下，您仅能获得按保底利率计算的利息。业绩表现不构成对实际利息的承诺。',
    '三、购买前您须完成风险承受能力测评，产品风险等级不得高于您的风险承受能力。',
    '四、持有期间提前支取的，按提前支取利率计息，不享有浮动利息。',
    `五、${COUNTING_RULE}`,
  ],
}

export const DISTRIBUTION_AGREEMENT: Agreement = {
  title: '理财产品代理销售协议书',
  paragraphs: [
    `本协议由您与${BRAND.legalName}（以下简称“本行”）订立。本行接受理财产品发行机构委托，代理销售其理财产品。`,
    '一、理财产品由发行机构发行与管理，本行作为代理销售机构，不承担产品的投资、兑付和风险管理责任。',
    '二、您应在购买前完成风险承受能力测评。产品风险等级高于您的风险承受能力的，本行不予销售。',
    `三、买入、赎回申请以发行机构确认结果为准。非交易日或交易日${FIGURES.tradeCutOff}及以后提交的申请，顺延至下一交易日处理。`,
    `四、快速赎回每人每日不超过${FIGURES.fastRedemption}，超过限额的部分请选择普通赎回。`,
    '五、本行依法记录并保存销售过程信息，您可向本行查询。',
    `六、如需投诉或咨询，请致电客服${FIGURES.hotline}。`,
  ],
}
