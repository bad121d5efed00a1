import { useEffect, useState } from 'react'
import { go, goBack } from '@/app/navigate'
import { bindBankCard } from '@/contract/card/bindBankCard'
import { useCardForm } from '@/features/identity/card/useCardForm'
import type { CardForm } from '@/features/identity/card/useCardForm'
import { refusedAs } from '@/features/identity/refusedAs'
import { useObstacles } from '@/features/order/useObstacles'
import type { Obstacles } from '@/features/order/useObstacles'
import { navigation } from '@/platform/navigation'
import { link, linkOf } from '@/routes/link'
import { call } from '@/session/bank'
import { confirm, tell } from '@/session/overlay'
import { askToTick } from '@/ui/RequiredCheckbox'
import { showToast } from '@/ui/Toast'

/** Back to where the customer came from; to where the address says, or the list, when they came in here. */
function leave(from: string | undefined): void {
  if (navigation.depth() > 1) goBack()
  else go((from === undefined ? undefined : linkOf(from)) ?? link('/mybandcard'), { replace: true })
}

interface Binding {
  readonly form: CardForm
  readonly obstacles: Obstacles
  readonly bound: boolean
  readonly agreed: boolean
  readonly agree: (agreed: boolean) => void
  readonly submit: () => Promise<void>
}

/** Binds one more card, by the form that opening an account uses too. */
export function useBinding(use: 'OWN' | 'SPECIAL', from: string | undefined): Binding {
  const [agreed, setAgreed] = useState(false)
  const [bound, setBound] = useState(false)
  const form = useCardForm(async (card) => {
    const outcome = await call(bindBankCard, { ...card, use })
    if (outcome.ok) {
      setBound(true)
      showToast('添加成功')
      return undefined
    }
    const name = refusedAs(outcome.error)
    const { message } = outcome.error
    if (name === 'CardLimitReached') {
      if (await confirm({ text: message, yes: '查看银行卡' })) go('/mybandcard')
    } else if (name === 'TooManyTries') await tell({ text: message })
    else return outcome.error
    return undefined
  })
  // Once the page no longer asks whether to leave: going back is a step that it asks about.
  useEffect(() => {
    if (bound) leave(from)
  }, [bound, from])
  const obstacles = useObstacles(bindBankCard, {})
  const submit = async (): Promise<void> => {
    if (obstacles.stop()) return
    if (!agreed) return askToTick()
    await form.submit()
  }
  return { form, obstacles, bound, agreed, agree: setAgreed, submit }
}
