/** Reading a text aloud. */
export interface Speech {
  /** Whether the phone has a Chinese voice of its own. Browsers name their voices only some time after the start. */
  available(): boolean
  /** Calls the listener when that changes, until the returned function is called. */
  subscribe(listener: (available: boolean) => void): () => void
  /** Reads the text aloud, and stops reading another one. */
  say(text: string): void
}
