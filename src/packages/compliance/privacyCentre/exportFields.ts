import { EDUCATIONS } from '@/domain/lookup/education'
import { INCOME_BANDS } from '@/domain/lookup/income'
import { INDUSTRIES } from '@/domain/lookup/industry'
import { MARITAL_STATUSES } from '@/domain/lookup/marital'
import { OCCUPATIONS } from '@/domain/lookup/occupation'
import { RELATIONS } from '@/domain/lookup/relation'
import { INSTRUCTION_NAMES } from '@/domain/maturity/instruction'
import { STATEMENT_TITLES } from '@/domain/statement/kinds'
import type { LookupTable } from '@/domain/lookup/table'

export type FieldKind = 'text' | 'instant' | 'day' | 'fen' | 'basisPoints' | 'yesNo'

export interface ExportField {
  readonly caption: string
  readonly kind: FieldKind
  /** Codes and what they mean. */
  readonly names?: LookupTable
}

const INSTRUCTIONS = Object.entries(INSTRUCTION_NAMES).map(([code, name]) => ({ code, name }))

const field = (caption: string, kind: FieldKind = 'text', names?: LookupTable): ExportField => ({
  caption,
  kind,
  ...(names && { names }),
})

const coded = (caption: string, lines: Readonly<Record<string, string>>): ExportField =>
  field(
    caption,
    'text',
    Object.entries(lines).map(([code, name]) => ({ code, name })),
  )

/**
 * The bank's own names of what it keeps, as a customer reads them: by field, or by `section.field` where the same name
 * means something else. What isn't here is in the file alone, which export.test.ts in the sandbox wants a reason for.
 */
