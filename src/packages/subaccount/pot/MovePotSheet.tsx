import { View } from '@tarojs/components'
import { useState } from 'react'
import type { Fen } from '@/domain/money/fen'
import { potMoveEffect } from '@/domain/pots/pots'
import { Effect } from '@/features/order/Effect'
import { EffectAhead } from '@/features/order/EffectAhead'
import { ObstacleNotes } from '@/features/order/ObstacleNotes'
import { actKind } from '@/features/order/useObstacles'
import { AmountInput } from '@/ui/AmountInput'
import { Button } from '@/ui/Button'
import { Sheet } from '@/ui/Sheet'
import type { useMovePot } from './usePot'

interface MovePotSheetProps {
  readonly move: ReturnType<typeof useMovePot>
  readonly balance: Fen
  readonly available: Fen
  readonly hidden: boolean
}

/** The amount, and what both hold after it. */
export function MovePotSheet({ move, balance, available, hidden }: MovePotSheetProps) {
  const { direction, form, possible, most } = move
  const isIn = direction !== 'OUT'
  const verb = isIn ? '存入' : '转回'
  const after =
    possible === undefined ? undefined : potMoveEffect(isIn ? 'IN' : 'OUT', possible, { balance, available })
  const [typing, setTyping] = useState(false)
  const figures = [
    { caption: after ? `${verb}后存钱罐` : '存钱罐余额', amount: after?.balanceAfter ?? balance },
    { caption: after ? `${verb}后可用余额` : '电子账户可用余额', amount: after?.availableAfter ?? available },
  ]
  const kind = actKind(move.obstacles, possible !== undefined)
  const confirm = { label: `确认${verb}`, onPress: move.send.run, busy: move.send.busy, kind }
  return (
    <Sheet
      open={direction !== undefined}
      title={isIn ? '存入存钱罐' : '转回电子账户'}
      onClose={move.close}
      // While an amount is typed on our own keys, it is one of them.
      action={
        typing ? undefined : (
          <Button kind={kind} onPress={confirm.onPress} busy={confirm.busy}>
            {confirm.label}
          </Button>
        )
      }
    >
      <ObstacleNotes obstacles={move.obstacles} />
      <AmountInput
        value={form.text}
        onChange={move.type}
        label={`${verb}金额`}
        {...(form.error !== undefined && { error: form.error })}
        {...(most > 0 && { all: most })}
        confirm={confirm}
        onKeys={setTyping}
      >
        {typing ? (
          <EffectAhead figures={figures} hidden={hidden} />
        ) : (
          <View className="pot-effect">
            <Effect hidden={hidden} figures={figures} />
          </View>
        )}
      </AmountInput>
    </Sheet>
  )
}
