import type { ChangeSummary } from '../legal/document'

/** A document that a customer accepts when opening an account. */
export interface Agreement {
  readonly id: string
  readonly title: string
  /** Changes with the document: customers who accepted an older one are asked again. */
  readonly version: string
  /** YYYYMMDD it takes effect. */
  readonly effective: string
  readonly changes: ChangeSummary
}

/** What must be accepted before an account is opened, in the order shown. Nothing is ticked beforehand. */
export const OPENING_AGREEMENTS: readonly Agreement[] = [
  {
    id: 'accountService',
    title: '个人电子账户服务协议',
    version: '2026.4',
    effective: '20261129',
    changes: ['写明注销前不用转出余额：余额连同利息在注销时转至您的主卡'],
  },
  { id: 'onlineBanking', title: '电子银行服务协议', version: '2026.1', effective: '20260901', changes: ['首次发布'] },
  {
    id: 'cardBinding',
    title: '银行卡绑定及快捷转账协议',
    version: '2026.1',
    effective: '20260901',
    changes: ['首次发布'],
  },
]
