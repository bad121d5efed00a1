import type { ReactNode } from 'react'
import type { CallError } from '@/api/errors'
import type { Read } from '@/session/useCall'
import { Empty } from '@/ui/Empty'
import type { EmptyProps } from '@/ui/Empty'
import { ErrorState } from '@/ui/ErrorState'

interface LoadedProps<T> {
  readonly read: Read<T>
  /** Stands where the content will, in its shape. */
  readonly waiting: ReactNode
  /** What is said of an answer that has nothing to show; nothing for one that has. */
  readonly empty?: (data: T) => EmptyProps | false | undefined
  /** The page's own word for an error; undefined leaves it to the common one. */
  readonly failed?: (error: CallError) => ReactNode
  readonly children: (data: T) => ReactNode
}

/** A read as it stands: its skeleton, why it failed or that the phone is offline, that there is nothing, or its content. */
export function Loaded<T>({ read, waiting, empty, failed, children }: LoadedProps<T>): ReactNode {
  if (read.state === 'loading') return waiting
  if (read.state === 'failed') {
    const { error, reload } = read
    const kind = error.kind === 'offline' ? 'offline' : 'error'
    return failed?.(error) ?? <ErrorState kind={kind} message={error.message} onRetry={reload} />
  }
  const nothing = empty?.(read.data)
  return nothing ? <Empty {...nothing} /> : children(read.data)
}
