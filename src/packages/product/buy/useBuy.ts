import { useState } from 'react'
import { queryWallet } from '@/contract/account/queryWallet'
import { buyProduct } from '@/contract/order/buyProduct'
import type { BasisPoints, Fen } from '@/domain/money/fen'
import { orderSource } from '@/session/source'
import { useAction } from '@/session/useAction'
import { useCall } from '@/session/useCall'
import { addFen, ZERO_FEN } from '@/domain/money/fen'
import { showComplaint } from '@/ui/complaint'
import { showToast } from '@/ui/Toast'
import { amountProblem } from '../buyAmount'
import type { PageFamily } from '../routeFamily'
import { askConsentToManager, passesSaleChecks } from '../saleChecks'
import { askElder, sayGone } from '@/features/order/refusals'
import { useCoupons } from './useCoupons'
import type { FamilyProduct } from '../useFamilyProduct'
import { useOrder } from '@/features/order/useOrder'
import type { PageRefusal } from '@/features/order/useOrder'

interface Form {
  readonly text: string
  readonly amount: Fen | undefined
  readonly agreed: boolean
  /** Said at the amount, by the bank. */
  readonly amountError: string | undefined
  /** The rate that was shown when the bank refused it as old. */
  readonly oldRate: BasisPoints | undefined
}

const EMPTY: Form = { text: '', amount: undefined, agreed: false, amountError: undefined, oldRate: undefined }

/** Buying a product: what is typed, the steps up to the password, and where each refusal goes. */
export function useBuy(family: PageFamily, product: FamilyProduct) {
  const [form, setForm] = useState(EMPTY)
  const change = (part: Partial<Form>) => setForm((before) => ({ ...before, ...part }))
  const wallet = useCall(queryWallet, product.refused ? undefined : {})
  const { facts, detail } = product
  const riskTest = { from: family.link('Buy'), productType: facts?.productType }
  const order = useOrder(buyProduct, family.link('Result'), riskTest)
  const { description } = family
  const coupons = useCoupons(facts, form.amount)
  const available = wallet.data?.available
  // A cash coupon pays its part: what the account must pay is that much less.
  const cash = coupons.chosen?.facts.kind === 'cash' ? coupons.chosen.benefit : ZERO_FEN
  const payable = available === undefined ? undefined : addFen(available, cash)
  const problem = facts && form.amount !== undefined ? amountProblem(facts, form.amount, payable) : undefined

  const review = useAction(async () => {
    if (!facts || !detail) return showToast('产品信息加载中，请稍候')
    if (form.amount === undefined) change({ amountError: `请输入${description.buy.amountCaption}` })
    if (form.amount === undefined || problem) return showComplaint()
    if (!form.agreed) return showToast('请先阅读并勾选相关协议')
    if (!(await passesSaleChecks(facts, riskTest))) return
    change({ amountError: undefined })
    order.review()
  })

  /** Answers a refusal; true when the customer confirmed what the bank asked for, so that the order goes out again. */
  const answer = async ({ place, error }: PageRefusal): Promise<boolean> => {
    switch (place) {
      case 'elder':
        return askElder(description.index.riskNotice ?? [])
      case 'consent':
        return askConsentToManager()
      case 'amount':
        change({ amountError: error.message })
        return false
      case 'changed':
        change({ oldRate: facts?.appointRate })
        product.read.reload()
        showToast(error.message)
        return false
      case 'coupon':
        coupons.choose(undefined)
        coupons.reload()
        showToast(error.message)
        return false
      case 'agreement':
        change({ agreed: false })
        product.read.reload()
        showToast('协议内容已更新，请重新阅读并同意')
        return false
      case 'gone':
        product.read.reload()
        await sayGone(error.message)
        return false
    }
  }

  const submit = async (password: string, elderConfirmed = false): Promise<void> => {
    const { amount } = form
    if (!facts || !detail || amount === undefined) return
    const refusal = await order.send((clientId) => ({
      clientId,
      productType: facts.productType,
      amount,
      expectedRate: facts.appointRate,
      agreementVersion: detail.agreementVersion,
      password,
      ...(coupons.chosen ? { couponId: coupons.chosen.facts.couponId } : {}),
      ...(elderConfirmed ? { elderConfirmed } : {}),
      ...orderSource(),
    }))
    // The password lives in this call only; it isn't asked for twice because of a question in between.
    if (refusal && (await answer(refusal))) return submit(password, elderConfirmed || refusal.place === 'elder')
  }

  return { form, change, wallet, available, problem, coupons, cash, order, review, submit }
}

export type Buying = ReturnType<typeof useBuy>
