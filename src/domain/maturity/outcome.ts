import type { ErrorName } from '../errors/catalogue'
import { addFen, fen, subtractFen, ZERO_FEN } from '../money/fen'
import type { Fen } from '../money/fen'
import { largestPurchase } from '../order/purchase'
import type { PurchaseLimits } from '../order/purchase'
import type { MaturityInstruction } from './instruction'

/** A deposit on the day it matures, all amounts in fen. */
export interface MaturityCase {
  readonly instruction: MaturityInstruction
  readonly principal: Fen
  /** Paid at maturity; excludes what full periods have paid already. */
  readonly interest: Fen
  /** The product it is renewed into; undefined when none that fits is on sale. */
  readonly target?: Pick<PurchaseLimits, 'minimum' | 'maximum' | 'step'>
  /** What is left of the target's quota; undefined without one. */
  readonly quotaLeft?: Fen
  /** Why the customer may not buy today: the account, the ID card, the risk test. */
  readonly restriction?: ErrorName
}

/** Where the money goes; `amount` and `paidOut` together are exactly principal and interest. */
export interface MaturityOutcome {
  readonly kind: 'paidOut' | 'renewed' | 'toWealth'
  /** Kept for the new holding; 0 when paid out. */
  readonly amount: Fen
  /** To the electronic account. */
  readonly paidOut: Fen
  /** Why an instruction wasn't followed. */
  readonly reason?: ErrorName
}

/**
 * Decides what becomes of a maturing deposit. When an instruction can't be followed, everything is paid out, with the
 * reason: the customer's restriction first, then ProductNotOnSale, BelowMinimum or QuotaSoldOut. What the product doesn't
 * take because of its steps or its maximum is paid out.
 */
export function maturityOutcome(matured: MaturityCase): MaturityOutcome {
  const { instruction, principal, interest, target, quotaLeft, restriction } = matured
  const whole = addFen(principal, interest)
  const payOut = (reason?: ErrorName): MaturityOutcome => ({
    kind: 'paidOut',
    amount: ZERO_FEN,
    paidOut: whole,
    ...(reason && { reason }),
  })
  if (instruction === 'PAY_OUT') return payOut()
  if (restriction) return payOut(restriction)
  if (!target) return payOut('ProductNotOnSale')
  const amount = largestPurchase(target, instruction === 'RENEW_PRINCIPAL' ? principal : whole)
  if (amount === undefined) return payOut('BelowMinimum')
  if (quotaLeft !== undefined && amount > quotaLeft) return payOut('QuotaSoldOut')
  const kind = instruction === 'TO_WEALTH' ? 'toWealth' : 'renewed'
  return { kind, amount: fen(amount), paidOut: subtractFen(whole, amount) }
}

const REASONS: Partial<Record<ErrorName, string>> = {
  AccountImageMissing: '您的身份信息待完善',
  AccountReceiveOnly: '您的账户状态受限',
  AccountDormant: '您的账户已暂停线上交易',
  IdCardExpired: '您的身份证已过期',
  ProductNotOnSale: '到期日没有可转入的在售产品',
  BelowMinimum: '到期金额低于产品起存金额',
  QuotaSoldOut: '到期日产品剩余额度不足',
  RiskTestMissing: '您尚未完成风险承受能力测评',
  RiskTestExpired: '您的风险测评已过期',
  RiskLevelTooHigh: '产品风险等级高于您的风险承受能力',
  ElderConfirmationMissing: '您未确认产品风险',
  ManagerConsentMissing: '您未同意向产品管理人提供信息',
}

/** What the customer can put right before the day: the ID card, the account, the risk test; '' where it is the product. */
export const MATURITY_OBSTACLES = ['idCard', 'account', 'riskTest', ''] as const

export type MaturityObstacle = (typeof MATURITY_OBSTACLES)[number]

const OBSTACLES: Partial<Record<ErrorName, MaturityObstacle>> = {
  IdCardExpired: 'idCard',
  AccountImageMissing: 'account',
  AccountReceiveOnly: 'account',
  AccountDormant: 'account',
  RiskTestMissing: 'riskTest',
  RiskTestExpired: 'riskTest',
  RiskLevelTooHigh: 'riskTest',
}

/** What keeps an instruction from being followed, by the reason of an outcome. */
export const maturityObstacle = (reason: ErrorName | undefined): MaturityObstacle => (reason && OBSTACLES[reason]) ?? ''

/** Why an instruction wasn't followed, as the customer reads it, without a full stop. */
export const paidOutReason = (reason: ErrorName): string => REASONS[reason] ?? '到期日未能办理'
