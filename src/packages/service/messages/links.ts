import type { MessageAbout, MessageSubject } from '@/domain/messages/about'
import { productRoute } from '@/products/entrance'
import { link, linkTo } from '@/routes/link'
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
  order: {
    text: '查看交易结果',
    to: ({ id }) => (id === undefined ? undefined : link('/newResult', { orderId: id })),
  },
  identityRecord: {
    text: '查看办理进度',
    to: ({ id }) => (id === undefined ? undefined : link('/listDetails', { recordNo: id })),
  },
  renewals: { text: '查看续存记录', to: () => link('/renewalRecord') },
  transfer: {
    text: '查看转账',
    to: ({ id }) => (id === undefined ? undefined : link('/AccountTurnStatus', { orderNo: id })),
  },
  wallet: { text: '查看电子账户', to: () => link('/WalletBalance') },
  cards: { text: '查看银行卡', to: () => linkTo('/mybandcard') },
  familyCards: { text: '查看亲情卡', to: () => linkTo('/familyCard') },
  coupons: { text: '查看优惠券', to: () => linkTo('/myVoucher') },
  paySecurity: { text: '前往支付安全', to: () => linkTo('/paySecurity') },
  security: { text: '前往安全中心', to: () => linkTo('/securityCenterIndex') },
  devices: { text: '查看登录设备', to: () => link('/loginSecurity') },
  loginRecords: { text: '查看登录记录', to: () => link('/loginRecords') },
  phone: { text: '查看手机号', to: () => link('/ChangePhone') },
  losses: { text: '查看挂失记录', to: () => linkTo('/reportTheLossList') },
  case: {
    text: '查看处理进度',
    to: ({ id }) => (id === undefined ? undefined : linkTo('/feedbackDetail', { caseNo: id })),
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
