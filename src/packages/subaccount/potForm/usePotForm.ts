import { useState } from 'react'
import type { CallError } from '@/api/errors'
import { go, goBack } from '@/app/navigate'
import { changePot } from '@/contract/pots/changePot'
import { openPot } from '@/contract/pots/openPot'
import { day } from '@/domain/dates/day'
import { ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { readYuan, typedYuan } from '@/domain/money/input'
import { monthlyOffer, POT_FAULTS, potFault } from '@/domain/pots/pots'
import type { PotFault, PotPicture, PotTerms } from '@/domain/pots/pots'
import { sayMessage, sayRefusedOrder } from '@/features/order/refusals'
import { useObstacles } from '@/features/order/useObstacles'
import { askAnew, call } from '@/session/bank'
import { tell } from '@/session/overlay'
import { useAction } from '@/session/useAction'
import { showComplaint } from '@/ui/complaint'
import { showToast } from '@/ui/Toast'
import type { Pot } from '../potTexts'

/** As it is typed. */
export interface Typed {
  readonly name: string
  readonly target: string
  readonly picture: PotPicture
  readonly byDay: string
  readonly monthly: string
  readonly monthlyDate: number
  readonly takesInterest: boolean
}

const NEW: Typed = {
  ...{ name: '', target: '', picture: 'savings', byDay: '', monthly: '', monthlyDate: 1, takesInterest: false },
}

function typedOf(pot: Pot, filled: boolean): Typed {
  const { target, ...rest } = pot
  const monthly = (filled ? monthlyOffer(pot) : undefined) ?? pot.monthlyAmount
  return { ...rest, target: typedYuan(target), monthly: monthly > 0 ? typedYuan(monthly) : '' }
}

const yuanOf = (text: string): Fen => {
  const read = readYuan(text)
  return read.ok ? read.value : ZERO_FEN
}

const termsOf = ({ target, monthly, ...typed }: Typed): PotTerms => ({
  name: typed.name.trim(),
  picture: typed.picture,
  byDay: typed.byDay,
  monthlyDate: typed.monthlyDate,
  takesInterest: typed.takesInterest,
  target: yuanOf(target),
  monthlyAmount: yuanOf(monthly),
})

const sayFailed = (error: CallError): Promise<void> =>
  error.kind === 'refused' ? sayRefusedOrder(error) : sayMessage(error.message)

/** One that may have been opened isn't opened again: opening has no client id. */
async function sayNotOpened(error: CallError): Promise<void> {
  if (error.kind === 'refused' || error.kind === 'offline') return sayFailed(error)
  await tell({ text: '网络不稳定，结果未确认。请勿重复操作，先看看存钱罐是否已建好。', ok: '查看存钱罐' })
  go('/pots', {}, { replace: true })
}

/**
 * A new pot, or another target, day, picture or rule of one.
 * @param today the bank's day
 * @param filled whether the month already brings what the plan asks for
 */
export function usePotForm(pot: Pot | undefined, today: string, filled: boolean) {
  const [typed, setTyped] = useState<Typed>(pot ? typedOf(pot, filled) : NEW)
  const [fault, setFault] = useState<PotFault>()
  const obstacles = useObstacles(pot ? changePot : openPot, {})
  const terms = termsOf(typed)
  const found = potFault(terms, day(today), pot?.byDay)
  const save = useAction(async () => {
    if (obstacles.stop()) return
    setFault(found)
    if (found !== undefined) return showComplaint()
    const outcome = pot ? await call(changePot, { potId: pot.potId, terms }) : await call(openPot, terms)
    if (!outcome.ok) {
      askAnew(changePot, outcome.error)
      return pot ? sayFailed(outcome.error) : sayNotOpened(outcome.error)
    }
    showToast(pot ? '已保存' : '存钱罐已建好，存入第一笔吧')
    goBack()
  })
  return {
    obstacles,
    ready: found === undefined,
    typed,
    set: (change: Partial<Typed>) => {
      setFault(undefined)
      setTyped((before) => ({ ...before, ...change }))
    },
    errorOf: (field: PotFault): string | undefined => (fault === field ? POT_FAULTS[field] : undefined),
    save,
  }
}
