import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Pressable } from '../Pressable'
import { role } from '../role'
import './Keypad.scss'

interface KeypadProps {
  /** What is typed on it; without it the keys need no name as a group. */
  readonly label?: string
  readonly children: ReactNode
}

/** Digits in three columns. What is around it sets the height of a row and the gap: `--keypad-row`, `--keypad-gap`. */
export const Keypad = ({ label, children }: KeypadProps) => (
  <View className="ui-keypad" {...(label === undefined ? {} : { ...role('group'), 'aria-label': label })}>
    {children}
  </View>
)

interface KeyProps {
  readonly onPress: () => void
  readonly children: ReactNode
  readonly label?: string | undefined
  readonly disabled?: boolean
  readonly className?: string
}

export const Key = ({ onPress, children, label, disabled, className }: KeyProps) => (
  <Pressable className={classes('ui-keypad__key', className)} label={label} disabled={disabled} onPress={onPress}>
    {children}
  </Pressable>
)

/** Keeps a place among the keys free. */
export const NoKey = () => <View />
