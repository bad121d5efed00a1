import type { ErrorName } from './codes'

/** Sentences of the catalogue that the transfer form says by itself, before the bank is asked. */
export const SAID_OF_TRANSFERS = {
  AmountInvalid: '请输入正确的金额',
  NightLocked: '您已开启夜间锁，22:00至次日6:00不能转出，请在安全中心关闭或白天再试',
} as const satisfies Partial<Record<ErrorName, string>>
