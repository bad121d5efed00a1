import { Text, View } from '@tarojs/components'
import { useId } from 'react'
import type { ReactNode } from 'react'
import type { Fen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'
import { readYuan, typedYuan, YUAN_REFUSALS } from '@/domain/money/input'
import { classes } from '../classes'
import { COMPLAINT } from '../complaint'
import { Icon } from '../Icon'
import { Pressable } from '../Pressable'
import { ReadAloud } from '../ReadAloud'
import { role } from '../role'
import { unbroken } from '../Unbroken/unbroken'
import type { AmountAct } from './AmountKeys'
import { AmountField } from './AmountField'
import { QuickAmounts } from './QuickAmounts'
import { TYPING, useAmountKeys } from './useAmountKeys'
import { useYuanText } from './useYuanText'
import './AmountInput.scss'

export interface AmountInputProps {
  /** The text as typed, in yuan. */
  readonly value: string
  /** Gets the text after the specification's rules (§5), and the amount when the text is one. */
  readonly onChange: (text: string, amount: Fen | undefined) => void
  readonly label: string
  readonly placeholder?: string
  readonly hint?: ReactNode
  readonly error?: string
  /** Shown when more digits are typed than the field takes: the largest amount possible here. */
  readonly tooMuch?: string | undefined
  /** Chips that fill in an amount. */
  readonly quick?: readonly Fen[]
  /** The amount 全部 fills in. */
  readonly all?: Fen
  /** What belongs to the amount, below its sentence and above our own keys. */
  readonly children?: ReactNode
  /** Does it, in place of 收起键盘 on our own keys, where they leave its button no room below. */
  readonly confirm?: AmountAct
  /** Is told when our own keys open and close; the same function each time. */
  readonly onKeys?: (open: boolean) => void
  readonly disabled?: boolean
}

export function AmountInput(props: AmountInputProps) {
  const { value, label, placeholder = '请输入金额', hint, quick = [], all, disabled = false } = props
  const { shown, show, type, leave, refusal } = useYuanText(value, (text) => {
    const typed = readYuan(text)
    props.onChange(text, typed.ok ? typed.value : undefined)
  })
  const sentence = refusal && ((refusal === 'too much' && props.tooMuch) || YUAN_REFUSALS[refusal])
  const error = sentence ?? props.error
  const noteId = `note${useId().replace(/:/g, '')}`
  const note = error ?? hint
  const keys = useAmountKeys(value, error, props.onKeys)
  const amount = readYuan(value)
  return (
    <View className={classes('ui-amount-input', error !== undefined && 'is-wrong')}>
      <View className="ui-amount-input__label">{label}</View>
      <View className={classes('ui-amount-input__entry', keys.open && TYPING)}>
        <View className="ui-amount-input__line">
          <Text className="ui-amount-input__yuan">¥</Text>
          <AmountField
            label={label}
            placeholder={placeholder}
            disabled={disabled}
            wrong={error !== undefined}
            noteId={note === undefined ? undefined : noteId}
            shown={shown}
            onType={type}
            onLeave={leave}
            onKeys={keys.Keys && keys.show}
          />
          {value !== '' && !disabled && (
            <Pressable className="ui-amount-input__clear" label={`清空${label}`} onPress={() => show('')}>
              <Icon name="close" size="small" tone="hint" />
            </Pressable>
          )}
          {all !== undefined && (
            <Pressable
              className="ui-amount-input__all"
              label={`全部，${formatAmount(all)}元`}
              disabled={disabled}
              onPress={() => show(typedYuan(all))}
            >
              全部
            </Pressable>
          )}
        </View>
        {note !== undefined && (
          <View
            id={noteId}
            className={classes('ui-amount-input__note', error !== undefined && COMPLAINT)}
            {...(error === undefined ? {} : role('alert'))}
          >
            {unbroken(note)}
          </View>
        )}
        {props.children}
        {keys.Keys && keys.open && !disabled && (
          <keys.Keys
            label={label}
            onKey={(key) => type(shown + key)}
            onBack={() => type(shown.slice(0, -1))}
            onDone={keys.close}
            confirm={props.confirm}
          >
            {amount.ok && <ReadAloud caption={label} amount={amount.value} />}
          </keys.Keys>
        )}
      </View>
      {quick.length > 0 && (
        <QuickAmounts amounts={quick} disabled={disabled} onChoose={(chosen) => show(typedYuan(chosen))} />
      )}
    </View>
  )
}
