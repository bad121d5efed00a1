import type { MessageAbout, MessageSubject } from '@/domain/message/about'
import { productRoute } from '@/products/entrance'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'

/** What a message leads to, and the action's text. */
export interface MessageLink {
  readonly to: Link
  readonly text: string
}

interface Way {
  readonly text: string
  /** Undefined while the route isn't built, or when what it needs is missing. */
  readonly to: (about: MessageAbout) => Link | undefined
}

/** Where each thing is shown. */
const WAYS: Readonly<Record<MessageSubject, Way>> = {
  holding: {
    text: '查看持有',
    to: ({ id, productType }) => {
      const route = productType === undefined ? undefined : productRoute(productType, 'HoldInfo')
      return route === undefined || id === undefined ? undefined : link(route, { seqNo: id })
    },
  },
  // Not the order's result, which says for ever what the customer was told at first.
  order: { text: '查看产品交易记录', to: () => link('/histotyList') },
  identityRecord: {
    text: '查看办理进度',
    to: ({ id }) => (id === undefined ? undefined : link('/listDetails', { recordNo: id })),
  },
  maturity: {
    text: '查看或修改到期处理',
    to: ({ id }) => (id === undefined ? undefined : link('/redeposit', { seqNo: id })),
  },
  renewals: { text: '查看续存记录', to: () => link('/renewalRecord') },
  transfer: {
    text: '查看转账',
    to: ({ id }) => (id === undefined ? undefined : link('/AccountTurnStatus', { orderNo: id })),
  },
  wallet: { text: '查看电子账户', to: () => link('/WalletBalance') },
  pots: { text: '查看存钱罐', to: () => link('/pots') },
  cards: { text: '查看银行卡', to: () => link('/mybandcard') },
  familyCards: { text: '查看亲情卡', to: () => link('/familyCard') },
  appointments: { text: '查看预约', to: () => link('/vipIndex') },
  marketer: { text: '前往工作台', to: () => link('/clerkIndex') },
  rewards: { text: '查看奖励', to: () => link('/zhouMyPrize') },
  commissions: { text: '查看推广结算', to: () => link('/profitsListNew') },
  coupons: { text: '查看优惠券', to: () => link('/couponList') },
  points: { text: '查看积分', to: () => link('/integralIndex') },
  mallOrder: {
    text: '查看兑换',
    to: ({ id }) => (id === undefined ? undefined : link('/integralMiddle', { orderNo: id })),
  },
  vouchers: { text: '查看卡券', to: () => link('/myVoucher') },
  loanVouchers: { text: '查看贷款券', to: () => link('/loancoupon') },
  paySecurity: { text: '前往支付安全', to: () => link('/paySecurity') },
  security: { text: '前往安全中心', to: () => link('/securityCenterIndex') },
  devices: { text: '查看登录设备', to: () => link('/loginSecurity') },
  loginRecords: { text: '查看登录记录', to: () => link('/loginRecords') },
  phone: { text: '查看手机号', to: () => link('/ChangePhone') },
  losses: { text: '查看挂失记录', to: () => link('/reportTheLossList') },
  case: {
    text: '查看处理进度',
    to: ({ id }) => (id === undefined ? undefined : link('/feedbackDetail', { caseNo: id })),
  },
  closure: { text: '查看或撤回注销', to: () => link('/logoutAccountIndex') },
  subAccounts: { text: '查看全部账户', to: () => link('/acclists') },
  article: {
    text: '查看详情',
    to: ({ id }) => (id === undefined ? undefined : link('/commonQuestionNew', { articleId: id })),
  },
  prices: { text: '查看服务价格', to: () => link('/servicePriceList') },
  serviceAgreement: { text: '查看服务协议', to: () => link('/policyAgreement', { doc: 'service', fromUrl: 1 }) },
  taxResidency: { text: '查看声明', to: () => link('/taxIndex') },
  payouts: { text: '查看专项款项', to: () => link('/speciaLists') },
  approvalToDecide: {
    text: '去审批',
    to: ({ id }) => (id === undefined ? undefined : link('/examinePage', { approvalId: id })),
  },
  approval: {
    text: '查看申请',
    to: ({ id }) => (id === undefined ? undefined : link('/approvalResult', { approvalId: id })),
  },
  // The specification's mark of a reader who comes from a message.
  privacyPolicy: { text: '查看隐私政策', to: () => link('/policyAgreement', { doc: 'privacy', fromUrl: 1 }) },
}

/** The way a message leads; undefined for one that leads nowhere, or to what isn't built. */
export function messageLink(about: MessageAbout | undefined): MessageLink | undefined {
  const way = about && WAYS[about.subject]
  const to = about && way?.to(about)
  return way && to && { to, text: way.text }
}
