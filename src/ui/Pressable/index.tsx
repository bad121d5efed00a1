import { View } from '@tarojs/components'
import type { ViewProps } from '@tarojs/components'
import { useRef } from 'react'
import type { PropsWithChildren } from 'react'
import controls from '@/platform/controls'
import { classes } from '../classes'
import './Pressable.scss'

export interface PressableProps {
  /** May return a promise: further presses are ignored until it settles. */
  readonly onPress?: (() => void) | (() => Promise<unknown>)
  /** The screen reader's text, when the text inside isn't enough. */
  readonly label?: string
  readonly role?: 'button' | 'link' | 'tab' | 'checkbox' | 'radio' | 'switch' | 'menuitem' | 'option'
  readonly disabled?: boolean
  readonly checked?: boolean
  readonly selected?: boolean
  readonly expanded?: boolean
  readonly busy?: boolean
  /** Whether it is the current item among links (a tab bar). */
  readonly current?: boolean
  readonly id?: string
  readonly className?: string
  readonly style?: ViewProps['style']
}

/** As text, because the mini-program writes a bare true as an empty attribute. */
const said = (state: boolean | undefined): 'true' | 'false' | undefined =>
  state === undefined ? undefined : state ? 'true' : 'false'

/** Everything that can be pressed: every control uses it, so that each has a role, a name, focus and keys. */
export function Pressable(props: PropsWithChildren<PressableProps>) {
  const { onPress, label, role = 'button', disabled = false, className, children, ...rest } = props
  const settling = useRef(false)
  const press = (): void => {
    if (disabled || settling.current) return
    const outcome = onPress?.()
    if (!(outcome instanceof Promise)) return
    settling.current = true
    const settled = (): void => {
      settling.current = false
    }
    // Not finally(): that would make a second promise with an unhandled rejection; the first belongs to the caller.
    outcome.then(settled, settled)
  }
  const { checked, selected, expanded, busy, current, id, style } = rest
  return (
    <View
      id={id}
      style={style}
      className={classes('ui-pressable', disabled && 'is-disabled', className)}
      onClick={press}
      {...(disabled ? {} : controls.pressFeedback)}
      {...controls.keyboardPress(press)}
      {...controls.role(role)}
      {...{ tabIndex: disabled ? -1 : 0 }}
      aria-label={label}
      aria-disabled={said(disabled || undefined)}
      aria-checked={said(checked)}
      aria-selected={said(selected)}
      aria-expanded={said(expanded)}
      aria-busy={said(busy || undefined)}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </View>
  )
}
