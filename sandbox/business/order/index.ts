import type { orderCalls } from '@/contract/order'
import { ownRows } from '@sandbox/kernel/capability'
import type { Capability } from '@sandbox/kernel/capability'
import { schema } from '@sandbox/kernel/db'
import type { Handler } from '@sandbox/kernel/scope'
import { buyProduct } from './calls/buyProduct'
import { previewBuy } from './calls/previewBuy'
import { previewRedeem } from './calls/previewRedeem'
import { queryObstacles } from './calls/queryObstacles'
import { queryOperation } from './calls/queryOperation'
import { redeemProduct } from './calls/redeemProduct'
import { orderConsole } from './console'
import { buyByCode } from './seed'

export const order = {
  name: 'order',
  handlers: { buyProduct, previewBuy, previewRedeem, queryObstacles, queryOperation, redeemProduct } satisfies Record<
    keyof typeof orderCalls,
    Handler
  >,
  tables: {},
  exports: { orders: ownRows(schema.orders) },
  seedActs: { buyByCode },
  console: orderConsole,
} satisfies Capability
