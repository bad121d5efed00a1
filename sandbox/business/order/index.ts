import type * as orderCalls from '@/contract/order'
import { ownRows } from '@sandbox/kernel/capability'
import type { Capability } from '@sandbox/kernel/capability'
import { schema } from '@sandbox/kernel/db'
import type { Handler } from '@sandbox/kernel/scope'
import * as handlers from './calls'
import { orderConsole } from './console'
import { buyByCode } from './seed'

export const order = {
  name: 'order',
  handlers: handlers satisfies Record<keyof typeof orderCalls, Handler>,
  tables: {},
  exports: { orders: ownRows(schema.orders) },
  seedActs: { buyByCode },
  console: orderConsole,
} satisfies Capability
