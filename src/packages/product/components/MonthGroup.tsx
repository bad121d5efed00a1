import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { appearance } from '@/platform/appearance'
import { Heading } from '@/ui/Heading'
import './MonthGroup.scss'

interface MonthGroupProps {
  readonly title: string
  /** Beside the title: how many, how much. */
  readonly sum?: ReactNode
  readonly children: ReactNode
}

/** A month's rows under its name, which stays on top while they pass. */
export function MonthGroup({ title, sum, children }: MonthGroupProps) {
  // Where we draw the navigation bar ourselves, it stays on top too.
  const heading = appearance.hasNativeBar() ? 'hold-month' : 'hold-month is-below-bar'
  return (
    <View className="hold-group">
      <View className={heading}>
        <Heading level={2} className="hold-month__title">
          {title}
        </Heading>
        {sum !== undefined && <View className="hold-month__sum">{sum}</View>}
      </View>
      <View className="hold-group__rows">{children}</View>
    </View>
  )
}
