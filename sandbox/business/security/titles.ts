import type { Credential, ResettableCredential } from '@/domain/credentials/changes'

const NAMES: Readonly<Record<Credential, string>> = { gesture: '手势密码', payment: '支付密码', login: '登录密码' }

/** What a reset is called among the customer's identity records. */
export const resetTitle = (credential: Credential): string => `重置${NAMES[credential]}`

/** What asking a person about it is called there. */
export const reviewTitle = (credential: ResettableCredential): string => `人工审核：${resetTitle(credential)}`
