import type { cardCalls } from '@/contract/card'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import { bindBankCard } from './calls/bindBankCard'
import { queryBoundCards } from './calls/queryBoundCards'
import { validateBindAccount } from './calls/validateBindAccount'
import { cardsExport } from './exports'
import { MESSAGES } from './kinds'
import { seedCards } from './seed'
import * as tables from './tables'

export { boundCards } from './tables'
export { bindCard, cardsOf, findCard, cardNameOf, type BoundCard, type VerifiedCard, verifyCard } from './cards'

export const card = {
  name: 'card',
  handlers: { bindBankCard, queryBoundCards, validateBindAccount } satisfies Record<keyof typeof cardCalls, Handler>,
  tables,
  messages: MESSAGES,
  exports: { cards: cardsExport },
  seeds: [seedCards],
} satisfies Capability
