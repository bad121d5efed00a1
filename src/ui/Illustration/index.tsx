import { View } from '@tarojs/components'
import type { Picture } from './picture'
import './Illustration.scss'

export type { Picture }

/** A picture beside a text that says the same, so screen readers skip it. */
export const Illustration = ({ picture }: { readonly picture: Picture }) => (
  <View className={`ui-illustration ui-illustration-${picture.drawn}`} aria-hidden="true">
    <View className="ui-illustration__filled" />
    <View className="ui-illustration__lines" />
  </View>
)
