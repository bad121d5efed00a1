import { View } from '@tarojs/components'
import { useState } from 'react'
import { CLASS_FACTS } from '@/domain/subaccount/classes'
import type { AccountClass } from '@/domain/subaccount/classes'
import type { MoveGround } from '@/domain/subaccount/effect'
import { ZERO_FEN } from '@/domain/money/fen'
import { Effect } from '@/features/order/Effect'
import { EffectAhead } from '@/features/order/EffectAhead'
import { ObstacleNotes } from '@/features/order/ObstacleNotes'
import { actKind } from '@/features/order/useObstacles'
import { PasswordSheet } from '@/features/order/PasswordSheet'
import { AmountInput } from '@/ui/AmountInput'
import { Button } from '@/ui/Button'
import { Sheet } from '@/ui/Sheet'
import { effectOfMove } from './moves'
import type { Sub } from './useClassHome'
import type { useMove } from './useMove'
import './MoveSheet.scss'

interface MoveSheetProps {
  readonly class: AccountClass
  readonly sub: Sub
  readonly ground: MoveGround
  readonly hidden: boolean
  readonly move: ReturnType<typeof useMove>
}

/** The amount that goes to or from the electronic account, then the payment password. */
export function MoveSheet({ class: accountClass, sub, ground, hidden, move }: MoveSheetProps) {
  const { direction, form, most, password } = move
  const isIn = direction !== 'OUT'
  const name = CLASS_FACTS[accountClass].name
  const [typing, setTyping] = useState(false)
  const effect = effectOfMove(isIn ? 'fund' : 'takeBack', move.possible, ground)
  const kind = actKind(password.obstacles, move.possible !== undefined && form.error === undefined)
  const confirm = { label: isIn ? '确认转入' : '确认转回', onPress: move.next, kind }
  return (
    <>
      <Sheet
        open={direction !== undefined && !password.open}
        title={isIn ? '从电子账户转入' : '转回电子账户'}
        onClose={move.close}
        // While an amount is typed on our own keys, it is one of them.
        action={
          typing ? undefined : (
            <Button kind={kind} onPress={confirm.onPress}>
              {confirm.label}
            </Button>
          )
        }
      >
        <View className="move-sheet">
          <ObstacleNotes obstacles={password.obstacles} />
          <AmountInput
            value={form.text}
            onChange={move.type}
            label={isIn ? '转入金额' : '转回金额'}
            {...(form.error === undefined ? {} : { error: form.error })}
            {...(most > 0 ? { all: most } : {})}
            confirm={confirm}
            onKeys={setTyping}
          >
            {typing ? (
              <EffectAhead {...effect} hidden={hidden} />
            ) : (
              <View className="move-sheet__effect">
                <Effect {...effect} hidden={hidden} />
              </View>
            )}
          </AmountInput>
        </View>
      </Sheet>
      <PasswordSheet
        password={password}
        name={isIn ? `转入${name} ${sub.acctNo}` : '转回电子账户'}
        amount={form.amount ?? ZERO_FEN}
        onComplete={password.complete}
      />
    </>
  )
}
