import type { Result } from '@/domain/result'
import type { Unsupported } from '../unsupported'

/** 'failed': the voice or the plugin broke off. */
export type SpeechError = Unsupported | { readonly kind: 'failed' }

/** Reading a text aloud. */
export interface Speech {
  /** Whether the phone has a Chinese voice of its own. Browsers name their voices only some time after the start. */
  available(): boolean
  /** Calls the listener when that changes, until the returned function is called. */
  subscribe(listener: (available: boolean) => void): () => void
  /** Who gets the text to read it, where that isn't the phone itself: the customer is asked first. */
  recipient(): string | undefined
  /**
   * Reads the text aloud, and stops reading another one; settles when it was read or stopped. Unsupported where there is
   * neither a voice of the phone's own nor a plugin.
   */
  say(text: string): Promise<Result<void, SpeechError>>
  readonly stop: () => void
}
