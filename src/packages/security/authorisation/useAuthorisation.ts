import { useEffect, useRef, useState } from 'react'
import type { CallError } from '@/api/errors'
import { goHome } from '@/app/navigate'
import { authorise } from '@/contract/bridge/authorise'
import { declineAuthorisation } from '@/contract/bridge/declineAuthorisation'
import { queryAuthorisation } from '@/contract/bridge/queryAuthorisation'
import type { ResponseOf } from '@/contract/call'
import { PARTNERS } from '@/domain/authorisations/machine'
import { checkRedirect } from '@/domain/validation/redirect'
import { refusalPlace } from '@/features/order/refusal'
import { sayMessage, sayRefusal } from '@/features/order/refusals'
import { useWithPassword } from '@/features/order/useWithPassword'
import { clock } from '@/platform/clock'
import { openOutside } from '@/platform/outsideLink'
import { call } from '@/session/bank'
import { confirm, tell } from '@/session/overlay'
import { useClientId } from '@/session/useClientId'
import { useCall } from '@/session/useCall'

export type Authorisation = ResponseOf<typeof queryAuthorisation>

const SECOND = 1_000
const HOSTS = PARTNERS.flatMap(({ hosts }) => hosts)

/** One pending order of a partner: shown, paid by the password, or declined. */
export function useAuthorisation(authId: string) {
  const read = useCall(queryAuthorisation, { authId })
  const ids = useClientId()

  const send = async (typed: string) => {
    if (!read.data) return undefined
    const clientId = await ids.of(authId)
    const outcome = await call(authorise, { clientId, authId, amount: read.data.amount, password: typed })
    ids.settle(outcome)
    return outcome
  }
  const refused = async (error: CallError): Promise<void> => {
    const place = refusalPlace(error)
    read.reload()
    if (place === 'unknown') return tell({ text: '网络不稳定，付款结果正在核实，请以本页显示为准，请勿重复付款' })
    if (!(await sayRefusal(place, error))) await sayMessage(error.message)
  }
  const password = useWithPassword(authorise, { asked: { authId }, send, onRefused: refused })
  // The keyboard is what the customer came for; it opens once, where something can be paid.
  const opened = useRef(false)
  const { known, found } = password.obstacles
  const ready = known && read.data?.state === 'WAITING'
  useEffect(() => {
    if (!ready || opened.current) return
    opened.current = true
    if (found.length === 0) password.ask()
  })
  const decline = async (): Promise<void> => {
    if (!(await confirm({ text: '取消后，该笔付款不能再支付，需返回商户重新发起', yes: '取消付款', no: '再想想' })))
      return
    const outcome = await call(declineAuthorisation, { authId })
    if (outcome.ok) return
    read.reload()
    await tell({ text: outcome.error.message })
  }
  return {
    read,
    password,
    decline,
  }
}

/** Whether the bank's list knows where the partner wants its customer back. */
export const mayReturn = ({ returnTo }: Authorisation): boolean => checkRedirect(returnTo, HOSTS).ok

/** Back to the partner; where the platform opens no address, the customer finds the way in WeChat. */
export async function goBackToPartner(authorisation: Authorisation): Promise<void> {
  const left = mayReturn(authorisation) && (await openOutside({ to: 'browser', url: authorisation.returnTo })).ok
  if (left) return
  await tell({ text: `请返回${authorisation.payee}的页面查看订单` })
  goHome()
}

/** Ms left to confirm, counted from the bank's own time. @param onOver the time is up */
export function useTimeLeft({ at, expiresAt }: Pick<Authorisation, 'at' | 'expiresAt'>, onOver: () => void): number {
  const begun = useRef(clock.now())
  const [left, setLeft] = useState(expiresAt - at)
  const over = useRef(onOver)
  over.current = onOver
  useEffect(() => {
    begun.current = clock.now()
    setLeft(expiresAt - at)
  }, [at, expiresAt])
  useEffect(() => {
    if (left <= 0) return over.current()
    return clock.after(SECOND, () => setLeft(expiresAt - at - (clock.now() - begun.current)))
  }, [left, at, expiresAt])
  return Math.max(0, left)
}
