import type { CallError } from '@/api/errors'
import type { Call } from '@/contract/call'
import { bankError } from '@/domain/errors/catalogue'
import type { ErrorName } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'

type Answer = object | ErrorName

/**
 * Stands for src/session/bank in tests of pages, which are about what the customer sees: the client behind it has its
 * own tests. `jest.mock('@/session/bank', () => jest.requireActual('./fakeBank'))`
 */
const answers = new Map<string, Answer>()

/** The line broke: nobody knows whether the bank got the call. */
export const NO_ANSWER = {}

/** Every call that was made, with what was asked, in order. */
export const asked: { readonly name: string; readonly request: unknown }[] = []

/** What the bank answers from now on, by the call's name: its fields, or a refusal's name. */
export function answer(given: Readonly<Record<string, Answer>>): void {
  for (const [name, value] of Object.entries(given)) answers.set(name, value)
}

export function forgetBank(): void {
  answers.clear()
  asked.length = 0
}

/** A call nobody has prepared an answer for stays open, as on a slow line. */
export function call(contract: Call, request: unknown): Promise<Result<unknown, CallError>> {
  asked.push({ name: contract.name, request })
  const value = answers.get(contract.name)
  if (value === undefined) return new Promise(() => undefined)
  if (value === NO_ANSWER) return Promise.resolve(fail({ kind: 'network', message: '网络繁忙，请稍后再试' }))
  if (typeof value === 'string') return Promise.resolve(fail({ kind: 'refused', ...bankError(value) }))
  return Promise.resolve(ok(value))
}

export const prepare = (): Promise<void> => Promise.resolve()
export const randomBytes = (count: number): Uint8Array => globalThis.crypto.getRandomValues(new Uint8Array(count))
export const onSessionLost = (): (() => void) => () => undefined
/** An order is a call like any other here; `unresolved` is what a lost line leaves of one. */
export async function pay(contract: Call, request: unknown): Promise<Result<unknown, CallError>> {
  const outcome = await call(contract, request)
  return outcome.ok || outcome.error.kind === 'refused'
    ? outcome
    : fail({ ...outcome.error, unresolved: true } as CallError)
}

let ids = 0
export const newClientId = (): Promise<string> => Promise.resolve(String((ids += 1)).padStart(32, '0'))
