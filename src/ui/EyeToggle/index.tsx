import { Icon } from '../Icon'
import { Pressable } from '../Pressable'
import './EyeToggle.scss'

export interface EyeToggleProps {
  readonly hidden: boolean
  readonly onToggle: (hidden: boolean) => void
}

/** Shows or hides amounts; the caller stores the choice. */
export function EyeToggle({ hidden, onToggle }: EyeToggleProps) {
  return (
    <Pressable className="ui-eye-toggle" label={hidden ? '显示金额' : '隐藏金额'} onPress={() => onToggle(!hidden)}>
      <Icon name={hidden ? 'eye-off' : 'eye'} size="small" tone="hint" />
    </Pressable>
  )
}
