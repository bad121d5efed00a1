import { useRef } from 'react'
import type { RequestOf, ResponseOf } from '@/contract/call'
import { openCase } from '@/contract/cases/openCase'
import { call, newClientId } from '@/session/bank'
import { sayMessage } from '@/features/order/refusals'

type Draft = Omit<RequestOf<typeof openCase>, 'clientId'>

/**
 * Sends what was written; gives the case, undefined when it was refused, which was said. Sent again unchanged, after an answer
 * that got lost, it has the same client id, so that it opens no second case.
 */
export function useOpenCase(): (draft: Draft) => Promise<ResponseOf<typeof openCase> | undefined> {
  const sent = useRef<{ readonly draft: string; readonly clientId: string }>()
  return async (draft) => {
    const written = JSON.stringify(draft)
    if (sent.current?.draft !== written) sent.current = { draft: written, clientId: await newClientId() }
    const opened = await call(openCase, { ...draft, clientId: sent.current.clientId })
    if (opened.ok) return opened.value
    await sayMessage(opened.error.message)
    return undefined
  }
}
