import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { Fen } from '@/domain/money/fen'
import type { Pending } from '@/domain/money/format'
import { Amount } from '@/ui/Amount'
import { EyeToggle } from '@/ui/EyeToggle'
import { Pressable } from '@/ui/Pressable'
import { useAmountsHidden } from '../list/useAmountsHidden'
import './Available.scss'

interface AvailableProps {
  readonly caption: string
  readonly amount: Pending<Fen>
  /** It is too little, which a sentence above says: on a low screen our own keys leave no room for both. */
  readonly lacking?: boolean
  /** At the end of the line. */
  readonly children?: ReactNode
}

/** Below the field of an amount: of how much it can be a part. */
export function Available({ caption, amount, lacking = false, children }: AvailableProps) {
  const [hidden, setHidden] = useAmountsHidden()
  return (
    <View className={lacking ? 'available available--lacking' : 'available'}>
      <View className="available__caption">{caption}</View>
      <View className="available__sum">
        <Amount value={amount} hidden={hidden} />
        <EyeToggle hidden={hidden} onToggle={setHidden} />
      </View>
      <View className="available__end">{children}</View>
    </View>
  )
}

interface TakeAllProps {
  readonly text?: string
  readonly label?: string
  readonly onPress: () => void
}

/** Fills in as much as can be taken. */
export const TakeAll = ({ text = '全部', label, onPress }: TakeAllProps) => (
  <Pressable className="available__all" label={label} onPress={onPress}>
    {text}
  </Pressable>
)
