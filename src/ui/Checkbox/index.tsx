import { View } from '@tarojs/components'
import { classes } from '../classes'
import { Icon } from '../Icon'
import { Pressable } from '../Pressable'
import { TextLink } from '../TextLink'
import './Checkbox.scss'

export interface CheckboxProps {
  /** Must begin as false where the customer agrees to something: boxes are not pre-ticked. */
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** The statement: 我已阅读并同意. Pressing it ticks too. */
  readonly label: string
  /** Documents of the statement; opening one doesn't tick the box. */
  readonly links?: readonly { readonly text: string; readonly onPress: () => void }[]
  readonly disabled?: boolean
}

export function Checkbox({ checked, onChange, label, links = [], disabled = false }: CheckboxProps) {
  const toggle = (): void => onChange(!checked)
  const spoken = `${label}${links.map((link) => link.text).join('、')}`
  return (
    <View className="ui-checkbox">
      <Pressable
        className="ui-checkbox__target"
        role="checkbox"
        label={spoken}
        checked={checked}
        disabled={disabled}
        onPress={toggle}
      >
        <View className={classes('ui-checkbox__box', checked && 'is-checked')}>
          {checked && <Icon name="check" size="small" />}
        </View>
      </Pressable>
      <View className="ui-checkbox__text">
        <View className="ui-checkbox__label" onClick={disabled ? undefined : toggle}>
          {label}
        </View>
        {links.map((link) => (
          <TextLink key={link.text} {...link} />
        ))}
      </View>
    </View>
  )
}
