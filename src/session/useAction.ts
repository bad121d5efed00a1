import { useCallback, useRef, useState } from 'react'

/**
 * Something a button starts: runs once at a time however often it is tapped. The lock is a ref, not state, because
 * twenty taps can arrive before React renders once.
 */
export function useAction<A extends unknown[]>(
  action: (...parameters: A) => Promise<void>,
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
