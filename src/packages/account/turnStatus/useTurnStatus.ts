import { useEffect } from 'react'
import * as v from 'valibot'
import type { ResponseOf } from '@/contract/call'
import { cancelTransfer } from '@/contract/transfer/cancelTransfer'
import { queryTransfer } from '@/contract/transfer/queryTransfer'
import { transferTaken } from '@/contract/transfer/transferFields'
import { isFinalTransferState } from '@/domain/transfer/machine'
import { useOperation } from '@/features/order/operation'
import { refusalPlace } from '@/features/order/refusal'
import { sayMessage, sayRefusal } from '@/features/order/refusals'
import { useOrderSteps } from '@/features/order/useOrderSteps'
import { call, newClientId, prepare } from '@/session/bank'
import { useCall } from '@/session/useCall'
import type { Read } from '@/session/useCall'
import { useOnTop } from '@/session/useOnTop'
import { showToast } from '@/ui/Toast'

export type TransferFacts = ResponseOf<typeof queryTransfer>

/** When an open transfer is asked about again, milliseconds after its page was opened. */
const AGAIN_AFTER_MS = [2_000, 5_000, 10_000] as const

/** Asks again a few times while something is still open; later the customer does, or the page when it comes back. */
function useAskedAgain(open: boolean, ask: () => void): void {
  const isOnTop = useOnTop(nothing)
  useEffect(() => {
    if (!open) return undefined
    const timers = AGAIN_AFTER_MS.map((ms) => setTimeout(() => isOnTop() && ask(), ms))
    return () => timers.forEach(clearTimeout)
  }, [open, ask, isOnTop])
}

const nothing = (): void => undefined

interface Asked {
  readonly orderNo?: string | undefined
  /** The client id of an order whose answer was lost. */
  readonly orderId?: string | undefined
  readonly otherwise: 'latest' | 'nothing'
}

/** What became of an order whose answer was lost; undefined while it is asked, or when there is nothing to ask. */
type Found =
  | { readonly state: 'taken'; readonly orderNo: string }
  /** With what the bank said against it, where it said something. */
  | { readonly state: 'notTaken'; readonly why: string | undefined }
  | { readonly state: 'unreadable' }

function useFoundOrder(orderId: string | undefined): { readonly read: Read<unknown>; readonly found?: Found } {
  const read = useOperation(orderId)
  if (!read.data) return { read }
  if (read.data.state !== 'DONE') return { read, found: { state: 'notTaken', why: read.data.refusal?.message } }
  const taken = v.safeParse(transferTaken, read.data.answer)
  return { read, found: taken.success ? { state: 'taken', orderNo: taken.output.orderNo } : { state: 'unreadable' } }
}

/** A transfer as it stands, found by its number or by the id of a lost answer, and the ways on from it. */
export function useTurnStatus({ orderNo, orderId, otherwise }: Asked) {
  const { read: operation, found } = useFoundOrder(orderNo === undefined ? orderId : undefined)
  const known = orderNo ?? (found?.state === 'taken' ? found.orderNo : undefined)
  const latest = known === undefined && orderId === undefined && otherwise === 'latest'
  const transfer = useCall(queryTransfer, known !== undefined ? { orderNo: known } : latest ? {} : undefined)
  const { data, reload } = transfer
  useAskedAgain(data !== undefined && !isFinalTransferState(data.state), reload)
  return {
    operation,
    /** Set when there is no transfer to show, and will be none. */
    missing: found?.state === 'taken' ? undefined : found,
    /** Nothing was asked for. */
    unasked: known === undefined && orderId === undefined && !latest,
    transfer,
    cancelling: useCancelling(data, reload),
  }
}

/** Calling a transfer off: the payment password, and what the bank makes of it. */
function useCancelling(transfer: TransferFacts | undefined, reload: () => void) {
  const { change, ...steps } = useOrderSteps(cancelTransfer, transfer?.cancellable ? {} : undefined)
  const submit = async (password: string): Promise<void> => {
    if (!transfer) return
    const clientId = await newClientId()
    const outcome = await call(cancelTransfer, { clientId, orderNo: transfer.orderNo, password })
    if (!outcome.ok) {
      const place = refusalPlace(outcome.error)
      if (place === 'password') return change({ passwordError: outcome.error.message })
      steps.close()
      reload()
      // The transfer's own state says whether it was called off.
      if (place === 'unknown') return showToast('撤销结果确认中，请以页面状态为准')
      if (!(await sayRefusal(place, outcome.error))) await sayMessage(outcome.error.message)
      return
    }
    steps.close()
    reload()
  }
  return {
    ...steps,
    ask: () => {
      void prepare(cancelTransfer)
      steps.askPassword()
    },
    submit,
  }
}
