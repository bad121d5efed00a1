import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/Pressable'
import { greetingAt } from './greetingAt'

interface GreetingProps {
  /** Epoch milliseconds. */
  readonly now: number
  /** Masked, once the bank has told it. */
  readonly name?: string | undefined
  readonly elder: boolean
  readonly onChange?: () => void
  /** Before the switch: what is new for the customer. */
  readonly children?: ReactNode
}

export const Greeting = ({ now, name, elder, onChange, children }: GreetingProps) => (
  <View className="home-greeting">
    <Heading level={2} className="home-greeting__text">
      {greetingAt(now)}
      {name !== undefined && `，${name}`}
    </Heading>
    {children}
    <Pressable className="home-greeting__elder" label={elder ? '切换为标准版' : '切换为长辈版'} onPress={onChange}>
      <Icon name="elder" size="small" />
      {elder ? '标准版' : '长辈版'}
    </Pressable>
  </View>
)
