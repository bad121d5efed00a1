import type * as specialCalls from '@/contract/special'
import { passScene } from '@sandbox/business/identity'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import { specialAudit } from './audit'
import { specialBatchRule } from './batchRule'
import * as handlers from './calls'
import { specialClosing } from './closing'
import { specialConsole } from './console'
import { specialProofRule } from './counter'
import { returnSpecial } from './dayEnd'
import { specialExports } from './exports'
import { isSentTo } from './items'
import { MESSAGES, ORDERS, POSTINGS } from './kinds'
import { settlePayouts } from './network'
import { seedSpecial } from './seed'
import * as tables from './tables'

export { fundBatch, type Funding } from './fund'
export { payoutFacts } from './items'

export const special = {
  name: 'special',
  handlers: handlers satisfies Record<keyof typeof specialCalls, Handler>,
  tables,
  orders: ORDERS,
  postings: POSTINGS,
  messages: MESSAGES,
  approvals: { SPECIAL_BATCH: specialBatchRule, SPECIAL_PROOF: specialProofRule },
  exports: specialExports,
  audit: specialAudit,
  cardChecks: { uses: isSentTo },
  closureChecks: specialClosing,
  dayEnd: { returnSpecial },
  faceScenes: { claimSpecial: passScene('claimSpecial') },
  minuteJobs: [settlePayouts],
  seeds: [seedSpecial],
  console: specialConsole,
} satisfies Capability
