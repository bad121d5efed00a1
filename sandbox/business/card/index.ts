import type { cardCalls } from '@/contract/card'
import { passScene } from '@sandbox/business/identity'
import { ownRows } from '@sandbox/kernel/capability'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import { bindBankCard } from './calls/bindBankCard'
import { changeFirstCard } from './calls/changeFirstCard'
import { queryBanks } from './calls/queryBanks'
import { queryBoundCards } from './calls/queryBoundCards'
import { queryCard } from './calls/queryCard'
import { querySettlementCard } from './calls/querySettlementCard'
import { setCardAlias } from './calls/setCardAlias'
import { setDefaultCard } from './calls/setDefaultCard'
import { setSettlementCard } from './calls/setSettlementCard'
import { unbindCard } from './calls/unbindCard'
import { validateBindAccount } from './calls/validateBindAccount'
import { cardClosing } from './closing'
import { cardConsole } from './console'
import { cardsExport } from './exports'
import { MESSAGES } from './kinds'
import { seedCards } from './seed'
import * as tables from './tables'
import { cardsBound, cardsUnbound } from './timeline'

export { boundCards } from './tables'
export {
  bindCard,
  type BoundCard,
  cardNameOf,
  cardsOf,
  findCard,
  findSpecialCard,
  firstCardOf,
  setReservedPhone,
  type VerifiedCard,
  verifyCard,
  wireCard,
} from './cards'

export const card = {
  name: 'card',
  handlers: {
    bindBankCard,
    changeFirstCard,
    queryBanks,
    queryBoundCards,
    queryCard,
    querySettlementCard,
    setCardAlias,
    setDefaultCard,
    setSettlementCard,
    unbindCard,
    validateBindAccount,
  } satisfies Record<keyof typeof cardCalls, Handler>,
  tables,
  messages: MESSAGES,
  exports: { cards: cardsExport, settlementCards: ownRows(tables.settlementCards) },
  faceScenes: { changeFirstCard: passScene('changeFirstCard') },
  seeds: [seedCards],
  console: cardConsole,
  closingTies: cardClosing,
  timeline: [cardsBound, cardsUnbound],
} satisfies Capability
