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
  /** What a screen reader says, when the text inside does not say it. */
  readonly label?: string
  readonly role?: 'button' | 'link' | 'tab' | 'checkbox' | 'radio' | 'switch' | 'menuitem' | 'option'
  readonly disabled?: boolean
  readonly checked?: boolean
  readonly selected?: boolean
  readonly expanded?: boolean
  readonly busy?: boolean
  /** Of the current item among links (a tab bar). */
  readonly current?: boolean
  readonly id?: string
  readonly className?: string
  readonly style?: ViewProps['style']
}

/** As text: the mini-program writes a bare true as an empty attribute. */
const said = (state: boolean | undefined): 'true' | 'false' | undefined =>
  state === undefined ? undefined : state ? 'true' : 'false'

/** The one thing that can be pressed: every control is made of it, so each has a role, a name, focus and keys. */
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
    // Not finally(): a rejection belongs to whoever made the promise and must stay unhandled here once, not twice.
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
