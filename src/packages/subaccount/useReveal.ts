import { useEffect, useRef, useState } from 'react'
import { revealAcctNo } from '@/contract/subaccount/revealAcctNo'
import { sayRefusedOrder } from '@/features/order/refusals'
import { useWithPassword } from '@/features/order/useWithPassword'
import type { WithPassword } from '@/features/order/useWithPassword'
import { clipboard } from '@/platform/clipboard'
import { call } from '@/session/bank'
import { showToast } from '@/ui/Toast'

export interface Reveal {
  /** The whole number of an account, once the password was right; gone with the page. */
  readonly numberOf: (acctId: string) => string | undefined
  readonly ask: (acctId: string) => void
  readonly copy: (text: string) => Promise<void>
  readonly password: WithPassword
}

/** Whole account numbers, each by the payment password. */
export function useReveal(): Reveal {
  const [shown, setShown] = useState<ReadonlyMap<string, string>>(new Map())
  const asked = useRef('')
  const password = useWithPassword(revealAcctNo, {
    async send(digits) {
      const acctId = asked.current
      const outcome = await call(revealAcctNo, { acctId, password: digits })
      if (outcome.ok) setShown((before) => new Map(before).set(acctId, outcome.value.acctNo))
      return outcome
    },
    onRefused: sayRefusedOrder,
  })
  useEffect(() => () => setShown(new Map()), [])
  return {
    numberOf: (acctId) => shown.get(acctId),
    ask: (acctId) => {
      asked.current = acctId
      password.ask()
    },
    copy: async (text) => {
      const copied = await clipboard.copy(text)
      showToast(copied.ok ? '已复制' : '复制失败，请长按选择后复制')
    },
    password,
  }
}
