export interface LeaveQuestion {
  /** The text, where the platform asks by itself. */
  readonly message: string
  /** Asks, where the app can; true to leave. */
  readonly ask: () => Promise<boolean>
}

export interface LeaveGuard {
  /**
   * Asks before the person goes back from the page on top, or closes it where the platform reports that. Moves by the app
   * itself (opening a page, the gates) are not asked about. The returned function ends it.
   */
  guard(question: LeaveQuestion): () => void
}
