import type { ErrorName } from './codes'

/** Sentences of the catalogue that pages about a customer’s risk test show by themselves. */
export const RISK_MESSAGES = {
  RiskTestMissing: '请先完成风险承受能力测评',
  RiskTestExpired: '您的风险测评已过期，请重新测评',
  RiskLevelTooHigh: '该产品风险等级高于您的风险承受能力，暂不能购买',
  RiskTestsToday: '您今日的风险测评次数已用完，请明日再试',
} as const satisfies Partial<Record<ErrorName, string>>
