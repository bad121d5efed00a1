import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { CallError } from '../api/errors'
import type { Call, RequestOf, ResponseOf } from '../contract/call'
import { call } from './bank'
import { currentEra, recall, remember } from './memory'

/** What a screen knows of a read: nothing yet, an answer (perhaps being refreshed), or why there is none. */
export type Loadable<T> =
  | { readonly state: 'loading'; readonly data?: undefined; readonly error?: undefined }
  | { readonly state: 'ready'; readonly data: T; readonly error?: undefined }
  | { readonly state: 'failed'; readonly data?: undefined; readonly error: CallError }

export type Loaded<T> = Loadable<T> & { readonly reload: () => void }

/**
 * Reads from the bank for a screen. What was read before is shown at once and read again behind it, so a tab that is
 * opened a second time never flashes a skeleton; a failed refresh keeps what is shown.
 * @param request undefined: nothing is asked yet (the gate isn't passed, or a parameter is missing).
 */
export function useCall<C extends Call>(contract: C, request: RequestOf<C> | undefined): Loaded<ResponseOf<C>> {
  const key = request === undefined ? undefined : keyOf(contract, request)
  const [shown, setShown] = useState<{ readonly key: string | undefined; readonly value: Loadable<ResponseOf<C>> }>()
  const [round, setRound] = useState(0)
  const latest = useRef(request)
  latest.current = request

  // Not a passive effect: the question leaves before the first paint, which takes a slow phone a tenth of a second.
  useLayoutEffect(() => {
    const asked = latest.current
    if (key === undefined || asked === undefined) return undefined
    let current = true
    const era = currentEra()
    void call(contract, asked).then((result) => {
      if (result.ok) remember(key, result.value, era)
      if (!current) return
      if (result.ok) setShown({ key, value: { state: 'ready', data: result.value } })
      else if (recall(key) === undefined) setShown({ key, value: { state: 'failed', error: result.error } })
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
  remember(keyOf(contract, request), value)
}

const keyOf = (contract: Call, request: unknown): string => `${contract.name} ${JSON.stringify(request)}`

function currentValue<T>(
  key: string | undefined,
  shown: { readonly key: string | undefined; readonly value: Loadable<T> } | undefined,
): Loadable<T> {
  if (shown && shown.key === key) return shown.value
  const known = key === undefined ? undefined : recall(key)
  return known === undefined ? { state: 'loading' } : { state: 'ready', data: known as T }
}
