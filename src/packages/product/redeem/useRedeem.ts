import { useState } from 'react'
import { queryHoldingDetail } from '@/contract/holding/queryHoldingDetail'
import { previewRedeem } from '@/contract/order/previewRedeem'
import { redeemProduct } from '@/contract/order/redeemProduct'
import { fen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { callOrSay } from '@/session/callOrSay'
import { useAction } from '@/session/useAction'
import { useCall } from '@/session/useCall'
import { showComplaint } from '@/ui/complaint'
import { redeemProblem } from './redeem'
import type { Preview, RedeemMode } from './redeem'
import type { PageFamily } from '../routeFamily'
import { sayMessage } from '@/features/order/refusals'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { useOrder } from '@/features/order/useOrder'
import type { PageRefusal } from '@/features/order/useOrder'

interface Form {
  readonly text: string
  readonly amount: Fen | undefined
  readonly mode: RedeemMode
  readonly amountError: string | undefined
  /** The bank's preview of the shares that are redeemed. */
  readonly asked: Preview | undefined
  /** Interest that was shown when the bank refused it as old. */
  readonly oldInterest: Fen | undefined
}

const EMPTY: Form = {
  text: '',
  amount: undefined,
  mode: 'ordinary',
  amountError: undefined,
  asked: undefined,
  oldInterest: undefined,
}

/** Withdrawing a deposit whole, or redeeming shares. */
export function useRedeem(family: PageFamily, seqNo: string) {
  const [form, setForm] = useState(EMPTY)
  const change = (part: Partial<Form>) => setForm((before) => ({ ...before, ...part }))
  const [hidden] = useAmountsHidden()
  const holding = useCall(queryHoldingDetail, { seqNo })
  const preview = useCall(previewRedeem, { seqNo })
  const order = useOrder(redeemProduct, family.link('RedeemResult'))
  // A deposit is withdrawn whole (§4); of shares the customer says how many.
  const whole = family.description.kind === 'deposit'
  const amount = whole ? preview.data?.principal : form.amount
  const problem =
    whole || !preview.data || amount === undefined ? undefined : redeemProblem(preview.data, form.mode, amount, hidden)

  const ready = amount !== undefined && (form.amountError ?? problem) === undefined

  // Of shares the bank is asked about those that are redeemed.
  const asked = whole ? preview.data : form.asked

  const review = useAction(async () => {
    if (!preview.data || order.obstacles.stop()) return
    if (amount === undefined) change({ amountError: '请输入赎回金额' })
    if (amount === undefined || problem !== undefined) return showComplaint()
    change({ amountError: undefined })
    if (!whole) {
      const told = await callOrSay(previewRedeem, { seqNo, amount })
      if (!told) return
      const { drawFailedTips = redeemProblem(told, form.mode, amount, hidden) } = told
      if (drawFailedTips !== undefined) {
        change({ amountError: drawFailedTips })
        return preview.reload()
      }
      change({ asked: told })
    }
    order.review()
  })

  const reload = () => {
    holding.reload()
    preview.reload()
  }

  const answer = async ({ place, error }: PageRefusal): Promise<void> => {
    if (place === 'amount') change({ amountError: error.message })
    else if (place === 'changed' && whole) change({ oldInterest: preview.data?.preInterest })
    else await sayMessage(error.message)
    reload()
  }

  const submit = async (password: string): Promise<void> => {
    if (!preview.data || amount === undefined) return
    const expectedInterest = whole ? preview.data.preInterest : fen(0)
    const refusal = await order.send((clientId) => ({
      clientId,
      seqNo,
      mode: whole ? ('full' as const) : form.mode,
      amount,
      expectedInterest,
      ...(!whole && form.mode === 'ordinary' && { expectedDay: asked?.ordinaryDate }),
      password,
    }))
    if (refusal) await answer(refusal)
  }

  return { form, change, holding, preview, asked, whole, amount, problem, ready, order, review, submit, reload }
}

export type Redeeming = ReturnType<typeof useRedeem>
