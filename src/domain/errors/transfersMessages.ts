import type { ErrorName } from './codes'

/** Sentences of the catalogue that the transfer form says by itself, before the bank is asked. */
export const TRANSFERS_MESSAGES = {
  AmountInvalid: '请输入正确的金额',
  NightLocked: '您已开启夜间锁，22:00至次日6:00不能转出和付款，请白天再试或在支付安全中关闭',
  PaymentsStopped: '您已停止全部支付，如需恢复，请在支付安全中办理',
} as const satisfies Partial<Record<ErrorName, string>>
