import { useEffect, useRef, useState } from 'react'
import type { CallError } from '@/api/errors'
import { validateBindAccount } from '@/contract/card/validateBindAccount'
import type { ResponseOf } from '@/contract/call'
import type { ErrorName } from '@/domain/errors/codes'
import { IDENTITY_MESSAGES } from '@/domain/errors/identityMessages'
import { digitsOfCard, isBankCard, isWrongCard } from '@/domain/validation/bankCard'
import { isMobile } from '@/domain/validation/mobile'
import { call } from '@/session/bank'
import { showComplaint } from '@/ui/complaint'
import { showToast } from '@/ui/Toast'
import { refusedAs } from '../refusedAs'
import { checkCode, useSmsCode } from '../sms/useSmsCode'
import type { SmsCode } from '../sms/useSmsCode'

export interface BoundCardRequest {
  readonly cardNo: string
  readonly mobileNo: string
  readonly smsCode: string
}

type CardField = 'cardNo' | 'mobileNo' | 'smsCode'
type Bank = ResponseOf<typeof validateBindAccount>

const FIELD: Readonly<Partial<Record<ErrorName, CardField>>> = {
  CardNumberInvalid: 'cardNo',
  CardBankUnknown: 'cardNo',
  CardIsCredit: 'cardNo',
  CardOwnerMismatch: 'cardNo',
  CardAlreadyBound: 'cardNo',
  CardPhoneMismatch: 'mobileNo',
  MobileInvalid: 'mobileNo',
  SmsCodeWrong: 'smsCode',
  SmsCodeExpired: 'smsCode',
}

/** The card's bank, asked for as soon as the number may be complete; a refusal is shown under the number. */
function useCardBank(cardNo: string, refuse: (message: string) => void): Bank | undefined {
  const [known, setKnown] = useState<{ cardNo: string; bank: Bank }>()
  const latest = useRef(refuse)
  latest.current = refuse
  useEffect(() => {
    if (!isBankCard(cardNo)) return undefined
    let current = true
    void call(validateBindAccount, { acctNo: cardNo }).then((outcome) => {
      if (!current) return
      if (outcome.ok) {
        setKnown({ cardNo, bank: outcome.value })
        if (outcome.value.cardType === 'CREDIT') latest.current(IDENTITY_MESSAGES.CardIsCredit)
      } else if (outcome.error.kind === 'refused') latest.current(outcome.error.message)
    })
    return () => {
      current = false
    }
  }, [cardNo])
  return known?.cardNo === cardNo ? known.bank : undefined
}

export interface CardForm {
  readonly cardNo: string
  readonly setCardNo: (typed: string) => void
  /** The number's field was left. */
  readonly endCardNo: () => void
  readonly mobileNo: string
  readonly setMobileNo: (typed: string) => void
  readonly sms: SmsCode
  readonly bank: Bank | undefined
  readonly errors: Readonly<Partial<Record<CardField, string>>>
  readonly submit: () => Promise<void>
}

/**
 * A bank card to be bound: its number, the phone registered at its bank, the code sent there.
 * @param onBind gives why it wasn't bound, or undefined
 */
export function useCardForm(onBind: (card: BoundCardRequest) => Promise<CallError | undefined>): CardForm {
  const [cardNo, setCard] = useState('')
  const [ended, setEnded] = useState(false)
  const [mobileNo, setMobile] = useState('')
  const [errors, setErrors] = useState<CardForm['errors']>({})
  const point = (field: CardField, message: string): false => {
    setErrors({ [field]: message })
    return false
  }
  const digits = digitsOfCard(cardNo)
  const ready = (): boolean => {
    if (!isBankCard(digits)) return point('cardNo', IDENTITY_MESSAGES.CardNumberInvalid)
    return isMobile(mobileNo) || point('mobileNo', IDENTITY_MESSAGES.MobileInvalid)
  }
  const sms = useSmsCode({ purpose: 'bindCard', mobileNo, ready })
  const bank = useCardBank(digits, (message) => point('cardNo', message))
  const submit = async (): Promise<void> => {
    if (!ready() || !checkCode(sms)) return
    setErrors({})
    const refused = await onBind({ cardNo: digits, mobileNo, smsCode: sms.code })
    if (refused === undefined) return
    const field = FIELD[refusedAs(refused) ?? 'InternalError']
    if (field === 'smsCode') return sms.setError(refused.message)
    if (!field) return showToast(refused.message)
    point(field, refused.message)
    showComplaint()
  }
  const wrong = isWrongCard(digits, ended) ? IDENTITY_MESSAGES.CardNumberInvalid : undefined
  const without = (field: CardField): void => setErrors((before) => ({ ...before, [field]: undefined }))
  return {
    cardNo,
    setCardNo: (typed) => {
      setCard(typed)
      setEnded(false)
      without('cardNo')
    },
    endCardNo: () => setEnded(true),
    mobileNo,
    setMobileNo: (typed) => {
      setMobile(typed)
      without('mobileNo')
    },
    sms,
    bank,
    errors: { ...errors, cardNo: errors.cardNo ?? wrong },
    submit,
  }
}
