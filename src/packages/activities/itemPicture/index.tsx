import { View } from '@tarojs/components'
import type { ItemPictureName } from '@/domain/points/mall'
import { classes } from '@/ui/classes'
import './itemPicture.scss'

interface ItemPictureProps {
  readonly name: ItemPictureName
  readonly large?: boolean
}

/** What an item of the mall looks like: drawn by us, in gold. */
export const ItemPicture = ({ name, large = false }: ItemPictureProps) => (
  <View className={classes('item-picture', `item-picture--${name}`, large && 'item-picture--large')} aria-hidden="true">
    <View className="item-picture__shape" />
    <View className="item-picture__light" />
  </View>
)
