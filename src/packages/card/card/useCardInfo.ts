import { useState } from 'react'
import type { CallError } from '@/api/errors'
import { go } from '@/app/navigate'
import { queryCard } from '@/contract/card/queryCard'
import { setDefaultCard } from '@/contract/card/setDefaultCard'
import { unbindCard } from '@/contract/card/unbindCard'
import type { ResponseOf } from '@/contract/call'
import { queryTransferLimits } from '@/contract/transfer/queryTransferLimits'
import type { KeptFor } from '@/domain/card/roles'
import { together } from '@/features/loaded/together'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'
import { call } from '@/session/bank'
import { callOrSay } from '@/session/callOrSay'
import { confirm, tell } from '@/session/overlay'
import { useCall } from '@/session/useCall'
import type { Read } from '@/session/useCall'
import { showToast } from '@/ui/Toast'
import { cardName } from '../cards'
import { useWithPassword } from '@/features/order/useWithPassword'
import type { WithPassword } from '@/features/order/useWithPassword'

export type CardFacts = ResponseOf<typeof queryCard>
export type CardUse = ResponseOf<typeof queryTransferLimits>['cards'][number]

export interface CardWithUse {
  readonly card: CardFacts
  /** What today has taken from it; undefined for a card that no money is taken from. */
  readonly use: CardUse | undefined
}

/** Why a card stays bound, and where that can be changed. */
const KEPT: Readonly<
  Record<KeptFor, { readonly text: string; readonly yes: string; readonly to: (cardId: string) => Link }>
> = {
  FIRST: { text: '主卡不能直接解绑，请先将另一张银行卡设为主卡', yes: '更换主卡', to: () => link('/firstCard') },
  IN_USE: {
    text: '该银行卡有转账或注销账户的转出正在处理，请等待完成后再解绑',
    yes: '查看转账',
    to: (cardId) => link('/walletTransactionRecordList', { cardId }),
  },
  LAST: {
    text: '账户内还有资金，须保留一张银行卡用于转出，请先绑定另一张银行卡',
    yes: '添加银行卡',
    to: () => link('/addbandcard'),
  },
}

/** A card that takes special payouts has no transfers. */
const PAYOUT_SENDING = {
  text: '有专项款项正在发放到该卡，请等待完成后再解绑',
  yes: '查看专项款项',
  to: () => link('/speciaLists'),
}

async function sayKept(kept: KeptFor, { role, cardId }: CardFacts): Promise<void> {
  const { text, yes, to } = kept === 'IN_USE' && role === 'SPECIAL' ? PAYOUT_SENDING : KEPT[kept]
  if (await confirm({ text, yes })) go(to(cardId))
}

interface CardInfo {
  readonly read: Read<CardWithUse>
  readonly password: WithPassword
  readonly naming: boolean
  readonly setNaming: (naming: boolean) => void
  readonly makeDefault: () => Promise<void>
  readonly askToUnbind: (card: CardFacts) => Promise<void>
}

/** One bound card, what today still takes from it, and what can be done with it. */
export function useCardInfo(cardId: string): CardInfo {
  const facts = useCall(queryCard, { cardId })
  const both = together(facts, useCall(queryTransferLimits, {}))
  const [naming, setNaming] = useState(false)
  const read: Read<CardWithUse> =
    both.state === 'ready'
      ? { ...both, data: { card: both.data[0], use: both.data[1].cards.find((one) => one.cardId === cardId) } }
      : both
  const unbind = async (password: string) => {
    const outcome = await call(unbindCard, { cardId, password })
    if (outcome.ok) go('/untiedBankCardSuccessed', {}, { replace: true })
    return outcome
  }
  const refused = async (error: CallError): Promise<void> => {
    await tell({ text: error.message })
    facts.reload()
  }
  const password = useWithPassword(unbindCard, { send: unbind, onRefused: refused })
  const askToUnbind = async (card: CardFacts): Promise<void> => {
    if (card.keptFor) return sayKept(card.keptFor, card)
    if (password.obstacles.stop()) return
    const sure = await confirm({
      title: '解绑银行卡',
      text: `解绑${cardName(card)}后，该卡不能再${card.role === 'SPECIAL' ? '接收专项款项' : '用于转入、转出'}。需要时可重新绑定。`,
      yes: '继续解绑',
    })
    if (sure) password.ask()
  }
  const makeDefault = async (): Promise<void> => {
    if (await callOrSay(setDefaultCard, { cardId }, showToast)) showToast('已设为默认卡')
  }
  return { read, password, naming, setNaming, makeDefault, askToUnbind }
}
