import { View } from '@tarojs/components'
import type { PropsWithChildren } from 'react'
import { classes } from '../classes'
import { Pressable } from '../Pressable'
import '../block/block.scss'
import './Card.scss'

export interface CardProps {
  readonly onPress?: () => void
  /** The screen reader's name for a card that can be pressed. */
  readonly label?: string
  /**
   * All but plain are heroes, of which a screen has one: `hero` holds money of the customer's own and may have a
   * WaterLine, `product` something on sale or held (its `--colour-family` is the spine), `person` somebody or a
   * relation to them, `campaign` what is given.
   */
  readonly tone?: 'plain' | 'hero' | 'product' | 'person' | 'campaign'
  /** false: the content reaches the edges. */
  readonly padded?: boolean
  readonly className?: string
}

export function Card({
  onPress,
  label,
  tone = 'plain',
  padded = true,
  className,
  children,
}: PropsWithChildren<CardProps>) {
  const names = classes(
    'ui-block ui-card',
    tone !== 'plain' && `ui-card--${tone}`,
    !padded && 'ui-card--bare',
    className,
  )
  if (!onPress) return <View className={names}>{children}</View>
  return (
    <Pressable className={classes(names, 'ui-card--pressable')} onPress={onPress} label={label}>
      {children}
    </Pressable>
  )
}
