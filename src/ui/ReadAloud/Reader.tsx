import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import type { Fen } from '@/domain/money/fen'
import { spokenAmount } from '@/domain/money/spoken'
import { speech } from '@/platform/speech'
import { Pressable } from '../Pressable'
import './Reader.scss'

export interface ReaderProps {
  /** What the amount is, said before it. */
  readonly caption: string
  readonly amount: Fen
}

/** The button that reads an amount aloud; none where the phone can't. */
export function Reader({ caption, amount }: ReaderProps) {
  const [available, setAvailable] = useState(speech.available)
  useEffect(() => speech.subscribe(setAvailable), [])
  if (!available) return null
  return (
    <Pressable
      className="ui-reader"
      label={`念一遍，${caption}`}
      onPress={() => void speech.say(`${caption}，${spokenAmount(amount)}`)}
    >
      <View className="ui-reader__face">念一遍</View>
    </Pressable>
  )
}
