import { getDotPath, safeParse } from 'valibot'
import type { InferInput } from 'valibot'
import type { Api } from '@/api'
import { createPendingMoney } from '@/api/pendingMoney'
import { callError } from '@/api/errors'
import type { FailedAttempt } from '@/api/errors'
import type { Call, RequestOf, ResponseOf, Schema } from '@/contract/call'
import { queryObstacles } from '@/contract/order/queryObstacles'
import { isClientId } from '@/crypto/clientId'
import { bankError, errorName } from '@/domain/errors/catalogue'
import type { ErrorName } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { clock } from '@/platform/clock'
import { storage } from '@/platform/storage'
import { atEnd, complain } from './harness'

/**
 * Replaces src/api in component tests (./doubles.ts): the bank answers only what the test has prepared. Requests and
 * answers are checked by the contract, as on the way to the real bank and back.
 */

/** The answer to a call: the fields that its contract's response takes. */
export type AnswerOf<C extends Call> = InferInput<C['response']>

type Prepared =
  | { readonly kind: 'answered'; readonly value: unknown; readonly from?: Promise<void> }
  | { readonly kind: 'answering'; readonly answer: (request: unknown) => unknown }
  | { readonly kind: 'failed'; readonly attempt: FailedAttempt }
  | { readonly kind: 'waiting' }

interface Asked {
  readonly name: string
  readonly request: unknown
}

const prepared = new Map<string, Prepared>()
const calls: Asked[] = []

/**
 * Sets what the bank answers to a call from now on.
 * @throws Error that names call and field when the contract would refuse the answer
 */
export function answer<C extends Call>(contract: C, value: AnswerOf<C>): void {
  const { parsed, wrong } = parse(contract.response, value)
  if (wrong !== undefined) throw new Error(`answer(${contract.name}): the contract refuses ${wrong}`)
  prepared.set(contract.name, { kind: 'answered', value: parsed })
}

/** Sets what the bank answers to each request. */
export function answerEach<C extends Call>(contract: C, answerTo: (request: RequestOf<C>) => AnswerOf<C>): void {
  const told = (request: unknown): unknown => parse(contract.response, answerTo(request as RequestOf<C>)).parsed
  prepared.set(contract.name, { kind: 'answering', answer: told })
}

/** Sets an answer that comes only once the returned function is called. */
export function answerLater<C extends Call>(contract: C, value: AnswerOf<C>): () => void {
  answer(contract, value)
  let arrive = (): void => undefined
  const from = new Promise<void>((resolve) => (arrive = resolve))
  const set = prepared.get(contract.name)
  if (set?.kind === 'answered') prepared.set(contract.name, { ...set, from })
  return arrive
}

/** Sets what the bank answers unless the test has prepared something else. */
export function answerOtherwise<C extends Call>(contract: C, value: AnswerOf<C>): void {
  if (!prepared.has(contract.name)) answer(contract, value)
}

/** Makes the bank refuse a call from now on, with the catalogue's code and message. */
export function refuse(contract: Call, name: ErrorName): void {
  const attempt: FailedAttempt = { kind: 'refused', ...bankError(name), proven: true }
  prepared.set(contract.name, { kind: 'failed', attempt })
}

/** Breaks the connection from now on: nobody knows whether the bank got the call. */
export function loseAnswer(contract: Call): void {
  prepared.set(contract.name, { kind: 'failed', attempt: { kind: 'network' } })
}

/** A slow connection: a call made from now on stays open for the rest of the test. */
export function keepWaiting(...contracts: readonly Call[]): void {
  for (const { name } of contracts) prepared.set(name, { kind: 'waiting' })
}

/** The names of the calls that were made, in order. */
export const asked = (): readonly string[] => calls.map(({ name }) => name)

/** The requests of all calls of a contract so far, in order. */
export const sent = <C extends Call>(contract: C): readonly RequestOf<C>[] =>
  calls.filter(({ name }) => name === contract.name).map(({ request }) => request as RequestOf<C>)

/** Whether a form has asked the bank what stands against a call (docs/decisions/obstacles.md). */
const wasAskedAbout = ({ name }: Call): boolean => sent(queryObstacles).some(({ call: about }) => about === name)

let passedGesture = (): boolean => true

/** Sets how it is known whether the person has passed the gesture. */
export function knowPerson(passed: () => boolean): void {
  passedGesture = passed
}

let ids = 0

export const api: Api = {
  call(contract, request) {
    calls.push({ name: contract.name, request })
    if (contract.effect === 'money' && !wasAskedAbout(contract))
      complain(`${contract.name} was sent by a form that never asked what stands against it (useObstacles)`)
    if (contract.effect === 'read' && contract.access === 'account' && !passedGesture())
      complain(`${contract.name} was asked before the gesture, which ends the session (GestureMissing)`)
    const { wrong } = parse(contract.request, request)
    if (wrong !== undefined) complain(`${contract.name} was called with what its contract refuses: ${wrong}`)
    const saying = prepared.get(contract.name)
    if (!saying)
      complain(`${contract.name} was called, and the test has prepared no answer: ${JSON.stringify(request)}`)
    if (!saying || saying.kind === 'waiting') return new Promise(() => undefined)
    if (saying.kind === 'answering') return Promise.resolve(ok(saying.answer(request) as ResponseOf<typeof contract>))
    // The value was parsed by this contract when it was prepared.
    if (saying.kind === 'answered')
      return Promise.resolve(saying.from).then(() => ok(saying.value as ResponseOf<typeof contract>))
    const error = callError(saying.attempt, errorName)
    const open = contract.effect === 'money' && error.kind !== 'refused'
    return Promise.resolve(fail(open ? { ...error, unresolved: true } : error))
  },
  prepare: () => Promise.resolve(),
  newClientId() {
    const id = String((ids += 1)).padStart(32, '0')
    return isClientId(id) ? Promise.resolve(id) : Promise.reject(new Error(`${id} is no client id`))
  },
  randomBytes: (count) => globalThis.crypto.getRandomValues(new Uint8Array(count)),
  pendingMoney: createPendingMoney(storage, clock.now),
  onSessionLost: () => () => undefined,
}

interface Parsed {
  readonly parsed?: unknown
  /** The first field that is wrong, and why. */
  readonly wrong?: string
}

function parse(schema: Schema, value: unknown): Parsed {
  const result = safeParse(schema, value)
  if (result.success) return { parsed: result.output }
  const [issue] = result.issues
  return { wrong: `${getDotPath(issue) ?? 'the whole'}: ${issue.message}` }
}

atEnd(() => {
  prepared.clear()
  calls.length = 0
})
