import { BRAND } from '../brand'
import type { ErrorName } from './codes'

/** Sentences of the catalogue that prompts about an account's status show by themselves. */
export const ACCOUNT_MESSAGES = {
  AccountReceiveOnly: `您的账户状态受限，如有疑问请致电客服${BRAND.hotline}`,
} as const satisfies Partial<Record<ErrorName, string>>
