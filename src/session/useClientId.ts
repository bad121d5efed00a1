import { useRef } from 'react'
import type { CallError } from '../api/errors'
import type { Result } from '../domain/result'
import { newClientId } from './bank'

type ClientId = Awaited<ReturnType<typeof newClientId>>

interface ClientIds {
  /** The id of what is meant: the same for as long as the same is meant, so that after a lost answer it is done once. */
  readonly of: (meant: unknown) => Promise<ClientId>
  /** The outcome is known, or isn't: after an answer or a refusal the same once more is something new. */
  readonly settle: (outcome: Result<unknown, CallError>) => void
}

/** The client ids of what a page sends: one for each thing that is meant. */
export function useClientId(): ClientIds {
  const last = useRef<{ readonly meant: string; readonly clientId: ClientId }>()
  return {
    of: async (meant) => {
      const written = JSON.stringify(meant)
      if (last.current?.meant !== written) last.current = { meant: written, clientId: await newClientId() }
      return last.current.clientId
    },
    settle: (outcome) => {
      if (outcome.ok || outcome.error.kind === 'refused') last.current = undefined
    },
  }
}
