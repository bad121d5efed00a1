import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Heading } from '../Heading'
import '../block/block.scss'
import './Section.scss'

export interface SectionProps {
  readonly title: string
  readonly className?: string
  readonly children: ReactNode
}

/** Cards or pictures under a title, which looks like that of a group of cells beside it. */
export const Section = ({ title, className, children }: SectionProps) => (
  <View className={classes('ui-block', className)}>
    <Heading level={2} className="ui-section__title">
      {title}
    </Heading>
    {children}
  </View>
)
