import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { appearance } from '@/platform/appearance'
import { Heading } from '@/ui/Heading'
import './MonthGroup.scss'

interface MonthGroupProps {
  readonly title: string
  /** Beside the title: number and sum. */
  readonly sum?: ReactNode
  /** 3 below a section's title. */
  readonly level?: 2 | 3
  /** Each row is a card of its own. */
  readonly apart?: boolean
  readonly children: ReactNode
}

/** A month's rows under its name, which stays at the top while they scroll. */
export function MonthGroup({ title, sum, level = 2, apart = false, children }: MonthGroupProps) {
  // Where we draw the navigation bar ourselves, the name stops below it.
  const heading = appearance.hasNativeBar() ? 'month-group__head' : 'month-group__head is-below-bar'
  return (
    <View className="month-group">
      <View className={heading}>
        <Heading level={level} className="month-group__title">
          {title}
        </Heading>
        {sum !== undefined && <View className="month-group__sum">{sum}</View>}
      </View>
      <View className={apart ? undefined : 'month-group__rows'}>{children}</View>
    </View>
  )
}
