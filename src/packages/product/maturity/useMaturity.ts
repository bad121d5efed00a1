import { useRef, useState } from 'react'
import type * as v from 'valibot'
import type { CallError } from '@/api/errors'
import { queryMaturity } from '@/contract/maturity/queryMaturity'
import { queryProducts } from '@/contract/product/queryProducts'
import { setMaturityInstruction } from '@/contract/maturity/setMaturityInstruction'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { INSTRUCTION_NAMES } from '@/domain/maturity/instruction'
import type { MaturityInstruction } from '@/domain/maturity/instruction'
import type { redepositQuery } from '@/routes/queries/product'
import { describeProduct } from '@/products/registry'
import { call, prepare } from '@/session/bank'
import { useAction } from '@/session/useAction'
import { useCall } from '@/session/useCall'
import { askToTick } from '@/ui/RequiredCheckbox'
import { showToast } from '@/ui/Toast'
import { refusalPlace } from '@/features/order/refusal'
import { askConsentToManager } from '../saleChecks'
import { useSaleChecks } from '../useSaleChecks'
import { sayLocked, sayMessage, sayRefusal } from '@/features/order/refusals'
import { useWithPassword } from '@/features/order/useWithPassword'

interface Form {
  /** Undefined: as the bank has it. */
  readonly chosen: MaturityInstruction | undefined
  readonly agreed: boolean
  /** It was changed: its result is shown. */
  readonly done: boolean
}

const EMPTY: Form = { chosen: undefined, agreed: false, done: false }

/** The texts that this app carries are no longer the bank's. */
const sayNewAgreement = (): Promise<void> => sayMessage('协议内容已更新，请退出后重新进入，阅读新的协议再选择')

/** Choosing what becomes of a deposit at maturity: the choice, the agreement, the password, and each refusal's place. */
export function useMaturity({ seqNo, instruction }: v.InferOutput<typeof redepositQuery>) {
  const [form, setForm] = useState<Form>({ ...EMPTY, chosen: instruction })
  const change = (part: Partial<Form>) => setForm((before) => ({ ...before, ...part }))
  const read = useCall(queryMaturity, { seqNo })
  const products = useCall(queryProducts, {})
  const { data } = read
  // An address may name a way that isn't there, or not any more: nobody is asked for a password in vain.
  const picked = data?.options.find(({ instruction: way, unavailable }) => way === form.chosen && unavailable === '')
  const chosen = picked?.instruction ?? data?.instruction
  const option = data?.options.find(({ instruction }) => instruction === chosen)
  const target = option?.target && describeProduct(option.target.productType)
  const agreements = target?.agreements ?? []
  const checks = useSaleChecks(target, {})
  const facts = products.data?.products.find(({ productType }) => productType === option?.target?.productType)
  // Who lets the default stand may say so too, so that it is a choice.
  const changed = data !== undefined && (chosen !== data.instruction || (picked !== undefined && !data.decided))

  const review = useAction(async () => {
    if (!data || !option) return
    if (!changed) return showToast('您选择的就是当前的处理方式')
    if (data.agreementVersion !== PRODUCT_AGREEMENT_VERSION) return sayNewAgreement()
    if (agreements.length > 0 && !form.agreed) return askToTick()
    if (facts?.kind === 'wealth' && !(await checks.passes(facts))) return
    void prepare(setMaturityInstruction)
    password.ask()
  })

  // Kept for a question in between; gone with the answer.
  const typedOnce = useRef<string>()
  const submit = async (typed: string) => {
    if (!data || chosen === undefined) return undefined
    typedOnce.current = typed
    const outcome = await call(setMaturityInstruction, {
      seqNo,
      instruction: chosen,
      agreementVersion: PRODUCT_AGREEMENT_VERSION,
      password: typed,
      ...checks.saysElder(facts?.productType ?? ''),
    })
    if (outcome.ok) {
      typedOnce.current = undefined
      setForm({ ...EMPTY, chosen, done: true })
    }
    return outcome
  }
  const again = async (): Promise<void> => {
    const typed = typedOnce.current
    const outcome = typed === undefined ? undefined : await submit(typed)
    if (outcome && !outcome.ok && !(await password.answer(outcome.error))) await refused(outcome.error)
  }
  const refused = async (error: CallError): Promise<void> => {
    const place = refusalPlace(error)
    if (place === 'elder') return (await checks.confirmElder(facts?.productType ?? '')) ? again() : undefined
    if (place === 'consent') return (await askConsentToManager()) ? again() : undefined
    typedOnce.current = undefined
    if (place === 'agreement') await sayNewAgreement()
    else if (error.kind !== 'refused') await sayMessage(`${error.message}，请以页面显示的当前处理方式为准`)
    else if (!(await sayRefusal(place, error, {}))) await sayMessage(error.message)
    change(EMPTY)
    read.reload()
  }
  const password = useWithPassword(setMaturityInstruction, {
    send: submit,
    onRefused: refused,
    async onLocked(text) {
      await sayLocked(text)
      read.reload()
    },
  })

  // While the password is typed: what is done with how much of the money.
  const confirming = {
    name: option ? `${INSTRUCTION_NAMES[option.instruction]} · ${data?.holding.prodDesc ?? ''}` : '',
    ...(option && { amount: option.target ? option.amount : option.paidOut }),
  }

  return { read, form, change, chosen, option, target, facts, agreements, changed, confirming, review, password }
}

export type ChoosingMaturity = ReturnType<typeof useMaturity>
