import { BRAND } from '@/domain/brand'
import { FIGURES } from '@/domain/figures'
import { NO_INCOME_AFTER, ORDINARY_REDEMPTION } from '@/domain/wealth/redemption'
import type { AgreementText } from '../agreements'

const MANAGER = BRAND.assetManager.name

/** 产品说明书 of the distributed wealth product: what it is, how it earns, is bought, redeemed and told about. */
export const text: AgreementText = {
  keyClauses: ['五、', '六、'],
  paragraphs: [
    '本说明书与《理财产品投资协议书》《风险揭示书》共同构成您与产品管理人之间的约定。购买前请完整阅读，尤其是产品风险等级、收益与费用、申购与赎回的规定。',
    '理财非存款、产品有风险、投资须谨慎。过往业绩不代表其未来表现，不等于理财产品实际收益。',
  ],
  sections: [
    {
      title: '一、产品要素',
      paragraphs: [
        '产品名称：{productName}',
        '产品代码：{productType}',
        `发行与管理机构：${MANAGER}（联系方式${FIGURES.managerHotline}）`,
        `代理销售机构：${BRAND.legalName}（客服电话${FIGURES.hotline}）`,
        '产品类型：固定收益类、开放式净值型、现金管理类',
        '风险等级：{riskLevel}（发行机构评级{issuerLevel}，代理销售机构评级{sellerLevel}，以较高者为准）',
        '起购金额：{buyAmountDesc}元，以{stepAmount}元的整数倍递增；单笔最高{maxAmount}元',
        '产品期限：无固定期限',
        '份额净值：每份人民币1元',
      ],
    },
    {
      title: '二、投资范围',
      paragraphs: [
        '本产品投资于现金、银行存款、同业存单、债券回购、国债、政策性金融债及其他具有良好流动性的货币市场工具，不投资于股票及可转换债券。',
      ],
    },
    {
      title: '三、收益与分配',
      paragraphs: [
        '收益由管理人每日按每万份收益公布。您当日的收益按持有份额与当日每万份收益计算，不足一分的部分舍去，自动结转为份额。',
        '七日年化收益率由最近七个自然日的每万份收益折算得出，只反映过去，不是对收益的预测或承诺。',
      ],
    },
    {
      title: '四、申购',
      paragraphs: [
        `交易日${FIGURES.tradeCutOff}前提交的申购当日受理，下一交易日确认份额并开始计算收益；${FIGURES.tradeCutOff}及以后或非交易日提交的，按下一交易日的申请处理。`,
        '已受理的申购资金在份额确认前不享有收益，也不能支取。',
      ],
    },
    {
      title: '五、赎回',
      paragraphs: [
        `普通赎回：${ORDINARY_REDEMPTION}。赎回的份额在${NO_INCOME_AFTER}。`,
        `快速赎回：每人每日不超过${FIGURES.fastRedemption}，到账时间以实际为准，赎回当日不享有收益。管理人可依法暂停快速赎回，普通赎回不受影响。`,
        '发生巨额赎回等情形时，管理人可以延期或暂停受理赎回，并及时公告。',
      ],
    },
    {
      title: '六、费用',
      paragraphs: ['申购费、赎回费均为0；管理费、托管费按日计提，已在每日公布的每万份收益中扣除。'],
    },
    {
      title: '七、信息披露',
      paragraphs: [
        `管理人每日公布昨日的每万份收益和七日年化收益率，您可以在产品页面查看。管理人按规定披露的定期报告与重大事项，请通过管理人联系方式（${FIGURES.managerHotline}）查询。`,
      ],
    },
  ],
}
