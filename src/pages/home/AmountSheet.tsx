import { useState } from 'react'
import { yuan } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { typedYuan } from '@/domain/money/input'
import { keepMeantAmount } from '@/session/meantAmount'
import { AmountInput } from '@/ui/AmountInput'
import { Button } from '@/ui/Button'
import { readyKind } from '@/ui/Button/readyKind'
import { Sheet } from '@/ui/Sheet'

interface AmountSheetProps {
  /** In fen. */
  readonly amount: Fen
  readonly onAmount: (amount: Fen) => void
  readonly onClose: () => void
}

const QUICK = [10_000, 50_000, 200_000].map(yuan)

/** For what amount home says what it brings. */
export function AmountSheet({ amount, onAmount, onClose }: AmountSheetProps) {
  const [text, setText] = useState(() => typedYuan(amount))
  const [typed, setTyped] = useState<Fen | undefined>(amount)
  const [error, setError] = useState<string>()
  return (
    <Sheet
      open
      title="想存多少"
      onClose={onClose}
      action={
        <Button
          kind={readyKind(!!typed)}
          onPress={() => {
            if (!typed) return setError('请输入想存的金额')
            onAmount(typed)
            keepMeantAmount(typed)
            onClose()
          }}
        >
          看看得多少
        </Button>
      }
    >
      <AmountInput
        label="想存的金额"
        value={text}
        quick={QUICK}
        onChange={(next, read) => {
          setText(next)
          setTyped(read)
          setError(undefined)
        }}
        {...(error !== undefined && { error })}
      />
    </Sheet>
  )
}
