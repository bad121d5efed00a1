import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { BRAND } from '@/domain/brand'
import '../block/block.scss'
import './Slip.scss'

export interface SlipProps {
  /** What was moved, above the rows. */
  readonly head?: ReactNode
  /** Cells. */
  readonly children: ReactNode
}

/** What the bank has written down of one thing that happened: a paper with its name, torn off along the water line. */
export const Slip = ({ head, children }: SlipProps) => (
  <View className="ui-block ui-slip">
    <View className="ui-slip__paper">
      <View className="ui-slip__top">
        <View className="ui-slip__bank">{BRAND.bankName}</View>
        {head !== undefined && <View className="ui-slip__head">{head}</View>}
      </View>
      {children}
    </View>
  </View>
)
