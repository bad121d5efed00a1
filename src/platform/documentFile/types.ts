import type { Result } from '@/domain/result'
import type { Unsupported } from '../unsupported'

/** A file that the customer chose. Its bytes are read in parts and go nowhere. */
export interface ChosenFile {
  readonly name: string
  readonly bytes: number
  /** The bytes from a place to another, the latter not included. @throws when the file is gone */
  read(from: number, to: number): Promise<Uint8Array>
}

export type ChoiceError =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'unreadable'; readonly message: string }
  | Unsupported

export const UNREADABLE = '无法读取该文件，请重新选择'

export interface DocumentFile {
  /** Lets the customer choose one PDF, in answer to a tap: on the phone, or from a chat in WeChat. */
  choose(): Promise<Result<ChosenFile, ChoiceError>>
  /**
   * Hands a PDF over, in answer to a tap: as a download, or opened in WeChat's own viewer, from where it can be sent on.
   * Unsupported in WeChat's browser, which answers a download with nothing.
   * @param name with its ending; nothing that a path or a file system reads as its own (/ \\ : * ? " < > |)
   */
  hand(name: string, content: Uint8Array): Promise<Result<'saved' | 'opened', Unsupported>>
}
