import type { Price } from '@/domain/content/blocks'
import { FREE } from '@/domain/content/fees'
import { FEES } from '@/domain/fees'
import type { Service } from '@/domain/fees'
import { FIGURES } from '@/domain/figures'
import { formatAmount } from '@/domain/money/format'
import type { Fen } from '@/domain/money/fen'
import { inSection, heading, note, say } from './write'
import type { Written } from './write'

/** How long before they begin changed prices are published; more than the months the rules ask for. */
export const PRICES_NOTICE_DAYS = 120

/** What each service is called, and for whom or what its price is meant. */
const LABELS: Readonly<Record<Service, readonly [name: string, basis: string]>> = {
  openAccount: ['开立、管理电子账户', '适用于全部个人客户，含支付账户、零用账户'],
  closeAccount: ['注销账户', '适用于全部个人客户'],
  credentials: ['重置密码、挂失、更换手机号', '适用于全部个人客户，含挂失的解除和补办'],
  cards: ['绑定、更换、解绑银行卡', '本人的银行卡，含专项卡'],
  deposits: ['存入、支取、续存存款', '全部存款产品；提前支取的利息按产品说明书计算'],
  wealth: ['申购、赎回理财', '申购费、赎回费；产品管理人收取的费用以产品说明书为准'],
  transferIn: ['转入', '从本人绑定的银行卡转入'],
  transferOut: ['转出', '转出至本人绑定的银行卡，含撤销'],
  moveOwn: ['账户间划转', '在本人各账户、存钱罐之间划转'],
  payMerchant: ['向商户付款', '含合作方订单付款和亲情卡付款'],
  payout: ['领取专项款项', '领取至本人的账户或银行卡'],
  redPackets: ['领取活动奖励、红包提现', '个人所得税依法代扣，不属于收费'],
  mall: ['积分商品配送', '快递送达，不收运费'],
  enterprise: ['企业转出、代发工资、发放专项款项', '适用于在我行开户的企业'],
  documents: ['交易明细、交易回单、余额证明、利息清单', '电子文件'],
  verification: ['电子文件真伪查验', '任何持有文件的单位和个人'],
  notices: ['短信验证码、消息', '由通信运营商收取的费用除外'],
}

/** The list in its order. */
const GROUPS: readonly (readonly [title: string, services: readonly Service[]])[] = [
  ['账户服务', ['openAccount', 'closeAccount', 'credentials', 'cards']],
  ['存款和理财服务', ['deposits', 'wealth']],
  ['转账和付款服务', ['transferIn', 'transferOut', 'moveOwn', 'payMerchant', 'payout']],
  ['活动和积分服务', ['redPackets', 'mall']],
  ['企业服务', ['enterprise']],
  ['文件服务', ['documents', 'verification']],
  ['信息服务', ['notices']],
]

/** A fee as the list says it. */
export const standardOf = (fee: Fen): string => (fee > 0 ? `${formatAmount(fee)}元/笔` : FREE)

const priceOf = (service: Service): Price => {
  const [name, basis] = LABELS[service]
  return { name, standard: standardOf(FEES[service]), basis }
}

const priceList = (introduction: string): Written =>
  inSection('PRICE')(
    {
      articleId: 'price-list',
      topic: 'prices',
      title: '客户服务价格目录',
      summary: '每项服务的收费标准和适用范围',
      keywords: ['收费', '手续费', '价格', '费用', '工本费', '免费', '收钱', '多少钱'],
    },
    say(introduction),
    ...GROUPS.flatMap(([title, services]) => [
      heading(title),
      { kind: 'prices', prices: services.map(priceOf) } as const,
    ]),
    note(`如需新增收费项目或提高价格，我行至少提前${FIGURES.feeNotice}在此公示。代销理财产品的费用以产品说明书为准。`),
  )

const NATURE = '以下为我行客户服务价格。政府指导价、政府定价项目按国家规定执行，其余为市场调节价。'

/** What services cost. */
export const PRICES: Written = priceList(NATURE)

/** The next version, published ahead: the same prices, and whom to ask. */
export const PRICES_TO_COME: Written = priceList(`${NATURE}对价格有疑问的，可致电${FIGURES.hotline}。`)
