import type * as shopCalls from '@/contract/shop'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import * as handlers from './calls'
import { shopClosing } from './closing'
import { shopExport } from './exports'
import { shopRule } from './rule'
import { seedShops } from './seed'
import * as tables from './tables'

export const shop = {
  name: 'shop',
  handlers: handlers satisfies Record<keyof typeof shopCalls, Handler>,
  tables,
  exports: { shop: shopExport },
  approvals: { SHOP: shopRule },
  closureChecks: shopClosing,
  seeds: [seedShops],
} satisfies Capability
