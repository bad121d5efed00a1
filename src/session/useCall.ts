import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CallError } from '../api/errors'
import type { Call, RequestOf, ResponseOf, Tags } from '../contract/call'
import type { Result } from '../domain/result'
import { call } from './bank'
import { currentEra, onChange, keptAnswer, keepAnswer, touches } from './memory'
import { useOnTop } from './useOnTop'

/** The state of a read: nothing yet, an answer (perhaps being refreshed), or why there is none. */
export type Loadable<T> =
  | { readonly state: 'loading'; readonly data?: undefined; readonly error?: undefined }
  | { readonly state: 'ready'; readonly data: T; readonly error?: undefined }
  | { readonly state: 'failed'; readonly data?: undefined; readonly error: CallError }

/** A read's state with a function to ask again; `features/loaded` draws it. */
export type Read<T> = Loadable<T> & { readonly reload: () => void }

const askedAhead = new Map<string, { readonly era: number; readonly answer: Promise<Result<unknown, CallError>> }>()

/** Asks before the screen that needs the answer exists; the screen then begins with the answer, or waits for it. */
export function askAhead<C extends Call>(contract: C, request: RequestOf<C>): void {
  const key = keyOf(contract, request)
  askedAhead.set(key, { era: currentEra(), answer: ask(key, contract, request) })
}

/**
 * An answer asked ahead is used once, because later readers need the present state, and not at all once something has changed or
 * somebody else has signed in.
 */
function take<C extends Call>(
  key: string,
  contract: C,
  request: RequestOf<C>,
): Promise<Result<ResponseOf<C>, CallError>> {
  const ahead = askedAhead.get(key)
  askedAhead.delete(key)
  if (ahead?.era !== currentEra()) return ask(key, contract, request)
  return ahead.answer as Promise<Result<ResponseOf<C>, CallError>>
}

async function ask<C extends Call>(
  key: string,
  contract: C,
  request: RequestOf<C>,
): Promise<Result<ResponseOf<C>, CallError>> {
  const era = currentEra()
  const result = await call(contract, request)
  if (result.ok) keepAnswer(key, result.value, providedBy(contract), era)
  return result
}

/**
 * Reads from the bank for a screen. An earlier answer is shown at once while it is asked again, so that a tab opened a
 * second time shows no skeleton; when that fails, the earlier answer stays. An answer with the customer's own data is
 * asked again when its page comes back on top, and at once when one of our calls has changed it (docs/decisions/reads.md);
 * a changed answer isn't kept when it can't be refreshed.
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

  // A layout effect, so that the request is sent before the first paint, which takes a slow phone a tenth of a second.
  useLayoutEffect(() => {
    const asked = latest.current
    if (key === undefined || asked === undefined) return undefined
    let current = true
    void take(key, contract, asked).then((result) => {
      if (!current) return
      if (result.ok) {
        const data = result.value
        setShown((before) =>
          before?.key === key && before?.value.data === data ? before : { key, value: { state: 'ready', data } },
        )
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

  useFresh(providedBy(contract), key, reload)

  return { ...currentValue<ResponseOf<C>>(key, shown), reload }
}

/** Asks again for the customer's own data: when it may have changed unseen, and when it has been changed. */
function useFresh(provided: Tags, key: string | undefined, reload: () => void): void {
  const isOnTop = useOnTop(() => {
    if (key !== undefined && provided.length > 0) reload()
  })
  useEffect(() => {
    if (key === undefined) return undefined
    const again = (): void => {
      if (isOnTop() && keptAnswer(key) === undefined) reload()
    }
    return onChange((changed) => {
      // The caller that made the change runs first, because its answer may already contain the new data (keepAsAnswer).
      if (touches(provided, changed)) setTimeout(again)
    })
  }, [provided, key, reload, isOnTop])
}

const NOTHING: Tags = []

const providedBy = (contract: Call): Tags => (contract.effect === 'read' ? contract.provides : NOTHING)

/** Stores a write's answer as the answer of a read, so that the next page begins with it. */
export function keepAsAnswer<C extends Call>(contract: C, request: RequestOf<C>, value: ResponseOf<C>): void {
  keepAnswer(keyOf(contract, request), value, providedBy(contract))
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
