import type { Result } from '@/domain/result'
import type { Unsupported } from '../unsupported'

export interface Clipboard {
  /** Puts a text on the clipboard, in answer to a tap. Reading isn't offered, because the content is the customer's. */
  copy(text: string): Promise<Result<void, Unsupported>>
}
