import { View } from '@tarojs/components'
import { Button } from '@/ui/Button'
import type { Reveal } from './useReveal'
import './AccountNumber.scss'

interface AccountNumberProps {
  readonly acctId: string
  /** As the list has it. */
  readonly masked: string
  readonly reveal: Reveal
}

const FOUR = /(.{4})(?=.)/g

/** An account's number: masked with the way to the whole one, or whole and to be copied. */
export function AccountNumber({ acctId, masked, reveal }: AccountNumberProps) {
  const whole = reveal.numberOf(acctId)
  return (
    <View className="account-number">
      <View className="account-number__digits">{whole?.replace(FOUR, '$1 ') ?? masked}</View>
      {whole === undefined ? (
        <Button
          kind="text"
          size="small"
          label={`查看完整账号，尾号${masked.slice(-4)}`}
          onPress={() => reveal.ask(acctId)}
        >
          查看完整账号
        </Button>
      ) : (
        <Button kind="text" size="small" label={`复制账号，尾号${masked.slice(-4)}`} onPress={() => reveal.copy(whole)}>
          复制账号
        </Button>
      )}
    </View>
  )
}
