/**
 * Why Tencent Cloud didn't do what it was asked. Says nothing of what was sent: the cloud's own text may repeat names and
 * numbers.
 */
export interface TencentFailure {
  readonly name: FailureName
  /** The cloud's own code, such as `FailedOperation.ImageBlur`; undefined when nothing readable came back. */
  readonly code?: string
  /** By which the cloud's support finds the request. */
  readonly requestId?: string
}

export type FailureName =
  /** Asked too often by all of the account; the cloud did nothing. */
  | 'busy'
  /** A code of the service. */
  | 'refused'
  /** The cloud failed in the middle; it may have acted. */
  | 'broken'
  /** No answer in time; the cloud may have acted. */
  | 'slow'
  /** The connection broke; the cloud may have acted. */
  | 'cut'
  /** The connection didn't come about. */
  | 'unreached'
  /** An answer that isn't JSON or lacks a field of the documentation; the cloud may have acted. */
  | 'unreadable'

/** The names by the common error codes (cloud.tencent.com/document/api/382/38780). */
const nameOfCode = (code: string): FailureName => {
  if (code.startsWith('RequestLimitExceeded')) return 'busy'
  return code.startsWith('InternalError') ? 'broken' : 'refused'
}

/** What doesn't look like a code or an id isn't repeated. */
const CODE = /^[A-Za-z]+(\.[\w-]+)*$/
const REQUEST_ID = /^[\w-]{1,64}$/

export const failureOf = (code: string, requestId: string | undefined): TencentFailure => ({
  name: nameOfCode(code),
  code: CODE.test(code) ? code : 'unknown',
  ...(requestId !== undefined && REQUEST_ID.test(requestId) && { requestId }),
})

const MAY_HAVE_ACTED: readonly FailureName[] = ['broken', 'slow', 'cut', 'unreadable']

/** Whether the cloud may have done what it was asked, although it didn't say so. */
export const mayHaveActed = ({ name }: TencentFailure): boolean => MAY_HAVE_ACTED.includes(name)

/** Told of failures that an operator should know of; never of a customer's own, such as a blurred picture. */
export type TencentReport = (service: string, failure: TencentFailure) => void

/** Reports to a log: the service, the name, the cloud's code and the request's id. */
export const reportTencentTo =
  (log: { warn(facts: object, text: string): void }): TencentReport =>
  (service, failure) =>
    log.warn({ tencent: { service, ...failure } }, 'Tencent Cloud refused a call')
