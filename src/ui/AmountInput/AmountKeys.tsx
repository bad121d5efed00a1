import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Icon } from '../Icon'
import { Key, Keypad } from '../Keypad'
import './AmountKeys.scss'

/** What is done with the amount. */
export interface AmountAct {
  readonly label: string
  readonly onPress: () => void
  readonly busy?: boolean
  /** `blocked`: something is missing, which it says when it is pressed. */
  readonly kind?: 'primary' | 'blocked'
}

interface AmountKeysProps {
  readonly label: string
  /** A digit or the decimal point. */
  readonly onKey: (key: string) => void
  readonly onBack: () => void
  readonly onDone: () => void
  /** In place of 收起键盘. */
  readonly confirm?: AmountAct | undefined
  /** Between what deletes and what ends. */
  readonly children?: ReactNode
}

/** In order, unlike the keys of a password. */
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '.'] as const

/** Large keys for an amount, in the page below its field. */
export function AmountKeys({ label, onKey, onBack, onDone, confirm, children }: AmountKeysProps) {
  const end: AmountAct = confirm ?? { label: '收起键盘', onPress: onDone }
  return (
    <View className="ui-amount-keys">
      <View className="ui-amount-keys__digits">
        <Keypad label={`${label}的数字键盘`}>
          {KEYS.map((key) => (
            <Key
              key={key}
              className={classes('ui-amount-keys__key', key === '0' && 'ui-amount-keys__key--wide')}
              label={key === '.' ? '小数点' : undefined}
              onPress={() => onKey(key)}
            >
              {key}
            </Key>
          ))}
        </Keypad>
      </View>
      <View className="ui-amount-keys__side">
        <Key className="ui-amount-keys__back" label="删除一位" onPress={onBack}>
          <Icon name="backspace" />
        </Key>
        {children}
        <Key
          className={classes('ui-amount-keys__end', confirm && end.kind !== 'blocked' && 'ui-amount-keys__end--acts')}
          disabled={end.busy ?? false}
          onPress={end.onPress}
        >
          <View className="ui-amount-keys__act">{end.label}</View>
        </Key>
      </View>
    </View>
  )
}
