import type { Capability } from '@sandbox/kernel/capability'
import { ORDERS, POSTINGS } from './kinds'
import { seedMoney } from './seed'
import { transferIn, transferOut } from './transfers'

export { CARD_CLEARING } from './accounts'
export { type Transfer, transferIn, transferOut } from './transfers'

export const transfer = {
  name: 'transfer',
  handlers: {},
  tables: {},
  orders: ORDERS,
  postings: POSTINGS,
  seeds: [seedMoney],
  seedActs: { in: transferIn, out: transferOut },
} satisfies Capability
