import { BRAND } from '@/domain/brand'
import { FIGURES } from '@/domain/figures'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'

interface Fact {
  readonly label: string
  readonly value: string
  /** Whether it is the number that is called. */
  readonly calls?: boolean
}

interface Way {
  readonly label: string
  readonly leadsTo: Link
}

/** What a page about something says. */
export interface AboutSubject {
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly facts: readonly Fact[]
  readonly ways: readonly Way[]
}

const HOTLINE: Fact = { label: '客服热线', value: BRAND.hotline, calls: true }

/** /aboutUs: the app. /aboutYilian: the bank. */
export const ABOUT: Readonly<Record<'app' | 'bank', AboutSubject>> = {
  app: {
    heading: `${BRAND.bankName}移动服务`,
    paragraphs: [
      `本应用由${BRAND.legalName}提供，可在微信公众号与小程序中使用，办理开户、存款、理财与资金管理。`,
      '应用采用国家商用密码算法加密传输；客服与工作人员不会向您索要密码、验证码，请勿告知任何人。',
    ],
    facts: [{ label: '服务提供方', value: BRAND.legalName }, HOTLINE, { label: '服务时间', value: '7×24小时' }],
    ways: [
      { label: `关于${BRAND.bankName}`, leadsTo: link('/aboutYilian') },
      { label: '隐私政策', leadsTo: link('/policyAgreement', { doc: 'privacy' }) },
      { label: '用户服务协议', leadsTo: link('/policyAgreement', { doc: 'service' }) },
      { label: '隐私中心', leadsTo: link('/SettingSecret') },
      { label: '合作机构', leadsTo: link('/channelPartnerList') },
      { label: '可核对的银行', leadsTo: link('/aboutUs', { view: 'checks' }) },
    ],
  },
  bank: {
    heading: BRAND.legalName,
    paragraphs: [
      `${BRAND.bankName}是一家数字银行，主要通过线上为个人客户提供存款、账户与代销理财等服务。`,
      `我行为存款保险投保机构：同一存款人在我行所有被保险存款账户的本金和利息合并计算，${FIGURES.insuranceLimit}以内全额偿付。`,
      '我行代销的理财产品由相应管理人发行与管理，我行仅为代销机构，不承担产品的投资、兑付和风险管理责任。',
    ],
    facts: [
      { label: '简称', value: BRAND.shortName },
      HOTLINE,
      { label: '消费者投诉', value: `致电${BRAND.hotline}`, calls: true },
    ],
    ways: [
      { label: '认识本行', leadsTo: link('/ylbankIndex', {}) },
      { label: '全部存款', leadsTo: link('/combineDepositStencil') },
      { label: '代销理财', leadsTo: link('/combineWealthStencil') },
    ],
  },
}
