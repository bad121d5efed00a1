import { useEffect, useState } from 'react'

export interface Loading<T> {
  readonly loaded: T | undefined
  readonly failed: boolean
  readonly retry: () => void
}

/**
 * Loads code or a document that few want, once what needs it is shown. What failed to load is asked for anew by `retry`:
 * React.lazy would keep the failure until the app is started again.
 * @param load the same function for the same thing; undefined for nothing
 */
export function useLoad<T extends object>(load: (() => Promise<T>) | undefined): Loading<T> {
  const [state, setState] = useState<{ readonly of: typeof load; readonly loaded?: T }>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!load) return undefined
    let wanted = true
    const keep = (loaded?: T): void => {
      if (wanted) setState({ of: load, ...(loaded && { loaded }) })
    }
    load().then(keep, () => keep())
    return () => {
      wanted = false
    }
  }, [load, tries])
  const own = state?.of === load ? state : undefined
  const retry = (): void => {
    setState(undefined)
    setTries(tries + 1)
  }
  return { loaded: own?.loaded, failed: own !== undefined && load !== undefined && own.loaded === undefined, retry }
}
