import type { ErrorLog } from '../errors'

/** A refusal in WeChat's words: fail callbacks get `<api>:fail <message>` and the extra fields. */
export class WxFailure extends Error {
  constructor(
    message: string,
    readonly extra: Readonly<Record<string, unknown>> = {},
  ) {
    super(message)
  }
}

/** One of the program's calls, for the test to read. */
export interface WxCall {
  readonly name: string
  readonly options: unknown
}

/** A table of WeChat's API functions as the program calls them. */
export type WxTable = Readonly<Record<string, unknown>>

export interface Callbacks {
  success?(result: object): void
  fail?(result: object): void
  complete?(result: object): void
}

type Work = (options: Record<string, unknown>) => unknown

/** The error's text; an unexpected error is the host's and not WeChat's, and is recorded as well. */
function failureOf(name: string, error: unknown, errors: ErrorLog): Record<string, unknown> {
  if (error instanceof WxFailure) return { errMsg: `${name}:fail ${error.message}`, ...error.extra }
  errors.record(`wx.${name}`, error)
  return { errMsg: `${name}:fail ${error instanceof Error ? error.message : String(error)}` }
}

/**
 * Makes an asynchronous API: it uses callbacks when any is given, else a promise. `work` gives the result's fields or
 * throws WxFailure.
 */
export const asynchronous =
  (name: string, errors: ErrorLog, work: Work) =>
  (options: Record<string, unknown> & Callbacks = {}): Promise<object> | undefined => {
    const settled = Promise.resolve()
      .then(() => work(options))
      .then(
        (fields) => ({ ok: true, result: { errMsg: `${name}:ok`, ...(fields as object | undefined) } }),
        (error: unknown) => ({ ok: false, result: failureOf(name, error, errors) }),
      )
    const { success, fail, complete } = options
    if (!success && !fail && !complete) {
      return settled.then(({ ok, result }) => (ok ? result : Promise.reject(result)))
    }
    void settled.then(({ ok, result }) => {
      errors.guard(`wx.${name} callback`, () => (ok ? success?.(result) : fail?.(result)))
      errors.guard(`wx.${name} complete`, () => complete?.(result))
    })
    return undefined
  }

/** Makes a table of asynchronous APIs. */
export const asynchronousTable = (errors: ErrorLog, table: Readonly<Record<string, Work>>): WxTable =>
  Object.fromEntries(Object.entries(table).map(([name, work]) => [name, asynchronous(name, errors, work)]))