export const EXPORT_FIELDS: Readonly<Record<string, ExportField>> = {
  realName: field('姓名'),
  name: field('姓名'),
  idCardNo: field('证件号码'),
  idCardFrom: field('证件有效期起', 'day'),
  idCardUntil: field('证件有效期止', 'day'),
  mobileNo: field('手机号码'),
  registeredAt: field('注册时间', 'instant'),
  nation: field('民族'),
  authority: field('签发机关'),
  address: field('地址'),
  occupation: field('职业', 'text', OCCUPATIONS),
  industry: field('行业', 'text', INDUSTRIES),
  employer: field('工作单位'),
  marital: field('婚姻状况', 'text', MARITAL_STATUSES),
  education: field('学历', 'text', EDUCATIONS),
  income: field('年收入', 'text', INCOME_BANDS),
  relation: field('与联系人关系', 'text', RELATIONS),
  residency: coded('税收居民身份', { CHINA: '仅为中国税收居民', NON_RESIDENT: '仅为非居民', BOTH: '两者均是' }),
  since: field('首次访问', 'instant'),
  uploadedAt: field('上传时间', 'instant'),
  side: coded('影像', { portrait: '身份证人像面', emblem: '身份证国徽面' }),
  bankName: field('发卡银行'),
  cardNo: field('卡号'),
  boundAt: field('绑定时间', 'instant'),
  title: field('事项'),
  body: field('内容'),
  state: coded('状态', { DONE: '已完成', REVIEW: '审核中', REJECTED: '未通过' }),
  note: field('说明'),
  sentAt: field('发送时间', 'instant'),
  refusedAt: field('关闭时间', 'instant'),
  allowed: field('允许发送条数'),
  allowedAt: field('允许时间', 'instant'),
  version: field('版本'),
  givenAt: field('同意时间', 'instant'),
  withdrawnAt: field('撤回时间', 'instant'),
  acctNo: field('账号'),
  openedAt: field('开户时间', 'instant'),
  at: field('时间', 'instant'),
  memo: field('摘要'),
  amount: field('金额（元）', 'fen'),
  balanceAfter: field('余额（元）', 'fen'),
  interest: field('利息（元）', 'fen'),
  productType: field('产品代码'),
  tradeDay: field('交易日', 'day'),
  startDay: field('起息日', 'day'),
  endDay: field('到期日', 'day'),
  appointRate: field('年利率', 'basisPoints'),
  level: coded('风险类型', { 1: 'C1', 2: 'C2', 3: 'C3', 4: 'C4', 5: 'C5' }),
  takenOn: field('测评日期', 'day'),
  passwordSet: field('已设置支付密码', 'yesNo'),
  'coupons.name': field('券名'),
  'coupons.kind': coded('类型', { rate: '加息券', cash: '现金券' }),
  'coupons.bonusRate': field('加息', 'basisPoints'),
  'coupons.cap': field('计息本金上限（元）', 'fen'),
  'coupons.face': field('面额（元）', 'fen'),
  'coupons.minAmount': field('起购金额（元）', 'fen'),
  'coupons.validFrom': field('有效期起', 'day'),
  'coupons.validUntil': field('有效期止', 'day'),
  'coupons.givenAt': field('发放时间', 'instant'),
  'coupons.usedAt': field('使用时间', 'instant'),
  'coupons.benefit': field('优惠金额（元）', 'fen'),
  'invitations.family': coded('受邀产品', { exclusive: '专享存' }),
  'invitations.invitedAt': field('邀请时间', 'instant'),
  'orders.agreementVersion': field('协议版本'),
  instruction: field('到期处理', 'text', INSTRUCTIONS),
  'maturityInstructions.givenAt': field('设置时间', 'instant'),
  'maturityInstructions.agreementVersion': field('协议版本'),
  'renewals.amount': field('续存金额（元）', 'fen'),
  'renewals.paidOut': field('转出金额（元）', 'fen'),
  'renewals.rate': field('年利率', 'basisPoints'),
  'renewals.day': field('处理日期', 'day'),
  orderNo: field('交易单号'),
  direction: coded('方向', { IN: '转入', OUT: '转出' }),
  'transfers.state': coded('状态', {
    WAITING: '待发送',
    SENT: '处理中',
    UNKNOWN: '核实中',
    SUCCEEDED: '成功',
    FAILED: '未成功',
    CANCELLED: '已撤销',
    RETURNED: '已退汇',
    REVERSED: '已冲正',
  }),
  'transferLimits.single': field('单笔转出限额（元）', 'fen'),
  'transferLimits.aDay': field('每日转出限额（元）', 'fen'),
  'transferLimits.nightLock': field('夜间锁', 'yesNo'),
  'transferLimits.coolingUntil': field('限额降低至', 'instant'),
  'freezes.asked': field('应冻结金额（元）', 'fen'),
  'freezes.captured': field('已冻结金额（元）', 'fen'),
  'freezes.fromDay': field('冻结起日', 'day'),
  'freezes.untilDay': field('冻结止日', 'day'),
  'freezes.authority': field('冻结机关'),
  'freezes.documentNo': field('文书号'),
  'freezes.state': coded('状态', { ACTIVE: '冻结中', LIFTED: '已解除', EXPIRED: '已到期' }),
  'freezes.placedAt': field('冻结时间', 'instant'),
  'freezes.endedAt': field('解除时间', 'instant'),
  'statements.kind': coded('文件', STATEMENT_TITLES),
  'statements.state': coded('状态', { PREPARING: '制作中', READY: '可查看', EXPIRED: '已过期', FAILED: '未成功' }),
  'statements.fromDay': field('起始日', 'day'),
  'statements.toDay': field('截止日', 'day'),
  requestedAt: field('申请时间', 'instant'),
  issuedAt: field('开具时间', 'instant'),
  checkCode: field('验证码'),
  digest: field('文件摘要（SM3）'),
  'loginRecords.device': coded('登录方式', { mini: '微信小程序', h5: '网页' }),
  'loginRecords.outcome': coded('登录结果', { right: '成功', wrong: '手势密码错误', locked: '手势密码已锁定' }),
  'wealthIncome.day': field('收益日期', 'day'),
  'wealthIncome.shares': field('份额（元）', 'fen'),
  'wealthIncome.amount': field('收益（元）', 'fen'),
}

/** What the bank keeps, by subject, in the order a customer looks for it. */
export const EXPORT_SECTIONS: Readonly<Record<string, string>> = {
  customer: '身份信息',
  account: '电子账户',
  cards: '绑定银行卡',
  statement: '账户明细',
  statements: '对账单与证明文件',
  freezes: '冻结',
  transfers: '转账',
  transferLimits: '转账限额',
  deposits: '存款',
  wealth: '理财份额',
  wealthIncome: '理财收益',
  maturityInstructions: '到期处理设置',
  renewals: '到期处理记录',
  coupons: '优惠券',
  invitations: '产品邀请',
  orders: '交易',
  riskTests: '风险测评',
  application: '开户申请',
  identityRecords: '身份资料变更',
  images: '证件影像',
  consents: '授权与协议',
  messages: '消息',
  messageRefusals: '不接收的消息',
  messageSubscriptions: '微信提醒',
  loginRecords: '登录记录',
  events: '安全与操作记录',
  wechat: '微信身份',
}
