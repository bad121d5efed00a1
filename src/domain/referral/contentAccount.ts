import { isReadable } from '../validation/readable'
import type { MarketerKind } from './relation'

export const LONGEST_CONTENT_ACCOUNT = 60

/** Why an application doesn't say where its promoter publishes; undefined when it does, or needn't. Chinese. */
export function contentAccountProblem(kind: MarketerKind, text: string | undefined): string | undefined {
  if (kind !== 'KOL') return undefined
  const tidy = (text ?? '').trim()
  if (tidy === '') return '请填写内容账号，如平台和账号名'
  return tidy.length <= LONGEST_CONTENT_ACCOUNT && isReadable(tidy, { lines: false })
    ? undefined
    : `内容账号不超过${LONGEST_CONTENT_ACCOUNT}字，不要使用特殊控制字符`
}
