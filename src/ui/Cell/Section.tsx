import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Heading } from '../Heading'
import '../block/block.scss'
import './Cell.scss'

export interface SectionProps {
  readonly title: string
  readonly children: ReactNode
}

/** Cards or pictures under a title, which looks like that of a group of cells beside it. */
export const Section = ({ title, children }: SectionProps) => (
  <View className="ui-block">
    <Heading level={2} className="ui-cell-group__title">
      {title}
    </Heading>
    {children}
  </View>
)
