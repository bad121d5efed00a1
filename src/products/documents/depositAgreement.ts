import { BRAND } from '@/domain/brand'
import { FIGURES } from '@/domain/figures'
import { COUNTING_RULE } from '../countingRule'
import type { AgreementText } from '../agreements'

/** 储蓄存款服务协议: what every deposit but a structured one agrees to. */
export const text: AgreementText = {
  keyClauses: ['三、', '七、'],
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
