import type { ReactNode } from 'react'
import type { CallError } from '@/api/errors'
import type { Read } from '@/session/useCall'
import { Empty } from '@/ui/Empty'
import type { EmptyProps } from '@/ui/Empty'
import { ErrorState } from '@/ui/ErrorState'

interface LoadedProps<T> {
  readonly read: Read<T>
  /** Shown while loading, in the shape of the content. */
  readonly waiting: ReactNode
  /** What to show for an answer without content; undefined for one with content. */
  readonly empty?: (data: T) => EmptyProps | false | undefined
  /** The page's own view of an error; undefined or false for the common one. */
  readonly failed?: (error: CallError) => ReactNode
  readonly children: (data: T) => ReactNode
}

/** A read as it stands: a skeleton, why it failed or that the phone is offline, that it is empty, or its content. */
export function Loaded<T>({ read, waiting, empty, failed, children }: LoadedProps<T>): ReactNode {
  if (read.state === 'loading') return waiting
  if (read.state === 'failed') {
    const { error, reload } = read
    const kind = error.kind === 'offline' ? 'offline' : 'error'
    return failed?.(error) || <ErrorState kind={kind} message={error.message} onRetry={reload} />
  }
  const nothing = empty?.(read.data)
  return nothing ? <Empty {...nothing} /> : children(read.data)
}
