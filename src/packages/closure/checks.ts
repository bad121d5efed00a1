import { BRAND } from '@/domain/brand'
import type { CheckOf } from '@/domain/closure/checks'
import { link } from '@/routes/link'
import { ANY_ACCOUNT } from '@/routes/queries/subaccount'
import type { Link } from '@/routes/link'

interface CheckText {
  readonly label: string
  readonly hint: string
  /** Where it is settled; none where only a person of the bank can. */
  readonly way?: () => Link
}

/** What stands in the way of closing, and where the customer goes about it. */
export const BLOCKING: Readonly<Record<CheckOf<'blocks'>, CheckText>> = {
  holdings: { label: '持有中的存款和理财', hint: '支取、赎回或到期后再办理', way: () => link('/assetOverview') },
  orders: { label: '处理中的交易', hint: '等待确认或到账后再办理', way: () => link('/histotyList') },
  maturityInstructions: { label: '到期续存约定', hint: '随存款支取或到期结束', way: () => link('/renewList') },
  transfers: {
    label: '处理中的转账',
    hint: '等待到账、未成功或撤销后再办理',
    way: () => link('/walletTransactionRecordList'),
  },
  payouts: { label: '发放中的专项款项', hint: '到账或退回后再办理', way: () => link('/speciaLists') },
  recentIncoming: {
    label: '近2个工作日的转入',
    hint: '最后一笔转入满2个工作日后再办理',
    way: () => link('/walletTransactionRecordList'),
  },
  freezes: { label: '冻结资金', hint: '解除冻结后再办理', way: () => link('/FrozenAmountLists') },
  reversal: {
    label: '银行更正后待补的款项',
    hint: '转入资金，由银行扣足后再办理',
    way: () => link('/AccountTurnInto'),
  },
  lost: {
    label: '未结束的挂失',
    hint: '解挂，或更换手机号、更新身份证后再办理',
    way: () => link('/reportTheLossList'),
  },
  stopped: { label: '已停止支付', hint: '恢复支付后再办理', way: () => link('/paySecurity') },
  subAccounts: {
    label: '支付账户',
    hint: '转出余额并注销后再办理',
    way: () => link('/IICardlist', { acctId: ANY_ACCOUNT }),
  },
  pocketAccounts: {
    label: '零用账户',
    hint: '转出余额并注销后再办理',
    way: () => link('/lzhCardlist', { acctId: ANY_ACCOUNT }),
  },
  pots: { label: '存钱罐', hint: '关闭后余额转回电子账户，再办理注销', way: () => link('/pots') },
  familyCards: { label: '赠送的亲情卡', hint: '停用后再办理', way: () => link('/familyCard') },
  enterpriseRoles: {
    label: '企业成员身份',
    hint: '由企业的法定代表人或经办人发起成员变更，移除您后再办理；唯一的法定代表人须先添加新的法定代表人',
    way: () => link('/qiyeLogin'),
  },
  staff: { label: '员工账户', hint: '离职手续办结后再办理' },
  reviews: { label: '审核中的申请', hint: '审核结束后再办理', way: () => link('/identifyList') },
  card: { label: '没有可收款的主卡', hint: '账户有余额，请先绑定银行卡', way: () => link('/addbandcard') },
  heldRewards: { label: '核实中的活动奖励', hint: '核实结束、奖励发放后再办理', way: () => link('/zhouMyPrize') },
  commissions: { label: '未发放的推广佣金', hint: '佣金发放后再办理', way: () => link('/profitsListNew') },
  loans: {
    label: '未结清的合作贷款',
    hint: '还款从本账户扣收，请先结清，或在贷款机构更换还款账户',
    way: () => link('/loanMenu'),
  },
  loansUnknown: {
    label: '合作贷款情况暂时查询不到',
    hint: '贷款机构系统暂时没有回应，请稍后再试',
    way: () => link('/loanMenu'),
  },
  otherMoney: { label: '未结清的款项', hint: '请致电客服核实后再办理' },
}

/** What ends with the account, as it is ticked. */
export const LAPSING: Readonly<Record<CheckOf<'lapses'>, (count: number) => string>> = {
  coupons: (count) => `${count}张未使用的优惠券将失效`,
  points: (count) => `${count}积分将清零`,
  familyCardsUsed: (count) => `${count}张他人赠送的亲情卡将停用`,
  phoneChange: () => '正在办理的更换手机号将取消',
  statements: (count) => `${count}份电子文件将不能再查看，请先保存`,
  rewards: (count) => `${count}份未领取的活动奖励将失效`,
  accruedCommissions: (count) => `${count}笔待确认的推广佣金将不再发放`,
}

/** What goes on without an account, and where it can still be seen now. */
export const GOING_ON: Readonly<Record<CheckOf<'goesOn'>, CheckText>> = {
  cases: {
    label: '未办结的投诉、建议和留言',
    hint: `请记下编号，可致电${BRAND.hotline}查询结果`,
    way: () => link('/feedbackDetail'),
  },
}
