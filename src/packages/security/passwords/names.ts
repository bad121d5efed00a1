import type { Credential } from '@/domain/credentials/changes'

/** What the customer calls each. */
export const CREDENTIAL_NAMES: Readonly<Record<Credential, string>> = {
  gesture: '手势密码',
  payment: '支付密码',
  login: '登录密码',
}
