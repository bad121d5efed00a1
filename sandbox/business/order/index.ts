import type { orderCalls } from '@/contract/order'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import { buyProduct } from './calls/buyProduct'
import { previewRedeem } from './calls/previewRedeem'
import { queryOperation } from './calls/queryOperation'
import { redeemProduct } from './calls/redeemProduct'
import { orderConsole } from './console'
import { orderExports } from './exports'

export const order = {
  name: 'order',
  handlers: { buyProduct, previewRedeem, queryOperation, redeemProduct } satisfies Record<
    keyof typeof orderCalls,
    Handler
  >,
  tables: {},
  exports: orderExports,
  console: orderConsole,
} satisfies Capability
