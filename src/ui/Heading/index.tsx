import { View } from '@tarojs/components'
import type { PropsWithChildren } from 'react'
import { role } from '../role'

/** A heading for screen readers; the class decides how it looks. */
export function Heading({ level, className, children }: PropsWithChildren<{ level: 1 | 2 | 3; className: string }>) {
  return (
    <View className={className} {...role('heading')} aria-level={level}>
      {children}
    </View>
  )
}
