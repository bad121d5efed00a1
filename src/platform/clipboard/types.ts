import type { Result } from '@/domain/result'
import type { Unsupported } from '../unsupported'

export interface Clipboard {
  /** Puts a text there, in answer to a tap. Reading is never offered: what lies there is the customer's. */
  copy(text: string): Promise<Result<void, Unsupported>>
}
