/**
 * Why WeChat didn't do what it was asked, by the codes of its documentation
 * (developers.weixin.qq.com/doc/oplatform/developers/errCode/errCode.html). Says nothing of what was sent: WeChat's own text
 * repeats tokens and open ids.
 */
export interface WechatFailure {
  readonly name: FailureName
  /** WeChat's number; undefined when nothing readable came back. */
  readonly errcode?: number
}

const NAMES = {
  [-1]: 'busy',
  40001: 'tokenEnded',
  40014: 'tokenEnded',
  42001: 'tokenEnded',
  40029: 'codeWrong',
  40163: 'codeUsed',
  40226: 'userBlocked',
  43101: 'notAllowed',
  45009: 'quota',
  45011: 'quota',
} as const

export type FailureName =
  | (typeof NAMES)[keyof typeof NAMES]
  /** A code of WeChat that only a change of the settings or of our request helps against. */
  | 'refused'
  /** No answer in time. */
  | 'slow'
  /** The connection didn't come about or broke. */
  | 'cut'
  /** An answer that isn't JSON or lacks a field of the documentation. */
  | 'unreadable'
  /** Whoever looks at a snapshot of the page, under an open id that WeChat made up. */
  | 'snapshot'
  /** A phone number of another country. */
  | 'abroad'

export const failureOfCode = (errcode: number): WechatFailure => ({
  name: Object.hasOwn(NAMES, errcode) ? NAMES[errcode as keyof typeof NAMES] : 'refused',
  errcode,
})

const PASSING: readonly FailureName[] = ['busy', 'quota', 'tokenEnded', 'slow', 'cut', 'unreadable']

/** Whether the same may succeed later. */
export const isPassing = ({ name }: WechatFailure): boolean => PASSING.includes(name)
