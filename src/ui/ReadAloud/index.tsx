import { View } from '@tarojs/components'
import { useContext, useEffect, useState } from 'react'
import type { Fen } from '@/domain/money/fen'
import { spokenAmount } from '@/domain/money/spoken'
import { speech } from '@/platform/speech'
import { Pressable } from '../Pressable'
import { ElderView } from '../Theme/elder'
import './ReadAloud.scss'

interface ReadAloudProps {
  /** What the amount is, said before it. */
  readonly caption: string
  readonly amount: Fen
}

/** Reads an amount aloud when it is pressed: in the elder view, where the phone can. */
export function ReadAloud({ caption, amount }: ReadAloudProps) {
  const elder = useContext(ElderView)
  const [available, setAvailable] = useState(speech.available)
  useEffect(() => speech.subscribe(setAvailable), [])
  if (!elder || !available) return null
  return (
    <Pressable
      className="ui-read-aloud"
      label={`朗读${caption}`}
      onPress={() => speech.say(`${caption}，${spokenAmount(amount)}`)}
    >
      <View className="ui-read-aloud__face">朗读</View>
    </Pressable>
  )
}
