import { useState } from 'react'
import { ORG_ROLE_NAMES } from '@/domain/enterprise/roleNames'
import type { FormField } from '@/domain/approval/forms'
import { day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { AmountInput } from '@/ui/AmountInput'
import { DateSheet } from '@/ui/DateSheet'
import { OptionSheet } from '@/ui/OptionSheet'
import { PickField } from '@/ui/PickField'
import { TextField } from '@/ui/TextField'
import type { Acting } from '../model'
import type { Writer } from './useWrite'

interface FieldProps {
  readonly field: FormField
  readonly acting: Acting
  readonly all: Writer
}

/** One field of a form, by its type. */
export function Field({ field, acting, all }: FieldProps) {
  const { key, label, type, longest, hint, placeholder } = field
  const value = all.text.values[key] ?? ''
  const error = all.problemOf(key)
  const shared = { label, ...(hint !== undefined && { hint }), ...(error !== undefined && { error }) }
  if (type === 'yuan') return <AmountInput {...shared} value={value} onChange={(text) => all.set(key, text)} />
  if (type === 'text' || type === 'digits')
    return (
      <TextField
        {...shared}
        kind={type}
        value={value}
        onChange={(text) => all.set(key, text)}
        {...(longest !== undefined && { maxLength: longest })}
        {...(placeholder !== undefined && { placeholder })}
      />
    )
  if (type === 'day') return <DayField {...{ field, all }} />
  return <ChoiceField {...{ field, acting, all }} />
}

/** What there is to choose from. */
function optionsOf({ type, choices = [] }: FormField, { members, card }: Acting) {
  if (type === 'member')
    return members.map(({ memberId, name, role }) => ({ key: memberId, label: name, hint: ORG_ROLE_NAMES[role] }))
  if (type === 'orgCard') return card ? [{ key: card.orgCardId, label: `${card.bankName} ${card.accountNo}` }] : []
  return choices
}

function ChoiceField({ field, acting, all }: FieldProps) {
  const [open, setOpen] = useState(false)
  const { key, label, hint } = field
  const value = all.text.values[key] ?? ''
  const options = optionsOf(field, acting)
  const error =
    field.type === 'orgCard' && options.length === 0 ? '企业还没有绑定对公账户，请先绑定' : all.problemOf(key)
  return (
    <>
      <PickField
        label={label}
        value={options.find((one) => one.key === value)?.label}
        onPress={() => setOpen(options.length > 0)}
        {...(hint !== undefined && { hint })}
        {...(error !== undefined && { error })}
      />
      <OptionSheet
        open={open}
        title={label}
        options={options}
        value={value}
        onSelect={(chosen) => {
          all.set(key, chosen)
          setOpen(false)
        }}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

const OFFERED = [day('20260101'), day('20361231')] as const

function DayField({ field: { key, label, hint }, all }: Pick<FieldProps, 'field' | 'all'>) {
  const [open, setOpen] = useState(false)
  const value = all.text.values[key] ?? ''
  const error = all.problemOf(key)
  return (
    <>
      <PickField
        label={label}
        value={value === '' ? undefined : formatDay(day(value))}
        onPress={() => setOpen(true)}
        {...(hint !== undefined && { hint })}
        {...(error !== undefined && { error })}
      />
      <DateSheet
        open={open}
        title={label}
        days={OFFERED}
        value={value}
        onConfirm={(chosen) => {
          all.set(key, chosen)
          setOpen(false)
        }}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
