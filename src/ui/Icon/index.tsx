import { View } from '@tarojs/components'
import { classes } from '../classes'
import type { IconName } from './names'
import './Icon.scss'

export type { IconName } from './names'

export interface IconProps {
  readonly name: IconName
  /** 16, 24 and 40 px; larger in the elder view. */
  readonly size?: 'small' | 'medium' | 'large'
  /** The text's colour by default. */
  readonly tone?: 'brand' | 'hint' | 'warning' | 'success' | 'gold'
  readonly className?: string
}

/** A drawing beside a text that says the same, so screen readers skip it. */
export function Icon({ name, size = 'medium', tone, className }: IconProps) {
  const names = classes(
    'ui-icon',
    `ui-icon--${name}`,
    size !== 'medium' && `ui-icon--${size}`,
    tone && `ui-icon--tone-${tone}`,
    className,
  )
  return <View className={names} aria-hidden="true" />
}
