import type * as transferCalls from '@/contract/transfer'
import { passScene } from '@sandbox/business/identity'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import { transferClosing } from './closing'
import { transferAudit } from './audit'
import * as handlers from './calls'
import { transferConsole } from './console'
import { transferExports } from './exports'
import { MESSAGES, ORDERS, POSTINGS } from './kinds'
import { beginCooling } from './limits'
import { paymentLocks } from './locks'
import { settleDue } from './network'
import { seedMoney, seedTransfers } from './seed'
import { seedPaySecurity } from './seedPaySecurity'
import * as tables from './tables'
import { limitChanges, protectionChanges } from './protections'
import { endedTransfers, followedTransfers } from './timeline'
import { transferIn, transferOut } from './transfers'
import { isCardInUse } from './unsettled'

export { CARD_CLEARING, entriesOf, outgoingMoney, REVERSAL_RECEIVABLE } from './accounts'
export {
  type CarriedBook,
  carryDue,
  carryNext,
  clarifyOne,
  decideLateReturn,
  type FollowUp,
  type Happening,
  timesAfter,
} from './carry'
export { cardsOfTransfers } from './cardsOfTransfers'
export { shortOf } from './facts'
export { beginCooling, readOutLimits, setOwnLimits } from './limits'
export { beginTransfer, findTransfer, moveTransfer } from './machine'
export { keepPaySecurity, readPaySecurity } from './paySecurity'
export { recordSecurityChange } from './protections'
export {
  countSpending,
  giveSpendingBack,
  hasStopped,
  ownSpendingRefusal,
  spendingRefusal,
  notifyIfLarge,
} from './spending'
export { settleOne } from './network'
export { lockWaiting, stopForFreezes } from './stop'
export { transfers } from './tables'
export { unsettledOut } from './unsettled'
export { wireTransfer } from './wire'
export { type MovedMoney, transferIn, transferOut } from './transfers'

const minuteJobs = async (bank: Parameters<typeof settleDue>[0]): Promise<void> => {
  await settleDue(bank)
}

export const transfer = {
  name: 'transfer',
  handlers: handlers satisfies Record<keyof typeof transferCalls, Handler>,
  tables,
  orders: ORDERS,
  postings: POSTINGS,
  messages: MESSAGES,
  exports: transferExports,
  unexported: { spending_uses: 'sums by day of the payments that are listed among the orders' },
  audit: transferAudit,
  cardChecks: { uses: isCardInUse, firstChanged: beginCooling },
  faceScenes: { transfer: passScene('transfer'), transferAway: passScene('transferAway') },
  paymentGuards: [paymentLocks],
  minuteJobs: [minuteJobs],
  seeds: [seedMoney, seedTransfers, seedPaySecurity],
  seedActs: { in: transferIn, out: transferOut },
  console: transferConsole,
  closureChecks: transferClosing,
  timeline: [protectionChanges],
  adjustments: [followedTransfers, endedTransfers, limitChanges],
} satisfies Capability
