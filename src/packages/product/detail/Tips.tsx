import { View } from '@tarojs/components'
import { Card } from '@/ui/Card'
import { CardTitle } from '../CardTitle'
import './Tips.scss'

/** What somebody who buys the product should know besides (specification §3, "tips block"). */
export const Tips = ({ tips }: { readonly tips: readonly string[] }) => (
  <Card>
    <CardTitle>温馨提示</CardTitle>
    {tips.map((tip, index) => (
      <View key={tip} className="tips__item">
        <View className="tips__number">{index + 1}.</View>
        <View className="tips__text">{tip}</View>
      </View>
    ))}
  </Card>
)
