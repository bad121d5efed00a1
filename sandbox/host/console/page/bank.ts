import type { Answers, Inputs, Views } from '../api'

const KEY = 'sandbox-key'

/** The key that the start printed, as it was typed; kept while the tab is open. */
export const key = (): string => sessionStorage.getItem(KEY) ?? ''
export const keepKey = (typed: string): void => sessionStorage.setItem(KEY, typed)

/** Thrown when the bank asks for its key. */
export class KeyMissing extends Error {}

async function send(name: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`/sandbox/api/${name}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'x-sandbox-console': '1',
      ...(key() !== '' && { 'x-sandbox-key': key() }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const value: unknown = await response.json()
  if (response.ok) return value
  const { error, msg } = Object(value) as { readonly error?: string; readonly msg?: string }
  const Refusal = response.status === 401 ? KeyMissing : Error
  throw new Refusal(error ?? msg ?? response.statusText)
}

/** What a view shows. @throws Error with what the bank says */
export const ask = <Name extends keyof Views>(name: Name): Promise<Views[Name]> => send(name) as Promise<Views[Name]>

/** Carries an action out. @throws Error with what the bank says */
export const run = <Name extends keyof Inputs>(name: Name, input: Inputs[Name]): Promise<Answers[Name]> =>
  send(name, input) as Promise<Answers[Name]>

/** Carries out an action that the catalogue names. @throws Error with what the bank says */
export const runNamed = (name: string, input: object): Promise<unknown> => send(name, input)
export const askNamed = (name: string): Promise<unknown> => send(name)

/** An order's id, made with its button: pressed again after a lost answer, it sends the same one. */
export const newClientId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
