import { useState } from 'react'
import type { CallError } from '@/api/errors'
import { changeFirstCard } from '@/contract/card/changeFirstCard'
import { queryBoundCards } from '@/contract/card/queryBoundCards'
import { refusedAs } from '@/features/identity/refusedAs'
import { useConsentedFace } from '@/features/identity/face/useConsentedFace'
import type { ConsentedFace } from '@/features/identity/face/useConsentedFace'
import { link } from '@/routes/link'
import { call } from '@/session/bank'
import { useCall } from '@/session/useCall'
import type { Read } from '@/session/useCall'
import { showToast } from '@/ui/Toast'
import type { BoundCard } from '../cards'
import { sayRefusedOrder } from '@/features/order/refusals'
import { useWithPassword } from '@/features/order/useWithPassword'
import type { WithPassword } from '@/features/order/useWithPassword'

/** How far a change of the first card has come. */
export type FirstCardStep = 'about' | 'face' | 'passed' | 'done'

export interface FirstCards {
  readonly first: BoundCard | undefined
  /** Those that could be the first instead. */
  readonly others: readonly BoundCard[]
}

interface FirstCardChange {
  readonly read: Read<FirstCards>
  readonly step: FirstCardStep
  readonly chosen: string | undefined
  readonly choose: (cardId: string) => void
  readonly begin: () => void
  readonly face: ConsentedFace
  readonly password: WithPassword
}

const firstOf = (cards: readonly BoundCard[]): FirstCards => ({
  first: cards.find(({ role }) => role === 'FIRST'),
  others: cards.filter(({ role }) => role === 'ORDINARY'),
})

/**
 * The first card and its change: another card chosen, a face, the payment password.
 * @param returned what the face service's page brought back (H5)
 */
export function useFirstCard(returned: { readonly cardId?: string; readonly bizToken?: string }): FirstCardChange {
  const cards = useCall(queryBoundCards, {})
  const [chosen, setChosen] = useState(returned.cardId)
  const [step, setStep] = useState<FirstCardStep>(returned.bizToken === undefined ? 'about' : 'face')
  const send = async (password: string) => {
    const outcome = await call(changeFirstCard, { cardId: chosen ?? '', password })
    if (outcome.ok) setStep('done')
    return outcome
  }
  const refused = async (error: CallError): Promise<void> => {
    if (refusedAs(error) === 'FaceMissing') {
      setStep('face')
      return showToast('人脸识别已超过10分钟，请重新识别')
    }
    await sayRefusedOrder(error)
    setStep('about')
    cards.reload()
  }
  const password = useWithPassword(changeFirstCard, { send, onRefused: refused })
  const face = useConsentedFace({
    scene: 'changeFirstCard',
    returnTo: link('/firstCard', { cardId: chosen }),
    bizToken: returned.bizToken,
    onPassed: async () => {
      setStep('passed')
      password.ask()
    },
  })
  const begin = (): void => {
    if (password.obstacles.stop()) return
    if (chosen === undefined) showToast('请先选择要设为主卡的银行卡')
    else setStep('face')
  }
  const read: Read<FirstCards> = cards.state === 'ready' ? { ...cards, data: firstOf(cards.data.cards) } : cards
  return { read, step, chosen, choose: setChosen, begin, face, password }
}
