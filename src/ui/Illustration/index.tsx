import { View } from '@tarojs/components'
import type { IllustrationName } from './names'
import './Illustration.scss'

export type { IllustrationName }

/**
 * A picture beside a text that says the same, so screen readers skip it. All but the one for who is offline come with the
 * first that is shown: nothing moves when they do, and home loads none.
 */
export function Illustration({ name }: { readonly name: IllustrationName }) {
  void import('./sheet').catch(() => undefined)
  return (
    <View className={`ui-illustration ui-illustration--${name} ui-illustration-sheet--${name}`} aria-hidden="true" />
  )
}
