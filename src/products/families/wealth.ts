import { BRAND } from '@/domain/brand'
import { FIGURES } from '@/domain/figures'
import { NO_INCOME_AFTER, ORDINARY_REDEMPTION } from '@/domain/wealth/redemption'
import { DISTRIBUTION_AGREEMENT, MANAGER_DOCUMENTS } from '../agreements'
import { DISTRIBUTION_NOTICE } from '../distribution'
import type { ProductDescription } from '../family'

/** Wealth product 91318017 of a third-party manager: the bank only distributes it (specification §1, §3). */
export const wealth: ProductDescription = {
  family: 'wealth',
  name: '每日收益理财',
  kind: 'wealth',
  shelfGroup: 'wealth',
  index: {
    minAmountCaption: '起购金额',
    termCaption: '产品期限',
    featuresCaption: '产品特点',
    features: [
      { title: '起购低', text: '最低{buyAmountDesc}元起购' },
      { title: '交易便捷', text: '手机随时申购，操作简单' },
      { title: '申赎灵活', text: '每个交易日均可申购、赎回' },
      { title: '收益稳健', text: '每日计算收益，收益自动转为份额' },
    ],
    timeline: false,
    lifeCycle: `交易日${FIGURES.tradeCutOff}前申购，下一交易日确认份额并开始计算收益；普通赎回：${ORDINARY_REDEMPTION}。`,
    productInfo: [
      { title: '产品类型', content: '开放式净值型、现金管理类理财产品，由第三方资产管理机构发行与管理。' },
      {
        title: '申购规则',
        content: `交易日${FIGURES.tradeCutOff}前申购按当日申请处理，下一交易日确认；${FIGURES.tradeCutOff}及以后、非交易日申购顺延至下一交易日。`,
      },
      { title: '收益规则', content: '份额确认当日起计算收益，每日收益按每万份收益计算，自动结转为份额。' },
      {
        title: '赎回规则',
        content: `普通赎回：${ORDINARY_REDEMPTION}，${NO_INCOME_AFTER}；快速赎回每人每日不超过${FIGURES.fastRedemption}，赎回当日不享有收益。`,
      },
      { title: '费用说明', content: '申购费、赎回费均为0；管理费、托管费已在每日收益中扣除。' },
    ],
    tips: [
      `交易日${FIGURES.tradeCutOff}前申购，下一交易日起计算收益；${FIGURES.tradeCutOff}及以后和节假日申购，顺延处理，顺延期间不享有收益。`,
      '收益以管理人每日公布的每万份收益为准，次日更新；七日年化收益率只反映过去，不是预期收益。',
      `急用资金可选择快速赎回，每人每日不超过${FIGURES.fastRedemption}；其余请选择普通赎回。`,
      `对产品有疑问可联系管理人${FIGURES.managerHotline}，对销售服务有疑问请致电${FIGURES.hotline}。`,
    ],
    files: MANAGER_DOCUMENTS,
    riskNotice: [
      `本产品由第三方资产管理机构发行与管理，${BRAND.bankName}仅为代销机构，不承担产品的投资、兑付和风险管理责任。`,
      '理财非存款，产品有风险，投资须谨慎。过往业绩不代表其未来表现，不等于理财产品实际收益。',
    ],
    bottomNotice: '理财非存款、产品有风险、投资须谨慎',
  },
  buy: { title: '申购', action: '立即申购', amountCaption: '申购金额', done: '申购成功', pending: '申购申请已受理' },
  holdList: { title: '我的理财' },
  holdInfo: { title: '理财详情' },
  withdraw: {
    action: '赎回',
    title: '赎回',
    confirm: '确认赎回',
    notice: `普通赎回：${ORDINARY_REDEMPTION}，${NO_INCOME_AFTER}；快速赎回每人每日不超过${FIGURES.fastRedemption}。`,
    done: '赎回成功',
    pending: '赎回申请已受理',
  },
  agreements: [DISTRIBUTION_AGREEMENT, ...MANAGER_DOCUMENTS],
  distribution: DISTRIBUTION_NOTICE,
}
