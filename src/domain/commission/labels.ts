import { formatAmount, formatRate } from '../money/format'
import type { ClawBackReason, CommissionList, CommissionState, SettlementState } from './machine'
import { COMMISSION_RULE } from './rule'
import type { CommissionLevel } from './rule'

export const COMMISSION_STATE_NAMES: Readonly<Record<CommissionState, string>> = {
  ACCRUED: '待确认',
  CONFIRMED: '待结算',
  SETTLED: '待发放',
  PAID: '已发放',
  CLAWED_BACK: '已收回',
}

export const COMMISSION_LIST_NAMES: Readonly<Record<CommissionList, string>> = {
  ACCRUED: '待确认',
  OWED: '已确认',
  ENDED: '已结束',
}

export const SETTLEMENT_STATE_NAMES: Readonly<Record<SettlementState, string>> = { SETTLED: '待发放', PAID: '已发放' }

export const COMMISSION_LEVEL_NAMES: Readonly<Record<CommissionLevel, string>> = {
  1: '直接推广',
  2: '间接推广',
}

export const CLAW_BACK_NAMES: Readonly<Record<ClawBackReason, string>> = {
  REDEEMED: `${COMMISSION_RULE.confirmDays}天内有赎回`,
  ACCOUNT_CLOSED: '账户已注销',
  ORDER_VOID: '订单撤销或无效',
  RULES_BROKEN: '违反推广规范',
}

/** What is paid and when, as promoters read it; every figure is the rule's. */
export const COMMISSION_RULE_TEXTS: readonly string[] = [
  '只按代销理财的申购计算，存款、开户和邀请人数不计佣金',
  `直接推广按申购金额的${formatRate(COMMISSION_RULE.rates[1])}，间接推广按${formatRate(COMMISSION_RULE.rates[2])}，不再向上计算；本人申购不计`,
  `单笔申购最多按${formatAmount(COMMISSION_RULE.mostBase)}元计算，每人每月最多${formatAmount(COMMISSION_RULE.mostMonth)}元`,
  `自申购起至份额确认后${COMMISSION_RULE.confirmDays}天内，客户没有赎回该产品的，佣金确认；有赎回的，该笔佣金收回`,
  `每月1日结算上月已确认的佣金并代扣个人所得税，${COMMISSION_RULE.payDay}日发放到电子账户`,
  '资格暂停后不再计算新的佣金，已确认的照常发放',
]
