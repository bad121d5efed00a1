import { useEffect, useState } from 'react'
import type { ResponseOf } from '@/contract/call'
import { queryClosure } from '@/contract/closure/queryClosure'
import { queryClosureReceipt } from '@/contract/closure/queryClosureReceipt'
import { pendingMoney } from '@/session/bank'
import { device } from '@/platform/device'
import { COLLECTED, session, signOut } from '@/session/session'
import { storage } from '@/platform/storage'
import { useShownOrder } from '@/session/shownOrders'
import { keepAsAnswer, useCall } from '@/session/useCall'
import type { Read } from '@/session/useCall'

export type Receipt = ResponseOf<typeof queryClosureReceipt>

/** When a closing that isn't done is asked about again, milliseconds after its page was opened. */
const AGAIN_AFTER_MS = [2_000, 5_000, 10_000, 30_000, 60_000] as const

/** Nothing of the person stays on the phone once the bank has closed the account. */
function forgetHere(): void {
  if (session().token === undefined) return
  const { customerRef } = session().visitor ?? {}
  for (const { clientId, customer } of pendingMoney.list()) if (customer === customerRef) pendingMoney.end(clientId)
  signOut()
  for (const key of COLLECTED) storage.remove(key)
  device.forgetCookieId()
}

/** What came of the order to close: by its id, which outlives the session; else of the customer's last one. */
export function useReceipt(given: string | undefined): Read<Receipt | undefined> {
  const [learnt, setLearnt] = useState<string>()
  const orderId = given ?? learnt
  const own = useCall(queryClosure, orderId === undefined ? {} : undefined)
  const byId = useCall(queryClosureReceipt, orderId === undefined ? undefined : { clientId: orderId })
  const [closed, setClosed] = useState<Receipt>()
  const now: Receipt | undefined = orderId === undefined ? own.data?.last : byId.data
  useShownOrder(orderId, now !== undefined)
  const { reload } = orderId === undefined ? own : byId
  const { orderId: underWay, last } = own.data ?? {}
  useEffect(() => {
    if (underWay === undefined || last === undefined) return
    // From here on it is asked for by its id, because the session may end at any time.
    keepAsAnswer(queryClosureReceipt, { clientId: underWay }, last)
    setLearnt(underWay)
  }, [underWay, last])

  const open = now?.state === 'SUBMITTED' || now?.state === 'PAYING_OUT'

  useEffect(() => {
    if (!open) return undefined
    const timers = AGAIN_AFTER_MS.map((ms) => setTimeout(reload, ms))
    return () => timers.forEach(clearTimeout)
  }, [open, reload])

  const isClosed = now?.state === 'CLOSED'
  useEffect(() => {
    if (!isClosed || now === undefined) return
    // Kept here first: signing out forgets every answer.
    setClosed(now)
    forgetHere()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is closed
  }, [isClosed])

  if (closed) return { state: 'ready', data: closed, reload } as Read<Receipt | undefined>
  return orderId === undefined ? ownRead(own) : byId
}

const ownRead = (own: Read<ResponseOf<typeof queryClosure>>): Read<Receipt | undefined> =>
  own.state === 'ready' ? { ...own, data: own.data.last } : own
