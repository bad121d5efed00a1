export interface LeaveQuestion {
  /** The sentence, where the platform asks itself. */
  readonly message: string
  /** Asks, where the page may; true to leave. */
  readonly ask: () => Promise<boolean>
}

export interface LeaveGuard {
  /**
   * Asks before the person goes back from the page on top, or closes it where the platform tells. What the app does
   * itself (opening a page, the gates) isn't asked about. The returned function ends it.
   */
  guard(question: LeaveQuestion): () => void
}
