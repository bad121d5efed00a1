import { useEffect, useState } from 'react'
import type { CallError } from '@/api/errors'
import { go } from '@/app/navigate'
import { useEntryAtButton } from '@/app/useEntryAtButton'
import { queryWallet } from '@/contract/account/queryWallet'
import type { ResponseOf } from '@/contract/call'
import { buyProduct } from '@/contract/order/buyProduct'
import { previewBuy } from '@/contract/order/previewBuy'
import type { ProductFacts } from '@/contract/product/productFacts'
import { isPartnerPage } from '@/domain/channels/channels'
import { isDay } from '@/domain/dates/day'
import type { BasisPoints, Fen } from '@/domain/money/fen'
import { readYuan, typedYuan } from '@/domain/money/input'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { call } from '@/session/bank'
import { takeBuyAmount } from '@/session/meantAmount'
import { orderSource } from '@/session/source'
import { useAction } from '@/session/useAction'
import { useCall } from '@/session/useCall'
import { keepWaitingOrder } from '@/session/waitingOrder'
import { addFen, subtractFen, ZERO_FEN } from '@/domain/money/fen'
import { formatShortAmount } from '@/domain/money/format'
import { showComplaint } from '@/ui/complaint'
import { askToTick } from '@/ui/RequiredCheckbox'
import { showToast } from '@/ui/Toast'
import { amountProblem } from '../buyAmount'
import type { OfferedCoupon } from '../coupons'
import type { PageFamily } from '../routeFamily'
import { askConsentToManager } from '../saleChecks'
import { useSaleChecks } from '../useSaleChecks'
import { refusalPlace } from '@/features/order/refusal'
import { sayGone, sayMessage, sayRefusal } from '@/features/order/refusals'
import { forgetTyped, keepTyped, takeTyped } from './typed'
import type { TypedOn } from './typed'
import { useCoupons } from './useCoupons'
import type { FamilyProduct } from '../useFamilyProduct'
import { useOrder } from '@/features/order/useOrder'
import type { PageRefusal } from '@/features/order/useOrder'

/** What a purchase would do. */
export type BuyEffect = ResponseOf<typeof previewBuy>

interface Form {
  readonly text: string
  readonly amount: Fen | undefined
  readonly agreed: boolean
  /** What the order would do, as the bank said when it was reviewed, and the coupon that was reckoned with. */
  readonly effect: BuyEffect | undefined
  readonly coupon: OfferedCoupon | undefined
  /** Said at the amount, by the bank. */
  readonly amountError: string | undefined
  /** The rate that was shown when the bank refused it as old. */
  readonly oldRate: BasisPoints | undefined
}

const EMPTY: Form = {
  text: '',
  amount: undefined,
  agreed: false,
  effect: undefined,
  coupon: undefined,
  amountError: undefined,
  oldRate: undefined,
}

/** The coupon an order names. */
const couponAsked = (chosen: OfferedCoupon | undefined) => (chosen ? { couponId: chosen.facts.couponId } : {})

/** A form with an amount as it was typed. */
function formOf(text: string): Form {
  const amount = readYuan(text)
  return { ...EMPTY, text, amount: amount.ok ? amount.value : undefined }
}

/** What was said on the way here, which has been found to be within the product's limits. */
function meantText(): string {
  const meant = takeBuyAmount()
  return meant === undefined ? '' : typedYuan(meant)
}

/** What is typed on the page, and the entry at its button: whoever signs in finds it as they left it. */
function useForm(page: TypedOn) {
  const [begun] = useState(() => takeTyped(page))
  const [form, setForm] = useState(() => formOf(begun.text || meantText()))
  const entry = useEntryAtButton(
    { name: page.name, query: { productType: page.productType, offerId: page.offerId } },
    { begun: begun.entering, beforeLeaving: (entering) => keepTyped(page, { text: form.text, entering }) },
  )
  useEffect(() => {
    if (entry.entered) forgetTyped()
  }, [entry.entered])
  const change = (part: Partial<Form>) => setForm((before) => ({ ...before, ...part }))
  return { form, change, ...entry }
}

/** Terms that an adviser agreed on with the customer; none for the shelf's. */
type Offer = { readonly offerId?: string }

/** Asks the bank what the order would do now. */
const askEffect = (facts: ProductFacts, amount: Fen, coupon: OfferedCoupon | undefined, offer: Offer) => {
  const { productType, appointRate: expectedRate } = facts
  return call(previewBuy, { productType, amount, expectedRate, ...couponAsked(coupon), ...offer })
}

type Facts = NonNullable<FamilyProduct['facts']>

/** What of an amount a cash coupon pays, why the amount can't be bought, and what the account lacks for the rest; undefined where it pays. */
function fundsFor(
  facts: Facts | undefined,
  amount: Fen | undefined,
  available: Fen | undefined,
  chosen: ReturnType<typeof useCoupons>['chosen'],
) {
  const cash = chosen?.facts.kind === 'cash' ? chosen.benefit : ZERO_FEN
  const payable = available === undefined ? undefined : addFen(available, cash)
  const problem = facts && amount !== undefined ? amountProblem(facts, amount, payable) : undefined
  const isShort = problem?.lacksFunds && amount !== undefined && payable !== undefined
  return { cash, problem, lacks: isShort ? subtractFen(amount, payable) : undefined }
}

