import type { accountCalls } from '@/contract/account'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import { queryAccountStatus } from './calls/queryAccountStatus'
import { queryAssets } from './calls/queryAssets'
import { queryWallet } from './calls/queryWallet'
import { accountExports } from './exports'
import { idCardTerm, tradingStatus } from './guards'

export const account = {
  name: 'account',
  handlers: { queryAccountStatus, queryAssets, queryWallet } satisfies Record<keyof typeof accountCalls, Handler>,
  tables: {},
  exports: accountExports,
  paymentGuards: [tradingStatus, idCardTerm],
} satisfies Capability
