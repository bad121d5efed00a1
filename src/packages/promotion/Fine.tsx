import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './promotionFine.scss'

/** What has to be said beside, in small letters: who stands behind it, what a product is not. */
export const Fine = ({ children }: { readonly children: ReactNode }) => (
  <View className="promotion-fine">{children}</View>
)
