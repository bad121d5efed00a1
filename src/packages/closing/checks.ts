import type { ClosingCheckName } from '@/domain/closure/checks'
import { linkTo } from '@/routes/link'
import type { Link } from '@/routes/link'

interface CheckText {
  readonly label: string
  readonly hint: string
  /** Where it is settled; none where only a person of the bank can, or while that page is planned. */
  readonly way?: () => Link | undefined
}

/** What stands in the way of closing, and where the customer goes about it. */
export const BLOCKING: Readonly<
  Record<Exclude<ClosingCheckName, 'coupons' | 'familyCardsUsed' | 'statements'>, CheckText>
> = {
  holdings: { label: '持有中的存款和理财', hint: '支取、赎回或到期后再办理', way: () => linkTo('/assetOverview') },
  orders: { label: '处理中的交易', hint: '等待确认或到账后再办理', way: () => linkTo('/histotyList') },
  maturityInstructions: { label: '到期续存约定', hint: '随存款支取或到期结束', way: () => linkTo('/renewList') },
  transfers: {
    label: '处理中的转账',
    hint: '等待到账、未成功或撤销后再办理',
    way: () => linkTo('/FrozenAmountLists', { tab: 'pending' }),
  },
  recentIncoming: {
    label: '近2个工作日的转入',
    hint: '转入满2个工作日后再办理，或先不要再转入',
    way: () => linkTo('/walletTransactionRecordList'),
  },
  freezes: { label: '冻结资金', hint: '解除冻结后再办理', way: () => linkTo('/FrozenAmountLists') },
  reversal: { label: '冲正待补款项', hint: '转入资金补足后再办理', way: () => linkTo('/AccountTurnInto') },
  lost: { label: '挂失中的账户', hint: '解除挂失后再办理', way: () => linkTo('/reportTheLossList') },
  stopped: { label: '已停止支付', hint: '恢复支付后再办理', way: () => linkTo('/paySecurity') },
  phoneChange: { label: '正在更换手机号', hint: '办结后再办理', way: () => linkTo('/ChangePhone') },
  subAccounts: {
    label: '支付账户和零用账户',
    hint: '分别转出余额并注销后再办理',
    way: () => linkTo('/IICardlist') ?? linkTo('/lzhCardlist'),
  },
  familyCards: { label: '赠送的亲情卡', hint: '停用后再办理', way: () => linkTo('/familyCard') },
  enterpriseRoles: { label: '企业经办身份', hint: '由企业变更经办人后再办理' },
  staff: { label: '员工账户', hint: '离职手续办结后再办理' },
  reviews: { label: '审核中的申请', hint: '审核结束后再办理', way: () => linkTo('/identifyList') },
  card: { label: '没有可收款的主卡', hint: '账户有余额，请先绑定银行卡', way: () => linkTo('/addbandcard') },
  otherMoney: { label: '未结清的款项', hint: '请致电客服核实后再办理' },
}

/** What ends with the account, as it is ticked. */
export const LAPSING: Readonly<Record<'coupons' | 'familyCardsUsed' | 'statements', (count: number) => string>> = {
  coupons: (count) => `${count}张未使用的优惠券将失效`,
  familyCardsUsed: (count) => `${count}张他人赠送的亲情卡将停用`,
  statements: (count) => `${count}份电子文件将不能再查看，请先保存`,
}

/** A blocking check's text; undefined for one that only lapses. */
export const blockingText = (check: ClosingCheckName): CheckText | undefined =>
  (BLOCKING as Readonly<Partial<Record<ClosingCheckName, CheckText>>>)[check]

/** A lapsing check's sentence. */
export const lapsingText = (check: ClosingCheckName, count: number): string =>
  (LAPSING as Readonly<Partial<Record<ClosingCheckName, (count: number) => string>>>)[check]?.(count) ?? ''
