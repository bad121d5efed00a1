import { View } from '@tarojs/components'
import './Illustration.scss'

export type IllustrationName = 'empty' | 'search' | 'error' | 'offline' | 'maintenance' | 'success'

/** A picture beside a text that says the same, so screen readers skip it. */
export function Illustration({ name }: { readonly name: IllustrationName }) {
  return (
    <View className={`ui-illustration ui-illustration--${name}`} aria-hidden="true">
      <View className="ui-illustration__layer ui-illustration__layer--1" />
      <View className="ui-illustration__layer ui-illustration__layer--2" />
      <View className="ui-illustration__layer ui-illustration__layer--3" />
    </View>
  )
}
