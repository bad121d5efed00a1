import type * as approvalCalls from '@/contract/approval'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import * as handlers from './calls'
import { approvalConsole } from './console'
import { approvalClosing, expireApprovals } from './end'
import { approvalExports } from './exports'
import { MESSAGES } from './kinds'
import * as tables from './tables'

export { decide } from './decide'
export { expireApprovals, expireOne, withdraw } from './end'
export { countWaiting } from './list'
export { actorOf, BANK, clerkOf, type Actor } from './people'
export { hashOf, registeredKinds } from './rules'
export { approvals, type Approval } from './tables'
export { beginApproval, isBegun, saveDraft, submit, type Desk } from './write'

export const approval = {
  name: 'approval',
  handlers: handlers satisfies Record<keyof typeof approvalCalls, Handler>,
  tables,
  messages: MESSAGES,
  exports: approvalExports,
  minuteJobs: [expireApprovals],
  console: approvalConsole,
  closureChecks: approvalClosing,
} satisfies Capability
