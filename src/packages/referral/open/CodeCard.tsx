import { View } from '@tarojs/components'
import { useMemo } from 'react'
import { drawPlainCode } from '@/domain/posters/drawing'
import { webAddress } from '@/features/share/copying'
import { link } from '@/routes/link'
import { Card } from '@/ui/Card'
import { codeOf, POSTER_COLOURS } from '../invite/code'
import { PictureView } from '../invite/PictureView'

export interface CodeCardProps {
  readonly name: string
  readonly salesId: string
}

/** The code that leads to somebody's shop, with the number to check it by; a long press keeps it. */
export function CodeCard({ name, salesId }: CodeCardProps) {
  const caption = `扫码打开${name}的店铺`
  const drawing = useMemo(
    () => drawPlainCode(codeOf(webAddress(link('/microShopHomePage', { saverId: salesId }))), caption, POSTER_COLOURS),
    [salesId, caption],
  )
  return (
    <Card>
      <View className="referral-shop-code">
        <View className="referral-shop-code__picture">
          <PictureView drawing={drawing} label={caption} />
        </View>
        <View className="referral-shop-code__said">
          <View className="referral-shop-code__number">{`工号${salesId}`}</View>
          <View>长按可保存或转发。扫码后请核对姓名、工号和网点</View>
        </View>
      </View>
    </Card>
  )
}
