import type { Result } from '@/domain/result'
import type { Unsupported } from '../unsupported'

export interface TextFile {
  /** With its ending; letters, digits, - and . only. */
  readonly name: string
  readonly mime: string
  readonly text: string
}

/**
 * Gives the customer a text as a file, in answer to a tap. Unsupported where the platform hands files to nobody: in
 * WeChat's own browser and in the mini-program, where the clipboard is the way.
 */
export type SaveFile = (file: TextFile) => Promise<Result<void, Unsupported>>
