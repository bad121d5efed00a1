import type { ReactNode } from 'react'
import { Card } from '@/ui/Card'
import { TextField } from '@/ui/TextField'
import { SmsCodeField } from '../sms/SmsCodeField'
import type { CardForm } from './useCardForm'

const TYPES = { DEBIT: '借记卡', CREDIT: '信用卡' } as const

/** In groups of four, as on the card. */
const grouped = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, '$1 ')

interface CardFieldsProps {
  readonly form: CardForm
  /** What belongs to the fields, below them. */
  readonly children?: ReactNode
}

/** Number, reserved phone and code of a bank card; the bank's name appears as soon as the number identifies it. */
export function CardFields({ form, children }: CardFieldsProps) {
  const { cardNo, bank, errors } = form
  const named = bank ? `${bank.bank_name} ${TYPES[bank.cardType]}` : undefined
  const read = cardNo.length > 4 ? grouped(cardNo) : undefined
  return (
    <Card>
      <TextField
        label="银行卡号"
        value={cardNo}
        kind="digits"
        maxLength={19}
        placeholder="请输入本人借记卡卡号"
        onChange={form.setCardNo}
        onBlur={form.endCardNo}
        error={errors.cardNo}
        hint={[named, read].filter(Boolean).join(' · ') || undefined}
      />
      <TextField
        label="银行预留手机号"
        name="reservedMobileNo"
        value={form.mobileNo}
        kind="digits"
        maxLength={11}
        placeholder="办卡时登记的手机号"
        onChange={form.setMobileNo}
        error={errors.mobileNo}
      />
      <SmsCodeField sms={form.sms} />
      {children}
    </Card>
  )
}
