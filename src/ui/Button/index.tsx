import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Pressable } from '../Pressable'
import './Button.scss'

export interface ButtonProps {
  readonly children: ReactNode
  /** A promise shows progress and blocks further presses until it settles. */
  readonly onPress: (() => void) | (() => Promise<unknown>)
  /** `blocked`: something stands against the act, which is said above it and again when it is pressed. */
  readonly kind?: 'primary' | 'secondary' | 'blocked' | 'text'
  /** `small` is as wide as its text; the others fill the width, `medium` with less padding, for a box. */
  readonly size?: 'normal' | 'medium' | 'small'
  readonly busy?: boolean
  readonly disabled?: boolean
  readonly label?: string
  readonly id?: string
  readonly className?: string
}

/** A screen has one primary button. */
export function Button(props: ButtonProps) {
  const { children, onPress, kind = 'primary', size = 'normal', busy = false, disabled = false } = props
  const [settling, setSettling] = useState(false)
  const working = busy || settling
  const press = (): void | Promise<unknown> => {
    const outcome = onPress()
    if (!(outcome instanceof Promise)) return
    setSettling(true)
    const settled = (): void => setSettling(false)
    outcome.then(settled, settled)
    return outcome
  }
  return (
    <Pressable
      id={props.id}
      label={props.label}
      disabled={disabled || working}
      busy={working}
      onPress={press}
      className={classes(
        'ui-button',
        `ui-button--${kind}`,
        size !== 'normal' && `ui-button--${size}`,
        working && 'is-busy',
        props.className,
      )}
    >
      <View className="ui-button__face">
        {working && <View className="ui-button__progress" aria-hidden="true" />}
        <Text>{children}</Text>
      </View>
    </Pressable>
  )
}
