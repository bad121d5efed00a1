/** An account at WeChat: a mini-program, or the public account in which the H5 opens. */
export interface WechatAccount {
  readonly appId: string
  readonly secret: string
}

/** What the bank needs to talk to WeChat itself (WECHAT_SERVICE=live). */
export interface LiveWechat {
  readonly mini: WechatAccount
  /** Without it the H5 can't sign anybody in; the mini-program does. */
  readonly account?: WechatAccount
  /** WECHAT_API: where WeChat answers; another address in tests alone. */
  readonly api: string
  /** The bank's own address, to which WeChat sends a browser back; WeChat knows its domain. */
  readonly publicOrigin: string
}
