import { DEMO_GESTURE, DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import type { SampleOpening } from '@/routes/row'
import type { Driver } from '../drivers/types'
import { EMBLEM_PHOTO, PHOTO } from '../fixtures/photo'
import { photographBothSides } from '../journeys/applicant'
import type { Person } from '../drivers/persons'
import { pickPicture } from '../journeys/cases'
import { drawGesture, typePassword } from '../journeys/people'
import { reviewPurchase, TO_PASSWORD } from '../journeys/order'

type Act = (driver: Driver) => Promise<void>

/** Taps a control until the dialog's own text appears, because a page that is still settling may ignore the first tap. */
const tapped =
  (control: string, said: string): Act =>
  async (driver) => {
    await driver.tap(control)
    await driver.see(said, 3000).catch(async () => {
      await driver.tap(control)
      await driver.see(said)
    })
  }

/** Takes both sides, up to the recognised text to be confirmed. */
export async function readIdCard(driver: Driver): Promise<void> {
  await photographBothSides(driver)
  await driver.see('请逐项核对')
}

/** Two pictures beside a complaint. */
export async function pickPictures(driver: Driver): Promise<void> {
  await pickPicture(driver, PHOTO, 1)
  await pickPicture(driver, EMBLEM_PHOTO, 2)
}

export async function beTaxedAbroad(driver: Driver): Promise<void> {
  await driver.tap('仅为非居民')
  await driver.see('税收居民国（地区）')
}

/** Asks how an amount is had today. */
export async function askCashPlan(driver: Driver, amount: string): Promise<void> {
  await driver.fill('需要用多少钱', amount)
  await driver.tap('看看怎么取')
  await driver.see('不用办理')
}

const orderSummary: Act = (driver) => reviewPurchase(driver, '立即存入', '存入金额', '10000')

/**
 * How each kind of dialog is opened, for axe, the small screens and the gallery. DRAWN_BY lists every module that draws a
 * dialog under one of these.
 */
export const OPENINGS: Readonly<Record<SampleOpening, Act>> = {
  liftLoss: tapped('解挂', '开始识别'),
  explanation: tapped('收益说明', '关闭'),
  certificate: tapped('查看存单', '关闭'),
  saleAgreement: tapped('《储蓄存款服务协议》', '一、'),
  couponUse: tapped('去使用，定期加息券0.20%', '用于哪种存款'),
  coupons: tapped('优惠券', '不使用优惠券'),
  orderSummary,
  orderPassword: async (driver) => {
    await orderSummary(driver)
    await driver.tap(TO_PASSWORD)
    await driver.see('请输入支付密码')
  },
  withdrawalSummary: tapped('仍要支取', '确认支取'),
  transferSummary: async (driver) => {
    await driver.fill('转入金额', '200')
    await tapped('立即转入', '转入后可用余额')(driver)
  },
  maturityAgreement: async (driver) => {
    await driver.tap('本息续存')
    await tapped('《储蓄存款服务协议》', '一、')(driver)
  },
  steps: tapped('查看全部步骤', '当前步骤'),
  openingAgreement: tapped('《个人电子账户服务协议》', '一、'),
  newPassword: (driver) => driver.see('请设置支付密码'),
  country: async (driver) => {
    await beTaxedAbroad(driver)
    await tapped('税收居民国（地区），请选择', '搜索税收居民国（地区）')(driver)
  },
  date: async (driver) => {
    await readIdCard(driver)
    await tapped('有效期起', '年，上一项')(driver)
  },
  region: tapped('所在地区，请选择', '吉林省'),
  occupation: tapped('职业，请选择', '教师、医生、工程师等专业人员'),
  earnAmount: tapped('存10,000元，修改金额', '看看得多少'),
  fundSub: async (driver) => {
    await tapped('转入', '从电子账户转入')(driver)
    await driver.fill('转入金额', '12.34')
    await driver.see('转入后')
  },
  fillPot: async (driver) => {
    await tapped('存入', '存入存钱罐')(driver)
    await driver.fill('存入金额', '12.34')
    await driver.see('存入后')
  },
  closeSub: tapped('注销账户', '继续'),
  chooseSub: tapped('切换账户', '关闭'),
  subAgreement: tapped('《支付账户服务协议》', '一、账户性质'),
  subRecords: tapped('交易明细', '关闭'),
  newSubPassword: async (driver) => {
    await tapped('修改账户密码', '请输入支付密码')(driver)
    await typePassword(driver, DEMO_PASSWORD)
    await driver.see('请设置账户密码')
  },
  oldPassword: tapped('修改支付密码', '请输入原支付密码'),
  shelfFilter: tapped('筛选', '查看结果'),
  gesturePassword: async (driver) => {
    await drawGesture(driver, DEMO_GESTURE)
    await driver.see('请再次绘制')
    await drawGesture(driver, DEMO_GESTURE)
    await driver.see('请输入支付密码')
  },
  question: tapped('撤回授权，隐私政策', '取消'),
  productFile: tapped('理财产品说明书', '一、产品要素'),
  messageSettings: tapped('消息设置', '存款结息'),
  cards: tapped('付款银行卡', '选择付款银行卡'),
  largeTransfer: async (driver) => {
    await driver.fill('转出金额', '60000')
    await tapped('立即转出', '谨防电信诈骗')(driver)
    await driver.tap('是本人意愿，继续')
    await driver.tap('确认转出')
    await typePassword(driver, DEMO_PASSWORD)
    await driver.see('短信验证')
  },
  cashDay: tapped('哪天要用，今天', '年，上一项'),
  cashStep: async (driver) => {
    await askCashPlan(driver, '275000')
    await tapped('开始办理，共6步', '到账后可用余额')(driver)
  },
  cancelTransfer: tapped('撤销转出', '请输入支付密码'),
  cardAgreement: tapped('《银行卡绑定及快捷转账协议》', '一、'),
  cardAlias: tapped('银行卡别名', '保存'),
  interestSignature: tapped('银行已签名，可以自己核对', '关闭'),
  recordFilter: tapped('按日期和金额筛选', '最低金额'),
  joinOrg: async (driver) => {
    await tapped('申请加入企业', '法定代表人姓名')(driver)
    await tapped('申请角色', '审批大额付款与成员变更')(driver)
  },
  rejectApproval: tapped('拒绝', '拒绝原因'),
  memberChange: tapped('变更类型', '添加成员'),
  recordDay: async (driver) => {
    await tapped('按日期和金额筛选', '最低金额')(driver)
    await tapped('开始日期', '年，上一项')(driver)
  },
  statementDay: tapped('起始日', '年，上一项'),
  statementYear: async (driver) => {
    await driver.tap('年度利息清单')
    await tapped('年度，', '关闭')(driver)
  },
  largeNotice: tapped('大额提醒', '提醒金额'),
  liftStop: tapped('恢复支付', '开始识别'),
  editLimits: tapped('修改限额', '每日限额（元）'),
  chooseRegions: tapped('地区锁', '黑龙江'),
  stopPayments: tapped('停止全部支付', '请绘制手势密码'),
  caseTopic: tapped('主题', '使用体验'),
  caseOrder: tapped('相关交易', '不关联交易'),
  pickedPicture: async (driver) => {
    await pickPictures(driver)
    await tapped('第1张图片已上传，查看大图', '关闭')(driver)
  },
  sentPicture: async (driver) => {
    await driver.see('第2张图片，查看大图')
    await tapped('第2张图片，查看大图', '关闭')(driver)
  },
  claimPayout: async (driver) => {
    await tapped('领取管网改造补偿', '领取金额')(driver)
    await tapped('电子账户（', '领取后可用余额')(driver)
  },
  voucherCode: tapped('查看兑换码', '仅可使用一次'),
  booking: tapped('预约到店', '提交预约'),
  adjustment: tapped('转出退汇', '资金变动'),
  changedText: tapped('现行版本', '关闭'),
  potDay: tapped('目标日期（选填）', '年，上一项'),
  closingSummary: async (driver) => {
    await driver.fill('短信验证码', '123456')
    await tapped('下一步', '转至主卡')(driver)
  },
}

/** The modules that draw each dialog, as paths below src without extension. */
export const DRAWN_BY: Readonly<Record<SampleOpening, readonly string[]>> = {
  liftLoss: [],
  caseTopic: ['packages/service/cases/complain/index'],
  caseOrder: ['packages/service/cases/complain/OrderField'],
  pickedPicture: ['packages/service/cases/pictures/PictureSheet'],
  sentPicture: ['packages/service/cases/pictures/PictureSheet'],
  claimPayout: ['packages/special/list/ClaimSheet'],
  voucherCode: ['packages/activities/vouchers/CodeSheet'],
  booking: ['packages/referral/open/Booking'],
  adjustment: ['packages/service/timeline/Adjustments'],
  changedText: ['packages/compliance/policy/Changes'],
  potDay: ['packages/subaccount/potForm/index'],
  closingSummary: ['features/order/OrderConfirm'],
  explanation: ['packages/product/holdings/Explained'],
  certificate: ['packages/product/holdings/CertificateSheet'],
  saleAgreement: ['features/document/AgreementSheet'],
  couponUse: ['packages/activities/vouchers/Coupons'],
  coupons: ['packages/product/buy/CouponChooser'],
  orderSummary: ['features/order/OrderConfirm'],
  orderPassword: ['features/order/PasswordSheet'],
  withdrawalSummary: ['features/order/OrderConfirm'],
  transferSummary: ['features/order/OrderConfirm'],
  maturityAgreement: ['features/document/AgreementSheet'],
  steps: ['packages/onboarding/StepsSheet'],
  openingAgreement: ['packages/onboarding/Terms'],
  newPassword: ['features/identity/password/NewPasswordEntry'],
  country: ['features/identity/tax/CountryField'],
  date: ['features/identity/idCard/IdCardFields'],
  region: ['features/identity/personal/RegionField'],
  occupation: ['features/identity/personal/LookupField'],
  shelfFilter: ['products/shelf/ShelfTools'],
  gesturePassword: ['pages/setGesture/index'],
  question: ['app/Overlays'],
  productFile: ['features/document/AgreementSheet'],
  earnAmount: ['pages/home/AmountSheet'],
  fundSub: ['packages/subaccount/home/MoveSheet'],
  fillPot: ['packages/subaccount/pot/MovePotSheet'],
  closeSub: ['packages/subaccount/home/CloseSheet'],
  chooseSub: ['packages/subaccount/home/Overview'],
  subAgreement: ['packages/subaccount/AgreementSheet'],
  subRecords: ['packages/subaccount/list/index'],
  newSubPassword: ['packages/subaccount/NewSubPassword'],
  oldPassword: ['features/order/PasswordSheet'],
  messageSettings: ['packages/service/messages/SettingsSheet'],
  cards: ['packages/account/transfer/TransferForm'],
  largeTransfer: ['packages/account/transfer/StepUp'],
  cashDay: ['packages/account/cashPlan/NeedForm'],
  cashStep: ['features/order/OrderConfirm'],
  cancelTransfer: ['features/order/PasswordSheet'],
  cardAgreement: ['packages/card/bind/index'],
  cardAlias: ['packages/card/card/AliasSheet'],
  interestSignature: ['packages/account/interestCheck/index'],
  recordFilter: ['packages/account/records/list/FilterSheet'],
  joinOrg: ['packages/enterprise/entry/Join'],
  rejectApproval: ['packages/enterprise/examine/index'],
  memberChange: ['packages/enterprise/write/Field'],
  recordDay: ['packages/account/records/list/FilterSheet'],
  statementDay: ['packages/account/statement/request/PeriodFields'],
  statementYear: ['packages/account/statement/request/PeriodFields'],
  largeNotice: ['packages/security/paySecurity/sheets'],
  liftStop: ['packages/security/paySecurity/sheets'],
  editLimits: ['packages/security/paySecurity/sheets'],
  chooseRegions: ['packages/security/paySecurity/sheets'],
  stopPayments: ['packages/security/paySecurity/sheets'],
}

/** Nobody is asked for it: no product for public servants is on sale in the sandbox's bank. */
export const NOT_OPENED = 'packages/product/entitled/Proof'

/**
 * A dialog that only the smallest screen in large type opens, once: because each time costs a chance or a reward, or because
 * it stands in large type alone.
 */
interface OpenedOnce {
  readonly route: string
  readonly by: Person
  readonly then: Act
  readonly drawnBy: string
}

export const OPENED_ONCE: readonly OpenedOnce[] = [
  {
    ...{ route: '/luckyDrawIndex', by: 'rewarded', drawnBy: 'packages/activities/draw/Result' },
    then: tapped('抽一次', '核对这次抽奖'),
  },
  {
    ...{ route: '/redActivityLists', by: 'rewarded', drawnBy: 'packages/promotion/rewards/OpenedPacket' },
    then: tapped('领取', '已放入红包余额'),
  },
  {
    ...{ route: '/counterlists', by: 'member', drawnBy: 'features/list/FilterField' },
    then: tapped('全部', '关闭'),
  },
]
