import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Heading } from '@/ui/Heading'
import './CardTitle.scss'

interface CardTitleProps {
  readonly children: string
  /** Beside the title, at the end of the line. */
  readonly right?: ReactNode
}

export const CardTitle = ({ children, right }: CardTitleProps) => (
  <View className="card-title">
    <Heading level={2} className="card-title__text">
      {children}
    </Heading>
    {right !== undefined && <View className="card-title__right">{right}</View>}
  </View>
)
