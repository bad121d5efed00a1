import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Icon } from '../Icon'
import { Key, Keypad } from '../Keypad'
import { Pressable } from '../Pressable'
import './AmountKeys.scss'

interface AmountKeysProps {
  readonly label: string
  /** A digit or the decimal point. */
  readonly onKey: (key: string) => void
  readonly onBack: () => void
  readonly onDone: () => void
  /** In place of 完成: what is done with the amount. */
  readonly confirm?: ReactNode
  /** Beside it. */
  readonly children?: ReactNode
}

/** In order, unlike the keys of a password. */
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0'] as const

/** Large keys for an amount, in the page below its field. */
export const AmountKeys = ({ label, onKey, onBack, onDone, confirm, children }: AmountKeysProps) => (
  <View className="ui-amount-keys ui-screen__keys">
    <Keypad label={`${label}的数字键盘`}>
      {KEYS.map((key) => (
        <Key
          key={key}
          className="ui-amount-keys__key"
          label={key === '.' ? '小数点' : undefined}
          onPress={() => onKey(key)}
        >
          {key}
        </Key>
      ))}
      <Key className="ui-amount-keys__key" label="删除一位" onPress={onBack}>
        <Icon name="backspace" />
      </Key>
    </Keypad>
    <View className="ui-amount-keys__foot">
      {children}
      {confirm === undefined ? (
        <Pressable className="ui-amount-keys__done" onPress={onDone}>
          完成
        </Pressable>
      ) : (
        <View className="ui-amount-keys__confirm">{confirm}</View>
      )}
    </View>
  </View>
)
