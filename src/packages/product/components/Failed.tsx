import type { CallError } from '@/api/errors'
import { ErrorState } from '@/ui/ErrorState'

/** A page or part of one whose data did not come. */
export const Failed = ({ error, onRetry }: { readonly error: CallError; readonly onRetry: () => void }) => (
  <ErrorState kind={error.kind === 'offline' ? 'offline' : 'error'} message={error.message} onRetry={onRetry} />
)
