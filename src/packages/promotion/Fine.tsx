import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './promotionFine.scss'

/** What has to be said beside, in small letters: who stands behind it, what a product is not. */
export const Fine = ({ children }: { readonly children: ReactNode }) => (
  <View className="ui-block promotion-fine">{children}</View>
)

/** Several sentences of it, as one text. */
export const FineLines = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.length > 0 && (
    <View className="ui-block promotion-fine promotion-fine--below">
      {lines.map((line) => (
        <View key={line} className="promotion-fine__line">
          {line}
        </View>
      ))}
    </View>
  )
