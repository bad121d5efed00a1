/** The page that loaded the app: what it knows of its bank, and what it shows before the app is there. */
export interface HostPage {
  /** The bank's SM2 public key as the server wrote it into the page; '' where there is none. */
  bankPublicKey(): string
  /** Gives the area around the app's column the look of the app. */
  wear(classNames: string): void
  /** Sets the shown page's title, in WeChat's bar or the browser's tab. */
  setTitle(title: string): void
  /** Removes what the page drew before the app could draw; call it when the first page is drawn. */
  dismissShell(): void
  /**
   * The host name of the bank; decides whether test or production addresses of other services are used (specification §9).
   */
  hostName(): string
  /** Scheme and host of the bank, for links that are copied. */
  origin(): string
  /** The channel of the messaging platform through which the person came (specification §7). */
  channel(): 'publicAccount' | 'miniProgram'
}
