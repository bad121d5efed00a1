import type { shopCalls } from '@/contract/shop'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import { queryMyShop } from './calls/queryMyShop'
import { queryShop } from './calls/queryShop'
import { saveShop } from './calls/saveShop'
import { setShopOpen } from './calls/setShopOpen'
import { shopClosing } from './closing'
import { shopExport } from './exports'
import { shopRule } from './rule'
import { seedShops } from './seed'
import * as tables from './tables'

export const shop = {
  name: 'shop',
  handlers: { queryMyShop, queryShop, saveShop, setShopOpen } satisfies Record<keyof typeof shopCalls, Handler>,
  tables,
  exports: { shop: shopExport },
  approvals: { SHOP: shopRule },
  closingTies: shopClosing,
  seeds: [seedShops],
} satisfies Capability
