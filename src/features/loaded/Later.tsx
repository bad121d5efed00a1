import type { ReactElement } from 'react'
import { ErrorState } from '@/ui/ErrorState'
import { useLoad } from '@/ui/useLoad'

interface LaterProps<T> {
  readonly load: () => Promise<T>
  readonly waiting: ReactElement
  readonly children: (loaded: T) => ReactElement
}

/** A piece whose code few who open its page need. */
export function Later<T extends object>({ load, waiting, children }: LaterProps<T>) {
  const { loaded, failed, retry } = useLoad(load)
  if (failed) return <ErrorState onRetry={retry} />
  return loaded ? children(loaded) : waiting
}
