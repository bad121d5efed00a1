import type { Price } from '@/domain/content/blocks'
import { FIGURES } from '@/domain/figures'
import { inSection, heading, note, say } from './write'
import type { Written } from './write'

/** How long before they begin changed prices are published; more than the months the rules ask for. */
export const PRICES_NOTICE_DAYS = 120

const free = (name: string, basis: string): Price => ({ name, standard: '免费', basis })

const ACCOUNTS = [
  free('开立、管理电子账户', '适用于全部个人客户，含支付账户、零用账户'),
  free('注销账户', '适用于全部个人客户'),
  free('重置密码、挂失', '适用于全部个人客户'),
]
const TRANSFERS = [
  free('转入', '从本人绑定的银行卡转入'),
  free('转出', '转出至本人绑定的银行卡'),
  free('账户间划转', '在本人各账户之间划转'),
]
const DOCUMENTS = [free('交易明细、交易回单', '电子文件'), free('余额证明、利息清单', '电子文件')]
const NOTICES = [free('短信验证码、消息', '由通信运营商收取的费用除外')]

const priceList = (...further: readonly Price[]): Written =>
  inSection('PRICE')(
    {
      articleId: 'price-list',
      topic: 'prices',
      title: '个人客户服务价格目录',
      summary: '每项服务的收费标准和适用范围',
      keywords: ['收费', '手续费', '价格', '费用', '工本费'],
    },
    say('以下为我行个人客户服务价格。政府指导价、政府定价项目按国家规定执行，其余为市场调节价。'),
    heading('账户服务'),
    { kind: 'prices', prices: ACCOUNTS },
    heading('转账服务'),
    { kind: 'prices', prices: TRANSFERS },
    heading('文件服务'),
    { kind: 'prices', prices: [...DOCUMENTS, ...further] },
    heading('信息服务'),
    { kind: 'prices', prices: NOTICES },
    note(`如需新增收费项目或提高价格，我行至少提前${FIGURES.feeNotice}在此公示。代销理财产品的费用以产品说明书为准。`),
  )

/** What services cost. */
export const PRICES: Written = priceList()

/** The next version, published ahead. */
export const PRICES_TO_COME: Written = priceList(free('电子文件真伪查验', '任何持有文件的单位和个人'))
