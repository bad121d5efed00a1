import { PARTNERS } from './authorisations/machine'
import { BRAND } from './brand'

/** What a firm does for the bank or its customers, as the list of cooperating institutions groups them. */
export const PROVIDER_KINDS = ['manager', 'payment', 'technology', 'register'] as const
export type ProviderKind = (typeof PROVIDER_KINDS)[number]

/** Somebody besides the bank who has a part in what the app does. */
export interface Provider {
  readonly kind: ProviderKind
  readonly name: string
  /** Who answers for it, where the name isn't the firm's. */
  readonly by?: string
  readonly about: string
  /** What of a customer it gets, and when. */
  readonly gets: string
}

const TENCENT = '深圳市腾讯计算机系统有限公司'

/**
 * Everybody whom the bank's services and the app's SDKs stand for, beside those that bridges lead to
 * (src/domain/bridge). Another bank writes its own here.
 */
export const PROVIDERS = {
  assetManager: {
    kind: 'manager',
    name: BRAND.assetManager.name,
    about: `发行、管理本行代销的理财产品，联系方式${BRAND.assetManager.hotline}`,
    gets: '姓名、证件类型与号码、手机号码、理财账户、份额与交易记录、风险承受能力等级，购买前经您单独同意后提供',
  },
  card: {
    kind: 'payment',
    name: '示例银行卡清算有限公司',
    about: '验证您绑定的银行卡，办理转入、转出的清算',
    gets: '姓名、身份证号码、银行卡号、预留手机号和金额，绑卡、转账时提供',
  },
  merchants: {
    kind: 'payment',
    name: PARTNERS.map(({ name }) => name).join('、'),
    about: '作为收款商户，收取您用电子账户支付的订单款',
    gets: '订单已支付的结果，付款时提供',
  },
  wechat: {
    kind: 'technology',
    name: '微信小程序、公众号与JS-SDK',
    by: TENCENT,
    about: '登录、分享和定位',
    gets: '微信身份标识、当前页面地址；位置只在您允许时由微信读取',
  },
  subscriptions: {
    kind: 'technology',
    name: '微信订阅消息',
    by: TENCENT,
    about: '在微信中显示新消息的标题',
    gets: '微信身份标识、消息标题，不含姓名和金额，只在您允许时发送',
  },
  face: {
    kind: 'technology',
    name: '腾讯云人脸核身SDK',
    by: '腾讯云计算（北京）有限责任公司',
    about: '受本行委托核验办理业务的是您本人',
    gets: '人脸影像、姓名、身份证号码，经您单独同意后提供',
  },
  ocr: {
    kind: 'technology',
    name: '证件识别',
    by: '示例图像识别有限公司',
    about: '受本行委托识别您拍摄的身份证',
    gets: '身份证影像，拍摄后提供',
  },
  fingerprint: {
    kind: 'technology',
    name: '设备指纹SDK',
    by: '示例风控科技有限公司',
    about: '受本行委托识别异常登录、防范欺诈',
    gets: '设备标识，同意隐私政策后收集',
  },
  sms: {
    kind: 'technology',
    name: '短信发送',
    by: '示例通信服务有限公司',
    about: '受本行委托发送验证码和业务通知短信',
    gets: '手机号码、短信内容',
  },
  identity: {
    kind: 'register',
    name: '公民身份信息核验机构',
    about: '核验姓名与身份证号码是否一致',
    gets: '姓名、身份证号码，开户和更新证件时提供',
  },
  registry: {
    kind: 'register',
    name: '账户报备机构',
    about: '开户前依法报备账户',
    gets: '姓名、身份证号码，开户时提供',
  },
  phone: {
    kind: 'register',
    name: '通信运营商',
    about: '核验手机号码是否由您本人登记',
    gets: '姓名、身份证号码、手机号码，更换手机号时提供',
  },
} as const satisfies Readonly<Record<string, Provider>>

export type ProviderKey = keyof typeof PROVIDERS
