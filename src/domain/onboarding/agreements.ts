/** A document that a customer accepts when opening an account. */
export interface Agreement {
  readonly id: string
  readonly title: string
  /** Changes with the document: customers who accepted an older one are asked again. */
  readonly version: string
}

/** What must be accepted before an account is opened, in the order shown. Nothing is ticked beforehand. */
export const OPENING_AGREEMENTS: readonly Agreement[] = [
  { id: 'accountService', title: '个人电子账户服务协议', version: '2026.3' },
  { id: 'onlineBanking', title: '电子银行服务协议', version: '2026.1' },
  { id: 'cardBinding', title: '银行卡绑定及快捷转账协议', version: '2026.1' },
]
