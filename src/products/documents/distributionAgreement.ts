import { BRAND } from '@/domain/brand'
import { FIGURES } from '@/domain/figures'
import type { AgreementText } from '../agreements'

/** 理财产品代理销售协议书: the bank's own part in selling another's product. */
export const text: AgreementText = {
  keyClauses: ['一、', '二、'],
  paragraphs: [
    `本协议由您与${BRAND.legalName}（以下简称“本行”）订立。本行接受理财产品发行机构委托，代理销售其理财产品。`,
    '一、理财产品由发行机构发行与管理，本行作为代理销售机构，不承担产品的投资、兑付和风险管理责任。',
    '二、您应在购买前完成风险承受能力测评。产品风险等级高于您的风险承受能力的，本行不予销售。',
    `三、申购、赎回申请以发行机构确认结果为准。非交易日或交易日${FIGURES.tradeCutOff}及以后提交的申请，顺延至下一交易日处理。`,
    `四、快速赎回每人每日不超过${FIGURES.fastRedemption}，超过限额的部分请选择普通赎回。`,
    '五、本行依法记录并保存销售过程信息，您可向本行查询。',
    `六、如需投诉或咨询，请致电客服${FIGURES.hotline}。`,
  ],
}
