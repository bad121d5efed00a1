import { View } from '@tarojs/components'
import { classes } from '../classes'
import { Icon } from '../Icon'
import './Portrait.scss'

interface PortraitProps {
  /** As it is shown beside, masked or not; without one, somebody who has no name yet. */
  readonly name?: string | undefined
  readonly size?: 'medium' | 'large'
  /** Of somebody with whom there is nothing any more. */
  readonly muted?: boolean
}

/** A person without a photograph: the first sign of the name in a circle. It says nothing to a screen reader: the name beside it does. */
export const Portrait = ({ name, size = 'medium', muted }: PortraitProps) => (
  <View className={classes('ui-portrait', `ui-portrait--${size}`, muted && 'is-muted')} aria-hidden="true">
    {name === undefined ? <Icon name="mine" tone={muted ? 'hint' : 'gold'} /> : Array.from(name)[0]}
  </View>
)
