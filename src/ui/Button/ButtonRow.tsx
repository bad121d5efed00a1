import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './Button.scss'

/** Buttons side by side, sharing the width; a single one fills it. */
export const ButtonRow = ({ children }: { readonly children: ReactNode }) => (
  <View className="ui-button-row">{children}</View>
)
