import type { closureCalls } from '@/contract/closure'
import type { Capability } from '@sandbox/kernel/capability'
import type { Handler } from '@sandbox/kernel/scope'
import { closureAudit } from './audit'
import { queryClosure } from './calls/queryClosure'
import { queryClosureReceipt } from './calls/queryClosureReceipt'
import { requestClosureReview } from './calls/requestClosureReview'
import { startClosure } from './calls/startClosure'
import { submitClosure } from './calls/submitClosure'
import { withdrawClosure } from './calls/withdrawClosure'
import { closureConsole } from './console'
import { closuresExport } from './exports'
import { ownTies } from './findings'
import { closingCard, closingKeeps, closingPays } from './guards'
import { MESSAGES, POSTINGS } from './kinds'
import { closingFace, closingReview } from './owner'
import { seedClosures, seedLeavers } from './seed'
import * as tables from './tables'
import { forgetFormer, settleClosures } from './upkeep'

export { formerIdsOf, hadAccount } from './former'

export const closure = {
  name: 'closure',
  handlers: {
    queryClosure,
    queryClosureReceipt,
    requestClosureReview,
    startClosure,
    submitClosure,
    withdrawClosure,
  } satisfies Record<keyof typeof closureCalls, Handler>,
  tables,
  postings: POSTINGS,
  messages: MESSAGES,
  exports: { closures: closuresExport },
  unexported: { former_customers: 'of closed accounts alone: nobody is left who could ask' },
  audit: closureAudit,
  paymentGuards: [closingPays],
  ownerGuards: [closingKeeps],
  cardTies: closingCard,
  closingTies: ownTies,
  faceScenes: { closeAccount: closingFace },
  reviews: { closure: closingReview },
  seeds: [seedLeavers, seedClosures],
  upkeep: [settleClosures, forgetFormer],
  console: closureConsole,
} satisfies Capability
