import { FIGURES } from '@/domain/figures'
import { percent, yuan } from '../product'
import type { CatalogueFamily } from '../product'

/** Issued by an asset manager; the bank only sells it, and has a rating of its own. */
export const wealth: CatalogueFamily = {
  family: 'wealth',
  products: [
    {
      productType: '91318017',
      name: '日日盈现金管理类理财',
      term: 1,
      termType: 'D',
      appointRate: percent(0),
      aheadRate: percent(0),
      minAmount: yuan(1),
      maxAmount: yuan(1_000_000),
      step: yuan(0.01),
      interest: { method: 'netValue' },
      ratings: { issuer: 1, seller: 1 },
      alert: {
        title: '节假日前申购，收益从哪天算起',
        body: `交易日${FIGURES.tradeCutOff}前申购的，下一交易日确认份额并开始计算收益；周末和节假日不是交易日。节假日前最后一个交易日申购的，节后第一个交易日才开始计算收益，期间资金不享有收益，也不能支取。请合理安排申购时间。`,
      },
      quota: yuan(5_000_000_000),
    },
  ],
}
