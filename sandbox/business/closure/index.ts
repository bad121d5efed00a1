import type * as closureCalls from '@/contract/closure'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import { closureAudit } from './audit'
import * as handlers from './calls'
import { closureConsole } from './console'
import { closuresExport } from './exports'
import { ownChecks } from './findings'
import { closingCard, closingKeeps, closingPays } from './guards'
import { MESSAGES, POSTINGS } from './kinds'
import { closingFace, closingReview } from './owner'
import { seedClosures, seedLeavers } from './seed'
import * as tables from './tables'
import { forgetFormer, settleClosures } from './minuteJobs'

export { formerIdsOf, hadAccount } from './former'

export const closure = {
  name: 'closure',
  handlers: handlers satisfies Record<keyof typeof closureCalls, Handler>,
  tables,
  postings: POSTINGS,
  messages: MESSAGES,
  exports: { closures: closuresExport },
  unexported: { former_customers: 'of closed accounts alone: nobody is left who could ask' },
  audit: closureAudit,
  paymentGuards: [closingPays],
  ownerGuards: [closingKeeps],
  cardChecks: closingCard,
  closureChecks: ownChecks,
  faceScenes: { closeAccount: closingFace },
  reviews: { closure: closingReview },
  seeds: [seedLeavers, seedClosures],
  minuteJobs: [settleClosures, forgetFormer],
  console: closureConsole,
} satisfies Capability
