import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { CallError } from '../api/errors'
import type { Call, RequestOf, ResponseOf } from '../contract/call'
import type { Result } from '../domain/result'
import { call } from './bank'
import { currentEra, recall, remember } from './memory'

/** What a screen knows of a read: nothing yet, an answer (perhaps being refreshed), or why there is none. */
export type Loadable<T> =
  | { readonly state: 'loading'; readonly data?: undefined; readonly error?: undefined }
  | { readonly state: 'ready'; readonly data: T; readonly error?: undefined }
  | { readonly state: 'failed'; readonly data?: undefined; readonly error: CallError }

/** A read as it stands, and the way to ask again; `features/loaded` draws it. */
export type Read<T> = Loadable<T> & { readonly reload: () => void }

const askedAhead = new Map<string, Promise<Result<unknown, CallError>>>()

/** Asks before the screen is there that will ask: it begins with the answer, or goes on waiting for it. */
export function askAhead<C extends Call>(contract: C, request: RequestOf<C>): void {
  const key = keyOf(contract, request)
  askedAhead.set(key, ask(key, contract, request))
}

/** What was asked ahead is taken once; later readers want to know how things stand then. */
function take<C extends Call>(
  key: string,
  contract: C,
  request: RequestOf<C>,
): Promise<Result<ResponseOf<C>, CallError>> {
  const ahead = askedAhead.get(key)
  askedAhead.delete(key)
  return (ahead as Promise<Result<ResponseOf<C>, CallError>> | undefined) ?? ask(key, contract, request)
}

async function ask<C extends Call>(
  key: string,
  contract: C,
  request: RequestOf<C>,
): Promise<Result<ResponseOf<C>, CallError>> {
  const era = currentEra()
  const result = await call(contract, request)
  if (result.ok) keepAnswer(key, result.value, era)
  return result
}

/**
 * Reads from the bank for a screen. What was read before is shown at once and read again behind it, so a tab that is
 * opened a second time never flashes a skeleton; a failed refresh keeps what is shown.
 * @param request undefined: nothing is asked yet (the gate isn't passed, or a parameter is missing).
 */
export function useCall<C extends Call>(contract: C, request: RequestOf<C> | undefined): Read<ResponseOf<C>> {
  const key = request === undefined ? undefined : keyOf(contract, request)
  const [shown, setShown] = useState<Shown<ResponseOf<C>> | undefined>(() => {
    const value = known<ResponseOf<C>>(key)
    return value && { key, value }
  })
  const [round, setRound] = useState(0)
  const latest = useRef(request)
  latest.current = request

  // Not a passive effect: the question leaves before the first paint, which takes a slow phone a tenth of a second.
  useLayoutEffect(() => {
    const asked = latest.current
    if (key === undefined || asked === undefined) return undefined
    let current = true
    void take(key, contract, asked).then((result) => {
      if (!current) return
      if (result.ok) {
        const data = result.value
        setShown((before) => (before?.value.data === data ? before : { key, value: { state: 'ready', data } }))
      } else if (keptAnswer(key) === undefined) setShown({ key, value: { state: 'failed', error: result.error } })
    })
    return () => {
      current = false
    }
  }, [contract, key, round])

  const reload = useCallback(() => {
    setShown((before) => (before?.value.state === 'failed' ? undefined : before))
    setRound((before) => before + 1)
  }, [])

  return { ...currentValue<ResponseOf<C>>(key, shown), reload }
}

/** Keeps what a write has answered as the answer of a read, so that the next page begins with it. */
export function learn<C extends Call>(contract: C, request: RequestOf<C>, value: ResponseOf<C>): void {
  keepAnswer(keyOf(contract, request), value)
}

const keyOf = (contract: Call, request: unknown): string => `${contract.name} ${JSON.stringify(request)}`

interface Shown<T> {
  readonly key: string | undefined
  readonly value: Loadable<T>
}

function known<T>(key: string | undefined): Loadable<T> | undefined {
  const answer = key === undefined ? undefined : keptAnswer(key)
  return answer === undefined ? undefined : { state: 'ready', data: answer as T }
}

const currentValue = <T>(key: string | undefined, shown: Shown<T> | undefined): Loadable<T> =>
  shown && shown.key === key ? shown.value : (known<T>(key) ?? { state: 'loading' })
