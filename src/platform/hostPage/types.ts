/** The page that brought the app: what it says of its bank, and what it shows before the app is there. */
export interface HostPage {
  /** The bank's SM2 public key as the server wrote it into the page; '' where there is none. */
  bankPublicKey(): string
  /** Gives what lies round the app's column the look of the app. */
  wear(classNames: string): void
  /** Names the page that is shown, in WeChat's bar or the browser's tab. */
  setTitle(title: string): void
  /** Takes away what the page drew before the app could draw; to be called when the first page stands. */
  dismissShell(): void
  /** Host name that the bank is reached under; decides between test and production of others (specification §9). */
  hostName(): string
  /** Through which of the messaging platform's doors the person came (specification §7). */
  channel(): 'publicAccount' | 'miniProgram'
}
