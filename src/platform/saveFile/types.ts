import type { Result } from '@/domain/result'
import type { Unsupported } from '../unsupported'

export interface TextFile {
  /** With its extension; letters, digits, - and . only. */
  readonly name: string
  readonly mime: string
  readonly text: string
}

/**
 * Saves a text as a file for the customer, in answer to a tap. Unsupported in WeChat's browser and in the mini-program,
 * which give people no files; there the text is offered for copying.
 */
export type SaveFile = (file: TextFile) => Promise<Result<void, Unsupported>>
