import { useRef } from 'react'
import { requestStatement } from '@/contract/statement/requestStatement'
import { go } from '@/app/navigate'
import { sayRefusedOrder } from '@/features/order/refusals'
import { useWithPassword } from '@/features/order/useWithPassword'
import { link } from '@/routes/link'
import { call } from '@/session/bank'
import type { RequestOf } from '@/contract/call'

export type Wanted = Omit<RequestOf<typeof requestStatement>, 'password'>

/** Asks for a document behind the payment password, and leads to it: it is made while its page opens. */
export function useRequest() {
  const wanted = useRef<Wanted>()
  const password = useWithPassword(requestStatement, {
    async send(typed) {
      if (!wanted.current) return undefined
      const asked = await call(requestStatement, { ...wanted.current, password: typed })
      if (asked.ok) {
        go(link('/pdfshow', { id: asked.value.statementId }), { replace: true })
      }
      return asked
    },
    onRefused: sayRefusedOrder,
  })
  const begin = (next: Wanted): void => {
    wanted.current = next
    password.ask()
  }
  return { begin, password }
}
