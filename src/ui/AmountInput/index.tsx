import { Text, View } from '@tarojs/components'
import { useId, useState } from 'react'
import type { Fen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'
import { editAmount, groupYuan, LARGEST_TYPED, parseYuan, plainChange } from '@/domain/money/input'
import type { AmountRefusal } from '@/domain/money/input'
import { insertionOf } from '@/domain/validation/edit'
import { classes } from '../classes'
import { COMPLAINT } from '../complaint'
import { Icon } from '../Icon'
import { Pressable } from '../Pressable'
import { ReadAloud } from '../ReadAloud'
import { role } from '../role'
import { AmountField } from './AmountField'
import { QuickAmounts } from './QuickAmounts'
import { TYPING, useAmountKeys } from './useAmountKeys'
import './AmountInput.scss'

export interface AmountInputProps {
  /** The text as typed, in yuan. */
  readonly value: string
  /** Gets the text after the specification's rules (§5), and the amount when the text is one. */
  readonly onChange: (text: string, amount: Fen | undefined) => void
  readonly label: string
  readonly placeholder?: string
  readonly hint?: string
  readonly error?: string
  /** Shown when more digits are typed than the field takes: the largest amount possible here. */
  readonly tooMuch?: string | undefined
  /** Chips that fill in an amount. */
  readonly quick?: readonly Fen[]
  /** The amount 全部 fills in. */
  readonly all?: Fen
  readonly disabled?: boolean
}

const plain = (amount: Fen): string => formatAmount(amount).replace(/,/g, '').replace(/\.00$/, '')

const SENTENCES: Readonly<Record<AmountRefusal, string>> = {
  'not an amount': '粘贴的内容不是金额，请输入数字',
  'too many decimals': '粘贴的金额超过两位小数，请重新输入',
  'too much': `最多可输入${formatAmount(LARGEST_TYPED)}元`,
}

/**
 * The field's changes: an accepted one goes to `onChange`; a refused one shows a sentence until the field changes, here or
 * by its page.
 */
function useEdits({ value, onChange, tooMuch }: Pick<AmountInputProps, 'value' | 'onChange' | 'tooMuch'>) {
  const [refused, setRefused] = useState<{ readonly at: string; readonly refusal: AmountRefusal }>()
  // Grouping what is typed in the middle would throw the caret to the end: there it waits until the field is left.
  const [ungrouped, setUngrouped] = useState<{ readonly at: string; readonly shown: string }>()
  const shown = ungrouped?.at === value ? ungrouped.shown : groupYuan(value)
  const show = (text: string): void => {
    setRefused(undefined)
    const amount = parseYuan(text)
    onChange(text, amount.ok ? amount.value : undefined)
  }
  const type = (typed: string): void => {
    const { text, refusal } = editAmount(value, plainChange(shown, typed))
    if (refusal !== undefined) return setRefused({ at: value, refusal })
    const inTheMiddle = insertionOf(shown, typed).tail !== '' && typed.replace(/,/g, '') === text
    setUngrouped(inTheMiddle ? { at: text, shown: typed } : undefined)
    show(text)
  }
  const refusal = refused?.at === value ? refused.refusal : undefined
  const sentence = refusal && ((refusal === 'too much' && tooMuch) || SENTENCES[refusal])
  return { shown, show, type, sentence, group: () => setUngrouped(undefined) }
}

export function AmountInput(props: AmountInputProps) {
  const { value, label, placeholder = '请输入金额', hint, quick = [], all, disabled = false } = props
  const { shown, show, type, sentence, group } = useEdits(props)
  const keys = useAmountKeys()
  const error = sentence ?? props.error
  const noteId = `note${useId().replace(/:/g, '')}`
  const note = error ?? hint
  const amount = parseYuan(value)
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
            onLeave={group}
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
              onPress={() => show(plain(all))}
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
            {note}
          </View>
        )}
        {keys.Keys && keys.open && !disabled && (
          <keys.Keys
            label={label}
            onKey={(key) => type(shown + key)}
            onBack={() => type(shown.slice(0, -1))}
            onDone={keys.close}
          >
            {amount.ok && <ReadAloud caption={label} amount={amount.value} />}
          </keys.Keys>
        )}
      </View>
      {quick.length > 0 && (
        <QuickAmounts amounts={quick} disabled={disabled} onChoose={(chosen) => show(plain(chosen))} />
      )}
    </View>
  )
}
