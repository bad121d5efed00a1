import { useCallback, useRef, useState } from 'react'

/**
 * Something a button starts; it runs once at a time, however often the button is tapped. The lock is a ref and not state,
 * because many taps can come before React renders once.
 */
export function useAction<A extends unknown[]>(
  action: (...parameters: A) => Promise<unknown>,
): { readonly busy: boolean; readonly run: (...parameters: A) => void } {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const latest = useRef(action)
  latest.current = action
  const run = useCallback((...parameters: A) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    void latest.current(...parameters).finally(() => {
      running.current = false
      setBusy(false)
    })
  }, [])
  return { busy, run }
}
