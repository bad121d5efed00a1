import { View } from '@tarojs/components'
import { classes } from '../classes'
import { Pressable } from '../Pressable'
import './Switch.scss'

export interface SwitchProps {
  readonly checked: boolean
  /** A promise blocks further changes until it settles. */
  readonly onChange: ((checked: boolean) => void) | ((checked: boolean) => Promise<unknown>)
  readonly label: string
  readonly disabled?: boolean
}

export function Switch({ checked, onChange, label, disabled }: SwitchProps) {
  return (
    <Pressable
      className="ui-switch"
      role="switch"
      label={label}
      checked={checked}
      disabled={disabled}
      onPress={() => onChange(!checked)}
    >
      <View className={classes('ui-switch__track', checked && 'is-on', disabled && 'is-off')}>
        <View className="ui-switch__knob" />
      </View>
    </Pressable>
  )
}
