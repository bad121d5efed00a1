import { Text } from '@tarojs/components'
import { classes } from '../classes'
import './Tag.scss'

export interface TagProps {
  readonly children: string
  readonly tone?: 'brand' | 'plain' | 'success' | 'warning' | 'gold'
}

export function Tag({ children, tone = 'brand' }: TagProps) {
  return <Text className={classes('ui-tag', `ui-tag--${tone}`)}>{children}</Text>
}
