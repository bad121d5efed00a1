import type * as cardCalls from '@/contract/card'
import { passScene } from '@sandbox/business/identity'
import { ownRows } from '@sandbox/kernel/capability'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import * as handlers from './calls'
import { cardClosing } from './closing'
import { cardConsole } from './console'
import { cardsExport } from './exports'
import { MESSAGES } from './kinds'
import { seedCards } from './seed'
import * as tables from './tables'
import { cardsBound, cardsUnbound } from './timeline'

export { boundCards } from './tables'
export {
  checkedTooOften,
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
  handlers: handlers satisfies Record<keyof typeof cardCalls, Handler>,
  tables,
  messages: MESSAGES,
  exports: { cards: cardsExport, settlementCards: ownRows(tables.settlementCards) },
  faceScenes: { changeFirstCard: passScene('changeFirstCard') },
  seeds: [seedCards],
  console: cardConsole,
  closureChecks: cardClosing,
  timeline: [cardsBound, cardsUnbound],
} satisfies Capability
