import type { CallError } from '@/api/errors'
import { ErrorState } from '@/ui/ErrorState'

interface FailedProps {
  readonly error: CallError
  readonly onRetry: () => void
}

/** What is shown in place of a read that came to nothing: why, and the way to try again. */
export const Failed = ({ error, onRetry }: FailedProps) => (
  <ErrorState kind={error.kind === 'offline' ? 'offline' : 'error'} message={error.message} onRetry={onRetry} />
)
