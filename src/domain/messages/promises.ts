/**
 * Every sentence that promises the customer to be told of something, and the kind of message that keeps the promise
 * (sandbox/business/message/kinds.test.ts). Lint refuses such a sentence anywhere else.
 */
export const PROMISES = {
  /** While an application for an account is under way; who has no account has no box, so an SMS comes too. */
  openingResult: { kind: 'account', says: '结果会通过短信和消息通知您' },
  /** A change of papers that a person looks at. */
  reviewResult: { kind: 'identity', says: '结果会通过消息通知您' },
  /** A deposit that could not be renewed as its owner wanted. */
  notRenewed: { kind: 'depositMaturity', says: '本息转入电子账户并通知您' },
  /** Clause of the privacy policy and of the face authorisation. */
  breach: { kind: 'announcement', says: '告知您' },
  /** Of the service agreement. */
  changedTerms: { kind: 'announcement', says: '另行提示' },
  /** Before upgrades and maintenance. */
  maintenance: { kind: 'announcement', says: '提前公告' },
  /** Of the asset manager, in the wealth product's agreement; the bank passes it on. */
  managerTerms: { kind: 'announcement', says: '提前公告' },
} as const
