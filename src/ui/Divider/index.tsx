import { View } from '@tarojs/components'
import './Divider.scss'

/** A hairline between parts; its text says what ends or begins (没有更多了). */
export function Divider({ text }: { readonly text?: string }) {
  return <View className="ui-divider">{text !== undefined && <View className="ui-divider__text">{text}</View>}</View>
}
