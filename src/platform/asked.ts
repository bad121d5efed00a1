import { fail, ok } from '../domain/result'
import type { Result } from '../domain/result'

export interface Handlers<T> {
  readonly success: (value: T) => void
  readonly fail: (reason: { readonly errMsg?: string }) => void
}

/**
 * Calls a WeChat API that answers through `success` and `fail`, and gives its outcome as a value. The error is WeChat's
 * own errMsg (`getLocation:fail auth deny`), which the caller interprets; '' when there is none.
 */
export const asked = <T>(call: (handlers: Handlers<T>) => unknown): Promise<Result<T, string>> =>
  new Promise((resolve) => {
    try {
      const given = call({
        success: (value) => resolve(ok(value)),
        fail: (reason) => resolve(fail(reason?.errMsg ?? '')),
      })
      // Taro's wrapper also rejects besides calling `fail`; without this catch that would count as an unhandled error of
      // the app.
      if (given instanceof Promise) given.catch(() => undefined)
    } catch (thrown) {
      // An older WeChat doesn't have the function at all.
      resolve(fail(String(thrown)))
    }
  })
