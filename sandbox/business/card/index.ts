import type { cardCalls } from '@/contract/card'
import { passScene } from '@sandbox/business/identity'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import { bindBankCard } from './calls/bindBankCard'
import { changeFirstCard } from './calls/changeFirstCard'
import { queryBanks } from './calls/queryBanks'
import { queryBoundCards } from './calls/queryBoundCards'
import { queryCard } from './calls/queryCard'
import { setCardAlias } from './calls/setCardAlias'
import { setDefaultCard } from './calls/setDefaultCard'
import { unbindCard } from './calls/unbindCard'
import { validateBindAccount } from './calls/validateBindAccount'
import { cardConsole } from './console'
import { cardsExport } from './exports'
import { MESSAGES } from './kinds'
import { seedCards } from './seed'
import * as tables from './tables'

export { boundCards } from './tables'
export { bindCard, cardsOf, findCard, cardNameOf, type BoundCard, type VerifiedCard, verifyCard } from './cards'

export const card = {
  name: 'card',
  handlers: {
    bindBankCard,
    changeFirstCard,
    queryBanks,
    queryBoundCards,
    queryCard,
    setCardAlias,
    setDefaultCard,
    unbindCard,
    validateBindAccount,
  } satisfies Record<keyof typeof cardCalls, Handler>,
  tables,
  messages: MESSAGES,
  exports: { cards: cardsExport },
  faceScenes: { changeFirstCard: passScene('changeFirstCard') },
  seeds: [seedCards],
  console: cardConsole,
} satisfies Capability
