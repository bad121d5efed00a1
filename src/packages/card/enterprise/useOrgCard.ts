import { useState } from 'react'
import type { CallError } from '@/api/errors'
import { addOrgCard } from '@/contract/enterprise/addOrgCard'
import { proveOrgCard } from '@/contract/enterprise/proveOrgCard'
import { isOrgAccountNo } from '@/domain/enterprise/orgCard'
import type { Fen } from '@/domain/money/fen'
import { refusedAs } from '@/features/identity/refusedAs'
import { useObstacles } from '@/features/order/useObstacles'
import type { Obstacles } from '@/features/order/useObstacles'
import { call } from '@/session/bank'
import { callOrSay } from '@/session/callOrSay'
import { tell } from '@/session/overlay'
import { showComplaint } from '@/ui/complaint'
import { showToast } from '@/ui/Toast'
import type { Org } from './orgs'

interface OrgCardForm {
  readonly obstacles: Obstacles
  readonly accountNo: string
  readonly bankName: string
  readonly errors: { readonly accountNo?: string; readonly bankName?: string }
  readonly setAccountNo: (text: string) => void
  readonly setBankName: (text: string) => void
  readonly submit: () => Promise<void>
}

/** A new account of an enterprise; its name is the enterprise's and isn't typed. */
export function useOrgCardForm({ orgId, name }: Org, onAdded: () => void): OrgCardForm {
  const [accountNo, setAccountNo] = useState('')
  const [bankName, setBankName] = useState('')
  const [errors, setErrors] = useState<OrgCardForm['errors']>({})
  const obstacles = useObstacles(addOrgCard, {})
  const submit = async (): Promise<void> => {
    if (obstacles.stop()) return
    const wrong = {
      ...(isOrgAccountNo(accountNo) ? {} : { accountNo: '账号有误，请输入8至32位数字' }),
      ...(bankName.trim() === '' ? { bankName: '请填写开户银行' } : {}),
    }
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return showComplaint()
    const outcome = await callOrSay(addOrgCard, { orgId, name, accountNo, bankName: bankName.trim() })
    if (!outcome) return
    showToast('验证款已汇出')
    onAdded()
  }
  const typed = (set: (text: string) => void) => (text: string) => {
    set(text)
    setErrors({})
  }
  const fields = { accountNo, bankName, errors, setAccountNo: typed(setAccountNo), setBankName: typed(setBankName) }
  return { obstacles, ...fields, submit }
}

/** Tells what was paid to an account. A wrong amount is said under the field, with the tries that are left. */
export function useProof(orgCardId: string) {
  const [text, setText] = useState('')
  const [amount, setAmount] = useState<Fen>()
  const [error, setError] = useState<string>()
  const refused = (why: CallError): Promise<void> | void => {
    if (refusedAs(why) === 'OrgCardMismatch') return setError(why.message)
    return tell({ text: why.message })
  }
  const submit = async (): Promise<void> => {
    if (amount === undefined || amount < 1) return setError('请输入收到的金额，如0.37')
    const outcome = await call(proveOrgCard, { orgCardId, amount })
    if (!outcome.ok) return refused(outcome.error)
    showToast('验证成功，等待银行审批')
  }
  const change = (typed: string, parsed: Fen | undefined): void => {
    setText(typed)
    setAmount(parsed)
    setError(undefined)
  }
  return { text, error, change, submit }
}
