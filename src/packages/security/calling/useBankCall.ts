import { useCallback, useEffect, useRef, useState } from 'react'
import { useShownAgain } from '@/app/useShownAgain'
import type { CallError } from '@/api/errors'
import type { ResponseOf } from '@/contract/call'
import { queryBankCall } from '@/contract/security/queryBankCall'
import { ASK_AGAIN_MS, isVerified } from '@/domain/bankCall/callVerification'
import { call } from '@/session/bank'

type Said = ResponseOf<typeof queryBankCall>

/** What the bank last said, if it could be asked; `fresh`: whether that still says who is calling. */
export type BankCall =
  | { readonly state: 'asking' }
  | { readonly state: 'unknown'; readonly error: CallError }
  | { readonly state: 'said'; readonly said: Said; readonly fresh: boolean }

const TICK_MS = 1_000

/**
 * Whether the bank is calling now. Not by `useCall`, which shows an earlier answer when there is no newer one: an answer
 * of minutes ago must not vouch for the next caller. While the bank calls it is asked again and again.
 */
export function useBankCall(): BankCall & { readonly ask: () => void } {
  const [heard, setHeard] = useState<{ readonly said: Said; readonly heardAt: number }>()
  const [error, setError] = useState<CallError>()
  const [now, setNow] = useState(0)
  const round = useRef(0)

  const ask = useCallback((): void => {
    const asked = (round.current += 1)
    void call(queryBankCall, {}).then((outcome) => {
      // A later question has been asked, or the page is gone.
      if (asked !== round.current) return
      setError(outcome.ok ? undefined : outcome.error)
      setHeard(outcome.ok ? { said: outcome.value, heardAt: Date.now() } : undefined)
      setNow(Date.now())
    })
  }, [])
  useEffect(() => {
    ask()
    return () => {
      round.current = -1
    }
  }, [ask])
  useShownAgain(ask)

  const calling = heard?.said.calling !== undefined
  useEffect(() => {
    if (!calling) return undefined
    const asking = setInterval(ask, ASK_AGAIN_MS)
    // Phones stop timers in the background; the first tick afterwards sees by the clock how old the answer is.
    const ticking = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => {
      clearInterval(asking)
      clearInterval(ticking)
    }
  }, [calling, ask])

  if (error) return { state: 'unknown', error, ask }
  if (!heard) return { state: 'asking', ask }
  const fresh = !calling || isVerified(heard.said, Math.max(now, heard.heardAt) - heard.heardAt)
  return { state: 'said', said: heard.said, fresh, ask }
}
