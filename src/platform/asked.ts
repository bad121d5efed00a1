import { fail, ok } from '../domain/result'
import type { Result } from '../domain/result'

export interface Handlers<T> {
  readonly success: (value: T) => void
  readonly fail: (reason: { readonly errMsg?: string }) => void
}

/**
 * Asks a WeChat API that answers through `success` and `fail`, and gives its outcome as a value.
 * The error is WeChat's own errMsg (`getLocation:fail auth deny`), for the caller to name; '' when there is none.
 */
export const asked = <T>(call: (handlers: Handlers<T>) => unknown): Promise<Result<T, string>> =>
  new Promise((resolve) => {
    try {
      const given = call({
        success: (value) => resolve(ok(value)),
        fail: (reason) => resolve(fail(reason?.errMsg ?? '')),
      })
      // Taro's wrapper rejects beside calling `fail`; unheard, that would count as an unhandled error of the app.
      if (given instanceof Promise) given.catch(() => undefined)
    } catch (thrown) {
      // An older WeChat lacks the function altogether.
      resolve(fail(String(thrown)))
    }
  })
