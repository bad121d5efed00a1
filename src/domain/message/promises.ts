/**
 * Every sentence that promises to tell the customer something, and the kind of message that keeps the promise
 * (sandbox/business/message/kinds.test.ts). Lint refuses such a sentence anywhere else.
 */
export const PROMISES = {
  /**
   * While an application for an account is under way; a person without an account has no message box and so gets an SMS
   * too.
   */
  openingResult: { kind: 'account', says: '结果会通过短信和消息通知您' },
  /** A change of identity data that a staff member reviews. */
  reviewResult: { kind: 'identity', says: '结果会通过消息通知您' },
  /** Of a password that a person decides about; who waits for it can't open the box, so they get an SMS. */
  credentialReview: { kind: 'identity', says: '结果会通过短信通知您' },
  /** A deposit that could not be renewed as its owner wanted. */
  notRenewed: { kind: 'depositMaturity', says: '本息转入电子账户并通知您' },
  /** Where a complaint, advice or message is written, and once it was sent. */
  caseReply: { kind: 'case', says: '处理进度和答复会通过消息通知您' },
  /** Of a payout to a card whose bank hasn't answered yet. */
  payoutSent: { kind: 'payout', says: '到账后通过消息通知您' },
  /** Of somebody who was seen at a counter in place of a face. */
  counterProof: { kind: 'payout', says: '通过后会通过消息通知您' },
  /** Of a proof of where somebody works. */
  eligibility: { kind: 'approval', says: '核对结果会通过消息通知您' },
  /** Where nothing waits for one's decision. */
  approvals: { kind: 'approval', says: '有新的申请时会通过消息提醒您' },
  /** Clause of the privacy policy and of the face authorisation. */
  breach: { kind: 'announcement', says: '告知您' },
  /** Of the service agreement. */
  changedTerms: { kind: 'announcement', says: '另行提示' },
  /** Before upgrades and maintenance. */
  maintenance: { kind: 'announcement', says: '提前公告' },
  /** Of the asset manager, in the wealth product's agreement; the bank passes it on. */
  managerTerms: { kind: 'announcement', says: '提前公告' },
} as const
