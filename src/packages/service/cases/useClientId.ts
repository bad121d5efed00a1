import { useRef } from 'react'
import { newClientId } from '@/session/bank'

export interface ClientIds {
  /** The id of what is sent: the same for as long as the same is sent, so that after a lost answer it is done once. */
  readonly of: (sent: object) => Promise<string>
  /** After an answer: the same written once more is something new. */
  readonly done: () => void
}

/** The client ids of what a page sends. */
export function useClientId(): ClientIds {
  const last = useRef<{ readonly sent: string; readonly clientId: string }>()
  return {
    of: async (sent) => {
      const written = JSON.stringify(sent)
      if (last.current?.sent !== written) last.current = { sent: written, clientId: await newClientId() }
      return last.current.clientId
    },
    done: () => {
      last.current = undefined
    },
  }
}
