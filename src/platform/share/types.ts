import type { Result } from '@/domain/result'
import type { Unsupported } from '../unsupported'

export interface ShareContent {
  readonly title: string
  readonly description?: string
  /** The route to open, as its H5 address and as its mini-program path (src/routes/link). */
  readonly url: string
  readonly path: string
  /** Absolute address of the picture. */
  readonly image?: string
}

/** What the bank signs for WeChat's JS-SDK (call jssdk/config). */
export interface JsSdkSignature {
  readonly appId: string
  readonly timestamp: number
  readonly nonceStr: string
  readonly signature: string
}

/** 'failed': WeChat refused the signature, the script didn't load, or the customer closed the sheet. */
export type ShareError = Unsupported | { readonly kind: 'failed' }

export interface Share {
  /**
   * A hook: while the page is shown, WeChat's own share menu offers this content; undefined offers nothing, and
   * the mini-program hides the menu. It has one only where a row of the page says `shared`.
   */
  useShareContent(content: ShareContent | undefined): void
  /** Configures WeChat's share menu; needed once a page load, and only where `needsSignature()`. */
  prepare(signature: JsSdkSignature): Promise<Result<void, ShareError>>
  needsSignature(): boolean
  /** Opens the platform's share sheet in answer to a tap. The mini-program has only its own button for that. */
  share(content: ShareContent): Promise<Result<void, ShareError>>
}