/** The order waits on its page, with what was typed, until the money is there. */
function waitForMoney({ description }: PageFamily, { productName }: Facts, amount: Fen | undefined, lacks: Fen): void {
  if (amount === undefined) return
  const { title } = description.buy
  keepWaitingOrder({ lacks, what: `${title}${productName}${formatShortAmount(amount)}元`, action: `继续${title}` })
  go('/AccountTurnInto')
}

/** The texts that this app carries are no longer the bank's. */
const sayNewAgreement = (): Promise<void> => sayMessage('协议内容已更新，请退出后重新进入，阅读新的协议再购买')

/** Buying a product: what is typed, the steps up to the password, and where each refusal goes. */
export function useBuy(family: PageFamily, product: FamilyProduct, page: TypedOn, offer: Offer = {}) {
  const { form, change, entered, starting, enter } = useForm(page)
  const wallet = useCall(queryWallet, product.refused || !entered ? undefined : {})
  const [{ facts, detail }, { description }] = [product, family]
  const riskTest = { from: family.link('Buy'), productType: facts?.productType }
  const order = useOrder(buyProduct, family.link('Result'), { riskTest, entered })
  const coupons = useCoupons(entered ? facts : undefined, form.amount)
  const checks = useSaleChecks(description, riskTest)
  const { cash, problem, lacks } = fundsFor(facts, form.amount, wallet.data?.available, coupons.chosen)

  const review = useAction(async () => {
    if (!entered) return enter()
    if (facts && lacks !== undefined) return form.agreed ? waitForMoney(family, facts, form.amount, lacks) : askToTick()
    if (!facts || !detail) return showToast('产品信息加载中，请稍候')
    if (form.amount === undefined) change({ amountError: `请输入${description.buy.amountCaption}` })
    if (form.amount === undefined || problem) return showComplaint()
    if (detail.agreementVersion !== PRODUCT_AGREEMENT_VERSION) return sayNewAgreement()
    if (!form.agreed) return askToTick()
    if (!(await checks.passes(facts))) return
    const told = await askEffect(facts, form.amount, coupons.chosen, offer)
    if (!told.ok) return refused(told.error)
    change({ amountError: undefined, effect: told.value, coupon: coupons.chosen })
    order.review()
  })

  /** Answers a refusal; true when the customer confirmed what the bank asked for, so that the order goes out again. */
  const answer = async ({ place, error }: PageRefusal): Promise<boolean> => {
    switch (place) {
      case 'elder':
        return facts !== undefined && checks.confirmElder(facts.productType)
      case 'consent':
        return askConsentToManager()
      case 'amount':
        change({ amountError: error.message })
        return false
      case 'changed':
        if (error.kind === 'refused' && error.name === 'RateChanged') change({ oldRate: facts?.appointRate })
        product.read.reload()
        showToast(error.message)
        return false
      case 'coupon':
        coupons.choose(undefined)
        coupons.reload()
        showToast(error.message)
        return false
      case 'agreement':
        await sayNewAgreement()
        return false
      case 'gone':
        product.read.reload()
        await sayGone(error.message)
        return false
    }
  }

  /** What would refuse the order is said before the password. */
  const refused = async (error: CallError): Promise<void> => {
    const place = refusalPlace(error)
    if (!(await sayRefusal(place, error, riskTest))) await answer({ place, error } as PageRefusal)
  }

  const submit = async (password: string): Promise<void> => {
    const { amount, effect, coupon } = form
    if (!facts || !detail || amount === undefined || effect === undefined) return
    const refusal = await order.send((clientId) => ({
      clientId,
      productType: facts.productType,
      amount,
      expectedRate: facts.appointRate,
      ...(isDay(effect.startDate) && { expectedDay: effect.startDate }),
      // Of the texts that were shown, which this app carries: a bank that has newer ones refuses.
      agreementVersion: PRODUCT_AGREEMENT_VERSION,
      password,
      // As it was reviewed: one that is gone since is refused, and not left out.
      ...couponAsked(coupon),
      ...offer,
      ...checks.saysElder(facts.productType),
      ...(isPartnerPage(family.name) ? { partnerPage: family.name } : {}),
      ...orderSource(),
    }))
    // The password lives in this call only; it isn't asked for twice because of a question in between.
    if (refusal && (await answer(refusal))) return submit(password)
  }

  /** Whether something isn't read yet without which the form would change its shape under a finger. */
  const awaited = starting || coupons.awaited || (entered && facts !== undefined && wallet.state === 'loading')
  return {
    ...{ form, change, entered, wallet, awaited, problem, lacks, available: wallet.data?.available },
    ...{ coupons, cash, order, review, submit, riskTest },
  }
}

export type Buying = ReturnType<typeof useBuy>

/** Whether its act goes on: to signing in, to the money that is lacking, or to the summary; neither of these before the agreement. */
export const isReady = ({ entered, lacks, form, problem }: Buying): boolean =>
  !entered ||
  (form.agreed && (lacks !== undefined || (form.amount !== undefined && !problem && form.amountError === undefined)))
